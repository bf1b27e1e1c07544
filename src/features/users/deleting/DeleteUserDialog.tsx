import { useTranslation } from 'react-i18next';
import type { Member } from '../../../../contract/member';
import { useDeleteMemberMutation } from '../../../api/memberChanges';
import { RemovalDialog } from '../../../modal/RemovalDialog';

/** Asks before one of these members is deleted, and says what is erased and what stays; a refusal is explained in it. */
export function DeleteUserDialog({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation();
  const [deleteMember] = useDeleteMemberMutation();
  return (
    <RemovalDialog
      kind="deleteUser"
      things={members}
      question={({ name, surname }) => t('userForm.remove.question', { name, surname })}
      consequence={() => t('userForm.remove.consequence')}
      remove={({ golfclubId, name, surname, username, email }) =>
        deleteMember({ golfclubId, member: { name, surname, username, email } })
      }
      done={({ name, surname }) => t('userForm.remove.done', { name, surname })}
    />
  );
}
