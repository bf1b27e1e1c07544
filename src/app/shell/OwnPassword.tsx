import { SignInAgain } from '@/features/login';
import { ownPasswordPage } from '@/features/profile';
import { Deferred } from '@/ui/Deferred';
import { lazyPage } from '@/ui/lazyLoading';
import SigningOutQuestion from './SigningOutQuestion';
import { useSigningOut } from './useSigningOut';

const OwnPasswordPage = lazyPage(ownPasswordPage);

/** The page that replaces a one-time password, with what may be asked over it. */
export default function OwnPassword() {
  const signOut = useSigningOut();
  return (
    <>
      <OwnPasswordPage onLeave={signOut} />
      <Deferred>
        <SignInAgain onLeave={signOut} />
        <SigningOutQuestion />
      </Deferred>
    </>
  );
}
