import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import { Notice } from '../../../ui/Notice';
import { ChosenPlayer } from './ChosenPlayer';
import { MemberSearch } from './MemberSearch';
import { useAddingPlayers } from './useAddingPlayers';

/** Adds players to a running training: several single ones, or in team mode one team. */
export function AddPlayers({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { chosen, choose, leaveOut, touch, confirm, add, problem, problemOf, isBusy } = useAddingPlayers(training);
  return (
    <Stack component="section" spacing={2} aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" variant="h3">
        {t(training.teamMode ? 'wizard.adding.headingTeam' : 'wizard.adding.heading')}
      </Typography>
      <MemberSearch training={training} chosen={chosen} onChoose={choose} />
      {chosen.length > 0 && (
        <Stack
          component="ul"
          aria-label={t('wizard.adding.chosen')}
          spacing={1.5}
          sx={{ listStyle: 'none', m: 0, p: 0 }}
        >
          {chosen.map((one, position) => (
            <ChosenPlayer
              key={one.member.id}
              chosen={one}
              problem={problemOf(position)}
              onLeaveOut={() => leaveOut(one.member.id)}
              onType={(typed) => touch(one.member.id, typed)}
              onConfirm={() => confirm(one.member.id)}
            />
          ))}
        </Stack>
      )}
      {problem !== null && <Notice severity="error">{problem}</Notice>}
      <Button
        variant="contained"
        loading={isBusy}
        onClick={() => void add()}
        sx={{ minHeight: 48, alignSelf: { xs: 'stretch', sm: 'flex-start' } }}
      >
        {t(training.teamMode ? 'wizard.adding.addTeam' : 'wizard.adding.add')}
      </Button>
    </Stack>
  );
}
