import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useSignOutMutation } from '../../api/auth';
import type { OutboxEntry } from '../../outbox/entries';
import { selectEntries, type WithOutbox } from '../../outbox/outboxSlice';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

/** Returns how somebody signs out, and the question that comes first while recorded balls are still on this device. */
export function useSigningOut(): { signOut: () => void; question: ReactElement } {
  const { t } = useTranslation();
  const [signOut] = useSignOutMutation();
  // Read when it is asked for: menus must not be drawn again with every ball.
  const store = useStore<WithOutbox>();
  const [unsent, setUnsent] = useState<readonly OutboxEntry[]>([]);
  const [isAsked, setIsAsked] = useState(false);
  const isAllKept = unsent.every(({ isKept }) => isKept);
  const count = unsent.filter(({ kind }) => kind === 'ball').length;
  const question = (
    <ConfirmDialog
      open={isAsked}
      title={t('outbox.signOut.title')}
      question={t('outbox.signOut.question', { count })}
      consequence={t(isAllKept ? 'outbox.signOut.stays' : 'outbox.signOut.lost')}
      confirmLabel={t('outbox.signOut.confirm')}
      cancelLabel={t('outbox.signOut.stay')}
      onConfirm={() => void signOut()}
      onCancel={() => setIsAsked(false)}
    />
  );
  const ask = () => {
    const entries = selectEntries(store.getState());
    setUnsent(entries);
    if (entries.length > 0) setIsAsked(true);
    else void signOut();
  };
  return { question, signOut: ask };
}
