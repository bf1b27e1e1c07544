import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../../../contract/member';
import { useDeleteMemberMutation } from '../../../api/memberChanges';
import { useDialog } from '../../../modal/useDialog';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useProblemText } from '../../../ui/problem';
import { useNotify } from '../../../ui/useNotify';

/** Asks before one of these members is deleted, and says what is erased and what stays; a refusal is explained in it. */
export function DeleteUserDialog({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const { isOpen, dialog, hide } = useDialog('deleteUser');
  const [deleteMember, { error, isLoading, reset }] = useDeleteMemberMutation();
  const member = useLastMember(dialog?.id ?? null, members);

  const cancel = () => {
    reset();
    hide();
  };
  const remove = async () => {
    if (!member) return;
    const { golfclubId, name, surname, username, email } = member;
    const answer = await deleteMember({ golfclubId, member: { name, surname, username, email } });
    if (answer.error === undefined) notify(t('userForm.remove.done', { name, surname }));
  };

  // Whoever leaves the page by the browser's Back has not answered; the dialog must not wait for them.
  useEffect(() => hide, [hide]);

  return (
    <ConfirmDialog
      open={isOpen && member !== null}
      title={t('ui.deletion')}
      question={member && t('userForm.remove.question', { name: member.name, surname: member.surname })}
      consequence={t('userForm.remove.consequence')}
      confirmLabel={t('ui.confirm')}
      onConfirm={() => void remove()}
      onCancel={cancel}
      isBusy={isLoading}
      problem={error === undefined ? null : problemText(error)}
    />
  );
}

/** Returns the member with the id as last seen: once deleted, the question must not change while the dialog closes. */
function useLastMember(id: string | null, members: readonly Member[]): Member | null {
  const [last, setLast] = useState<Member | null>(null);
  const found = members.find((member) => member.id === id);
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === id ? last : null);
}
