import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { localizedText } from '@/i18n/localized';
import { useDialogOf } from '@/modal/useDialog';
import { LoadingButton } from '@/ui/LoadingButton';
import { Notice } from '@/ui/Notice';
import { useSwitch } from '@/ui/useStoredControl';
import type { ScheduledTraining } from '@contract/training';
import { useStation } from '../groups/useStation';
import { ChosenPlayers } from '../players/ChosenPlayers';
import { MemberSearch } from '../players/MemberSearch';
import { useAddingPlayers } from '../players/useAddingPlayers';

/** Adds a player, or a team, while balls are recorded: on this device at once, then on the server. */
export function LateJoinerDialog({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { isOpen, hide } = useDialogOf('lateJoiner', { trainingId: training.id });
  const name = localizedText(training.name);
  return (
    <Dialog open={isOpen} onClose={hide} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t(training.teamMode ? 'lateJoiner.titleTeam' : 'lateJoiner.title', { training: name })}
      </DialogTitle>
      <Adding training={training} onClose={hide} />
    </Dialog>
  );
}

/** One player is added as soon as they are chosen; a team, or whoever starts with another handicap, by the button. */
function Adding({ training, onClose }: { training: ScheduledTraining; onClose: () => void }) {
  const { t } = useTranslation();
  const [hasOtherHandicap, setOtherHandicap] = useSwitch('lateJoiner/otherHandicap');
  const { group } = useStation(training);
  const adding = useAddingPlayers(training, { onQueued: onClose, group });
  const { chosen, choose, open, add, addNow, problem, isBusy } = adding;
  const isAtOnce = !training.teamMode && !hasOtherHandicap;
  return (
    <>
      <DialogContent>
        <Stack spacing={1.5} sx={{ pt: 1 }}>
          <MemberSearch
            training={training}
            chosen={chosen}
            help={isAtOnce ? t('lateJoiner.takes') : undefined}
            takesFocus
            onChoose={(member) => {
              if (isAtOnce) {
                void addNow(member);
                return;
              }
              choose(member);
              if (hasOtherHandicap) open(member.id);
            }}
          />
          {!training.teamMode && (
            <FormControlLabel
              control={
                <Switch checked={hasOtherHandicap} onChange={({ target }) => setOtherHandicap(target.checked)} />
              }
              label={t('lateJoiner.otherHandicap')}
            />
          )}
          {(chosen.length > 0 || !isAtOnce) && <ChosenPlayers adding={adding} />}
          {problem !== null && <Notice severity="error">{problem}</Notice>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {t('ui.close')}
        </Button>
        {(chosen.length > 0 || !isAtOnce) && (
          <LoadingButton variant="contained" loading={isBusy} onClick={() => void add()} sx={{ minHeight: 44 }}>
            {t(training.teamMode ? 'wizard.adding.addTeam' : 'wizard.adding.add')}
          </LoadingButton>
        )}
      </DialogActions>
    </>
  );
}
