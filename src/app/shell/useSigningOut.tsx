import { useState, type ReactElement } from 'react';
import { useStore } from 'react-redux';
import { useSignOutMutation } from '../../api/auth';
import type { OutboxEntry } from '../../outbox/entries';
import { selectEntries, type WithOutbox } from '../../outbox/outboxSlice';
import { Later } from '../../ui/Later';
import { lazyPart } from '../../ui/lazyPart';

const SigningOutQuestion = lazyPart(() => import(/* webpackChunkName: "private-dialogs" */ './SigningOutQuestion'));

/** Returns how somebody signs out, and the question that comes first while recorded balls are still on this device. */
export function useSigningOut(): { signOut: () => void; question: ReactElement } {
  const [signOut] = useSignOutMutation();
  // Read when it is asked for: menus must not be drawn again with every ball.
  const store = useStore<WithOutbox>();
  const [unsent, setUnsent] = useState<readonly OutboxEntry[]>([]);
  const [isAsked, setIsAsked] = useState(false);
  const question = (
    <Later>
      <SigningOutQuestion
        open={isAsked}
        unsent={unsent}
        onConfirm={() => void signOut()}
        onCancel={() => setIsAsked(false)}
      />
    </Later>
  );
  const ask = () => {
    const entries = selectEntries(store.getState());
    setUnsent(entries);
    if (entries.length > 0) setIsAsked(true);
    else void signOut();
  };
  return { question, signOut: ask };
}
