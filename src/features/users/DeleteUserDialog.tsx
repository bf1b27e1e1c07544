import { useTranslation } from 'react-i18next';
import { useDeleteMemberMutation } from '@/api/memberChanges';
import { useGetTrainingsQuery } from '@/api/training';
import { nameAndDate } from '@/editing/deletionLosses';
import { currentLocale } from '@/i18n/locale';
import { RemovalDialog } from '@/modal/RemovalDialog';
import type { Member } from '@contract/member';
import type { ToldApart } from '@contract/namesakes';

interface DeleteUserDialogProps {
  members: readonly ToldApart<Member>[];
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
      question={({ name, surname, distinction }) =>
        t('userForm.remove.question', { name, surname: distinction ? `${surname} (${distinction})` : surname })
      }
      consequence={(member) => <Consequence member={member} />}
      remove={({ id, golfclubId, name, surname, username, email }, changeOnce) =>
        // Somebody created anew with the same names is another one.
        changeOnce(deleteMember, { golfclubId, member: { name, surname, username, email } }, { id })
      }
      done={({ name, surname }) => ({ textKey: 'userForm.remove.done', values: { name, surname } })}
      {...(onRemoved && { onRemoved })}
    />
  );
}

/** What is erased, which open player sessions go with it, and what stays. */
function Consequence({ member: { id, golfclubId } }: { member: Member }) {
  const { t } = useTranslation();
  const { currentData } = useGetTrainingsQuery(
    { golfclubId, list: 'notfinished', player: id },
    { refetchOnMountOrArgChange: true },
  );
  const left = (currentData?.trainings ?? []).filter(({ trainingSessions }) =>
    trainingSessions.some(
      ({ players, playerDataStatus }) => playerDataStatus !== 'FINISHED' && players.some((player) => player.id === id),
    ),
  );
  const named = left.map((training) => t('trainingDeletion.which', nameAndDate(training)));
  const trainings = new Intl.ListFormat(currentLocale()).format(named);
  return (
    <>
      {left.length > 0 && <span>{`${t('userForm.remove.leaves', { count: left.length, trainings })} `}</span>}
      <span>{t('userForm.remove.consequence')}</span>
    </>
  );
}
