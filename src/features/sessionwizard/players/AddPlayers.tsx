import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from '@/ui/LoadingButton';
import { Notice } from '@/ui/Notice';
import type { ScheduledTraining } from '@contract/training';
import { recordBallsId } from '../recorder/RecordBallsButton';
import { ChosenPlayers } from './ChosenPlayers';
import { MemberSearch } from './MemberSearch';
import { SameAsLastTime } from './SameAsLastTime';
import { useAddingPlayers } from './useAddingPlayers';

interface AddPlayersProps {
  training: ScheduledTraining;
  /** The search has the focus at first, and all of the form is in view. */
  takesFocus: boolean;
}

/** Below the header of the page. */
const TOP = 72;

/** Adds players to a running training: several single ones, or in team mode one team. */
export function AddPlayers({ training, takesFocus }: AddPlayersProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const adding = useAddingPlayers(training);
  const { chosen, choose, add, problem, isBusy } = adding;
  useRecordBallsNext(training, adding.added, chosen.length > 0);
  return (
    <Stack
      component="section"
      spacing={1.5}
      aria-labelledby={titleId}
      tabIndex={-1}
      // Where it is scrolled to it stays, whatever comes and goes below it.
      sx={{ outline: 'none', scrollMarginTop: TOP, minHeight: takesFocus ? `calc(100vh - ${TOP}px)` : 0 }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <Typography id={titleId} component="h3" variant="h3" sx={{ flexGrow: 1 }}>
          {t(training.teamMode ? 'wizard.adding.headingTeam' : 'wizard.adding.heading')}
        </Typography>
        <SameAsLastTime training={training} chosen={chosen} onChoose={choose} />
      </Stack>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 2, alignItems: 'start' }}>
        <MemberSearch training={training} chosen={chosen} onChoose={choose} takesFocus={takesFocus} />
        <Stack spacing={1.5}>
          <ChosenPlayers adding={adding} />
          {problem !== null && <Notice severity="error">{problem}</Notice>}
          <LoadingButton
            variant="contained"
            loading={isBusy}
            onClick={() => void add()}
            sx={{ minHeight: 48, alignSelf: { xs: 'stretch', sm: 'flex-start' } }}
          >
            {t(training.teamMode ? 'wizard.adding.addTeam' : 'wizard.adding.add')}
          </LoadingButton>
        </Stack>
      </Box>
    </Stack>
  );
}

/**
 * Once the added players are in the training, what comes next has the focus and is in view: to record their balls. Where
 * others are chosen already the focus stays with them.
 */
function useRecordBallsNext(
  { id, trainingSessions }: ScheduledTraining,
  added: readonly string[],
  isAnyChosen: boolean,
): void {
  const focusedFor = useRef(added);
  useEffect(() => {
    const playing = new Set(trainingSessions.flatMap(({ players }) => players.map((player) => player.id)));
    if (added === focusedFor.current || !added.every((memberId) => playing.has(memberId))) return;
    focusedFor.current = added;
    if (isAnyChosen) return;
    const button = document.getElementById(recordBallsId(id));
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'center' });
  }, [added, trainingSessions, id, isAnyChosen]);
}
