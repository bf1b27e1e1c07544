import { useTranslation } from 'react-i18next';
import { useDeleteMemberMutation } from '@/api/memberChanges';
import { RemovalDialog } from '@/modal/RemovalDialog';
import type { Member } from '@contract/member';

interface DeleteUserDialogProps {
  members: readonly Member[];
  onRemoved?: () => void;
}

/** Asks before one of these members is deleted, and says what is erased and what stays; a refusal is explained in it. */
export function DeleteUserDialog({ members, onRemoved }: DeleteUserDialogProps) {
  const { t } = useTranslation();
  const [deleteMember] = useDeleteMemberMutation();
  return (
    <RemovalDialog
      kind="deleteUser"
      things={members}
      question={({ name, surname }) => t('userForm.remove.question', { name, surname })}
      consequence={() => t('userForm.remove.consequence')}
      remove={({ id, golfclubId, name, surname, username, email }, changeOnce) =>
        // Somebody created anew with the same names is another one.
        changeOnce(deleteMember, { golfclubId, member: { name, surname, username, email } }, { id })
      }
      done={({ name, surname }) => ({ textKey: 'userForm.remove.done', values: { name, surname } })}
      {...(onRemoved && { onRemoved })}
    />
  );
}
