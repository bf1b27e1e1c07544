import { SignInAgain } from '../../features/login';
import { Later } from '../../ui/Later';
import { useSigningOut } from './useSigningOut';

/** Asks for the password again once the session has lapsed; who leaves instead is asked first while balls are unsent. */
export function LapsedSession() {
  const signOut = useSigningOut();
  return (
    <Later>
      <SignInAgain onLeave={signOut} />
    </Later>
  );
}
