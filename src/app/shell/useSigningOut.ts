import { useDispatch, useStore } from 'react-redux';
import { useSignOutMutation } from '@/api/auth';
import { dialogShown } from '@/modal/modalSlice';
import { recordingsStored } from '@/outbox/beingStored';
import { selectEntries, type WithOutbox } from '@/outbox/outboxSlice';

/** Milliseconds after which a disk that does not answer keeps nobody signed in. */
const MAX_WAIT = 5_000;

/** Returns how somebody signs out; while recorded balls are still on this device, that is asked first. */
export function useSigningOut(): () => void {
  const dispatch = useDispatch();
  const [signOut] = useSignOutMutation();
  // Read when it is asked for: menus must not be drawn again with every ball.
  const store = useStore<WithOutbox>();
  return () => {
    const late = new Promise((resolve) => setTimeout(resolve, MAX_WAIT));
    void Promise.race([recordingsStored(), late]).then(() => {
      if (selectEntries(store.getState()).length > 0) dispatch(dialogShown({ kind: 'signOut' }));
      else void signOut();
    });
  };
}
