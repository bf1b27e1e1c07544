import { SignInAgain } from '../../features/login';
import { Deferred } from '../../ui/Deferred';
import { useSigningOut } from './useSigningOut';

/** Asks for the password again once the session has lapsed; who leaves instead is asked first while balls are unsent. */
export function LapsedSession() {
  const signOut = useSigningOut();
  return (
    <Deferred>
      <SignInAgain onLeave={signOut} />
    </Deferred>
  );
}
