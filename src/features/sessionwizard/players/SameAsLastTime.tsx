import GroupAddIcon from '@mui/icons-material/GroupAdd';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetLastPlayersQuery, useLazyGetLastPlayersQuery } from '@/api/training';
import { useProblemText } from '@/errors/problem';
import { showDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { personName } from '@/i18n/personName';
import { LoadingButton } from '@/ui/LoadingButton';
import { useBusyControl } from '@/ui/useControl';
import { useSwitch } from '@/ui/useStoredControl';
import type { LastPlayers, ScheduledTraining } from '@contract/training';
import type { Chosen, ChosenMember } from './chosenPlayersSlice';

interface SameAsLastTimeProps {
  training: ScheduledTraining;
  chosen: readonly Chosen[];
  onChoose: (member: ChosenMember) => void;
}

/** Chooses who played in the last training of this template, or else of the club, and says who was left out. */
export function SameAsLastTime({ training, chosen, onChoose }: SameAsLastTimeProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const of = { scheduledTrainingId: training.id };
  const control = `lastPlayers/${training.id}`;
  // What was answered is shown where it was asked for, in a replay too.
  const [isAsked, setAsked] = useSwitch(control);
  const [loadLastPlayers] = useLazyGetLastPlayersQuery();
  const { currentData, error, isFetching } = useGetLastPlayersQuery(of, { skip: !isAsked });
  const isAsking = useBusyControl(control, isFetching);
  const latest = useRef(training);
  useEffect(() => {
    latest.current = training;
  });
  const choose = async () => {
    setAsked(true);
    const { data } = await loadLastPlayers(of);
    // Some of them may have been added meanwhile.
    const playing = new Set(latest.current.trainingSessions.flatMap(({ players }) => players.map(({ id }) => id)));
    for (const player of data?.players ?? []) if (!playing.has(player.id)) onChoose(player);
  };
  const isAdded = chosen.length === 0 && training.trainingSessions.length > 0;
  return (
    <>
      <LoadingButton
        startIcon={<GroupAddIcon aria-hidden />}
        loading={isAsking}
        onClick={() => void choose()}
        sx={{ minHeight: 44 }}
      >
        {t('wizard.adding.lastTime')}
      </LoadingButton>
      <Box role="status" sx={{ flexBasis: '100%' }}>
        {error !== undefined && <Typography color="error">{problemText(error)}</Typography>}
        {currentData && !isAdded && <LastTime last={currentData} />}
      </Box>
    </>
  );
}

/** Which training it was, how many of its players may play, and who may not. */
function LastTime({ last: { training, players, leftOut } }: { last: LastPlayers }) {
  const { t } = useTranslation();
  if (!training) return <Typography variant="body2">{t('wizard.adding.lastNone')}</Typography>;
  const about = { name: localizedText(training.name), date: showDate(training.plannedDate, currentLocale()) };
  const names = leftOut.map((person) =>
    person.reason === 'former' ? personName(person) : t('wizard.adding.lastNotApproved', { name: personName(person) }),
  );
  return (
    <Typography variant="body2">
      <span>
        {t(training.isOfTemplate ? 'wizard.adding.lastOfTemplate' : 'wizard.adding.lastOfClub', {
          ...about,
          count: players.length,
        })}
      </span>{' '}
      {names.length > 0 && <span>{t('wizard.adding.lastLeftOut', { names: names.join(', ') })}</span>}
    </Typography>
  );
}
