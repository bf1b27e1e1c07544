import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useGetTrainingsQuery } from '@/api/training';
import { addressOf } from '@/filters/address';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { showShortPlanned } from '@/i18n/plannedTimes';
import { useSession } from '@/session/sessionSlice';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import { CellLink } from '@/ui/dataGrid/RowButton';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import type { Member } from '@contract/member';
import type { ScheduledTraining } from '@contract/training';

const LATEST = 5;
const trainingId = ({ id }: ScheduledTraining) => id;

/** The latest trainings that the member was added to, each leading to where it is run. */
export function MemberTrainings({ member }: { member: Member }) {
  const { t } = useTranslation();
  const { id: player, golfclubId } = member;
  const query = useGetTrainingsQuery(
    { golfclubId, list: 'all', player, sort: '-plannedDate', page: 0, pageSize: LATEST },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useTrainingColumns(member);
  const { totalCount = 0, trainings } = query.currentData ?? {};
  return (
    <Stack spacing={1}>
      {totalCount > LATEST && (
        <Typography color="textSecondary">{t('member.moreTrainings', { count: totalCount })}</Typography>
      )}
      <DataGrid
        id="memberTrainings"
        label={t('member.trainings')}
        query={{ ...query, data: query.currentData }}
        rows={trainings}
        columns={columns}
        rowId={trainingId}
        nothingYet={t('member.trainingsNothing')}
      />
    </Stack>
  );
}

function useTrainingColumns({ id, golfclubId }: Member): GridColumn<ScheduledTraining>[] {
  const { t } = useTranslation();
  const { golfclubId: ownClub } = useSession();
  const locale = currentLocale();
  const number = new Intl.NumberFormat(locale);
  const scoreOfMember = ({ trainingSessions }: ScheduledTraining) =>
    trainingSessions.find(({ players }) => players.some((player) => player.id === id))?.totalPoints;
  return [
    {
      field: 'name',
      header: t('member.training.name'),
      isTitle: true,
      flex: 2,
      minWidth: 160,
      text: ({ name }) => localizedText(name),
      cell: ({ id: training, status, name }) => (
        <CellLink to={addressOf('wizard', { club: golfclubId === ownClub ? null : golfclubId, status, training })}>
          {localizedText(name)}
        </CellLink>
      ),
    },
    {
      field: 'date',
      header: t('member.training.date'),
      minWidth: 290,
      text: (training) => showShortPlanned(training, locale),
    },
    {
      field: 'status',
      header: t('member.training.status'),
      minWidth: 110,
      text: ({ status }) => t(`wizard.filter.${status}`),
    },
    {
      field: 'score',
      header: t('member.training.score'),
      align: 'right',
      minWidth: 90,
      text: (training) => number.format(scoreOfMember(training) ?? 0),
    },
  ];
}
