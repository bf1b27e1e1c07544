import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSignOutMutation } from '../../api/auth';
import { selectEntries } from '../../outbox/outboxSlice';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

/** Returns how somebody signs out, and the question that comes first while recorded balls are still on this device. */
export function useSigningOut(): { signOut: () => void; question: ReactElement } {
  const { t } = useTranslation();
  const [signOut] = useSignOutMutation();
  const entries = useSelector(selectEntries);
  const [isAsked, setIsAsked] = useState(false);
  const isAllKept = entries.every(({ isKept }) => isKept);
  const count = entries.filter(({ kind }) => kind === 'ball').length;
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
  return { question, signOut: () => (entries.length > 0 ? setIsAsked(true) : void signOut()) };
}
