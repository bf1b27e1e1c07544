import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Golfclub, GolfclubUse } from '../../../contract/golfclub';
import { useDeleteGolfclubMutation } from '../../api/golfclub';
import { useDialog } from '../../modal/useDialog';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { refusalOf } from '../../ui/failure';
import { useProblemText } from '../../ui/problem';
import { useNotify } from '../../ui/useNotify';
import { useOpenedClub } from './useOpenedClub';

/** Asks before a club is deleted; one that is in use stays, and its members and trainings are counted. */
export function DeleteGolfclubDialog({ clubs }: { clubs: readonly Golfclub[] }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const { isOpen, dialog, hide } = useDialog('deleteGolfclub');
  const [deleteGolfclub, { error, isLoading, reset, originalArgs }] = useDeleteGolfclubMutation();
  const name = useOpenedClub(dialog, clubs).club?.name ?? '';

  const whyNot = () => {
    const refusal = refusalOf(error);
    if (refusal?.code !== 'in-use') return problemText(error);
    const { members, trainings } = refusal.current as GolfclubUse;
    const use = [
      members > 0 && t('clubs.remove.members', { count: members }),
      trainings > 0 && t('clubs.remove.trainings', { count: trainings }),
    ].filter(Boolean);
    return t('clubs.remove.inUse', { name, use: use.join(t('clubs.remove.and')) });
  };
  const remove = async () => {
    if (!dialog) return;
    const answer = await deleteGolfclub({ golfclubId: dialog.id });
    if (answer.error === undefined) notify(t('clubs.remove.done', { name }));
  };
  const cancel = () => {
    reset();
    hide();
  };

  // Whoever leaves the page has not answered; the dialog must not wait for them.
  useEffect(() => hide, [hide]);

  return (
    <ConfirmDialog
      open={isOpen}
      title={t('ui.deletion')}
      question={t('clubs.remove.question', { name })}
      consequence={t('clubs.remove.consequence')}
      confirmLabel={t('ui.confirm')}
      onConfirm={() => void remove()}
      onCancel={cancel}
      isBusy={isLoading}
      problem={error === undefined || originalArgs?.golfclubId !== dialog?.id ? null : whyNot()}
    />
  );
}
