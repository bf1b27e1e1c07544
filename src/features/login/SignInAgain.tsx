import Dialog from '@mui/material/Dialog';
import { useSelector } from 'react-redux';
import { selectLapsed, selectSession } from '../../session/sessionSlice';
import { SignInAgainForm } from './SignInAgainForm';

/** Comes over the page when the server no longer knows the session; the page and what was typed stay below it. */
export default function SignInAgain({ onLeave }: { onLeave: () => void }) {
  const session = useSelector(selectSession);
  const isLapsed = useSelector(selectLapsed);
  if (!session) return null;
  return (
    <Dialog open={isLapsed} fullWidth maxWidth="xs" aria-labelledby="sign-in-again">
      <SignInAgainForm titleId="sign-in-again" email={session.email} onLeave={onLeave} />
    </Dialog>
  );
}
