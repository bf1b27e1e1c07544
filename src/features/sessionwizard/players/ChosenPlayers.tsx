import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '@/i18n/personName';
import type { Chosen } from './chosenPlayersSlice';
import { ChosenHandicapField } from './ChosenHandicapField';
import type { useAddingPlayers } from './useAddingPlayers';

/** Who is chosen, how many, and how far each handicap may be trusted; a press on one opens the handicap to start with. */
export function ChosenPlayers({ adding }: { adding: ReturnType<typeof useAddingPlayers> }) {
  const { chosen, leaveOut, open, touch, confirm, problemOf } = adding;
  const { t } = useTranslation();
  const titleId = useId();
  const opened = chosen.flatMap((one, position) => {
    const problem = problemOf(position);
    return one.isOpen === true || problem !== null ? [{ one, problem }] : [];
  });
  const needsAttention = opened.find(({ problem }) => problem !== null)?.one.member.id;
  return (
    <Stack spacing={1}>
      <Typography id={titleId} component="h4" variant="subtitle1">
        {t('wizard.adding.chosenCount', { count: chosen.length })}
      </Typography>
      {chosen.length > 0 && (
        <Stack
          component="ul"
          direction="row"
          aria-label={t('wizard.adding.chosen')}
          sx={{ listStyle: 'none', m: 0, p: 0.5, gap: 1, flexWrap: 'wrap', maxHeight: 200, overflowY: 'auto' }}
        >
          {chosen.map((one, position) => (
            <ChosenChip
              key={one.member.id}
              chosen={one}
              hasProblem={problemOf(position) !== null}
              onOpen={() => open(one.isOpen === true ? null : one.member.id)}
              onLeaveOut={() => leaveOut(one.member.id)}
            />
          ))}
        </Stack>
      )}
      {opened.map(({ one, problem }) => (
        <ChosenHandicapField
          key={one.member.id}
          chosen={one}
          problem={problem}
          takesFocus={needsAttention === undefined || needsAttention === one.member.id}
          onType={(typed) => touch(one.member.id, typed)}
          onConfirm={() => {
            // It stays, so that the focus is not lost.
            open(one.member.id);
            confirm(one.member.id);
          }}
        />
      ))}
    </Stack>
  );
}

interface ChosenChipProps {
  chosen: Chosen;
  hasProblem: boolean;
  onOpen: () => void;
  onLeaveOut: () => void;
}

function ChosenChip({ chosen: { member, entry, isOpen = false }, hasProblem, onOpen, onLeaveOut }: ChosenChipProps) {
  const { t } = useTranslation();
  const name = personName(member);
  const isWrong = hasProblem || entry.state === 'not-confirmed';
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ border: 1, borderColor: isWrong ? 'error.main' : 'divider', borderRadius: 6, maxWidth: '100%' }}
    >
      <Button
        aria-expanded={isOpen || hasProblem}
        onClick={onOpen}
        color={isWrong ? 'error' : 'inherit'}
        startIcon={
          isWrong ? <ErrorOutlineIcon aria-hidden /> : entry.state === 'confirmed' && <CheckIcon aria-hidden />
        }
        sx={{ minHeight: 44, borderRadius: 6, pl: 2, pr: 1, textTransform: 'none', textAlign: 'left' }}
      >
        <span>{t(`wizard.adding.chip.${entry.state}`, { name, handicap: entry.typed })}</span>
      </Button>
      <IconButton
        aria-label={t('wizard.adding.leaveOut', { name })}
        onClick={onLeaveOut}
        sx={{ width: 44, height: 44 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
