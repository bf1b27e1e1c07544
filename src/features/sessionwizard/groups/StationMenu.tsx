import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localizedText } from '@/i18n/localized';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { useMenu } from '@/ui/shellSlice';
import type { ScheduledTraining } from '@contract/training';
import { groupsOf } from './groupsOf';
import type { Station } from './useStation';
import { useStationText } from './useStationText';
import { everybodyOf, stopsOf, type Stop, type useStops } from './useStops';

interface StationMenuProps {
  training: ScheduledTraining;
  station: Station;
  stops: ReturnType<typeof useStops>;
  onChoose: () => void;
  onClosed: () => void;
}

/** The station that is recorded, and all others to choose from, of every training that runs now. */
export function StationMenu({ training, station: { group }, stops, onChoose, onClosed }: StationMenuProps) {
  const { trainings, goTo } = stops;
  const { t } = useTranslation();
  const stationText = useStationText();
  const { isOpen, open, close } = useMenu('station');
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const shown = stopsOf(training).find((stop) => stop.group === group) ?? everybodyOf(training);
  const choose = (stop: Stop) => {
    close();
    onChoose();
    goTo(stop);
  };
  const itemsOf = (one: ScheduledTraining) => [
    trainings.length > 1 && (
      <ListSubheader key={one.id} sx={{ lineHeight: 2.5 }}>
        {localizedText(one.name)}
      </ListSubheader>
    ),
    ...[...(groupsOf(one).length > 0 ? stopsOf(one) : []), everybodyOf(one)].map((stop) => (
      <MenuItem
        key={`${one.id} ${stop.group}`}
        selected={one.id === training.id && stop.group === group}
        onClick={() => choose(stop)}
        sx={{ minHeight: 48 }}
      >
        {stationText(stop)}
      </MenuItem>
    )),
  ];
  return (
    <>
      <Button
        ref={button}
        id={buttonId}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-description={t('groups.recorder.choose')}
        endIcon={<ExpandMoreIcon />}
        onClick={open}
        sx={{ flexGrow: 1, minWidth: 0, px: 1, color: 'text.primary', textTransform: 'none', lineHeight: 1.25 }}
      >
        <Box component="span" sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
          {stationText(shown)}
        </Box>
      </Button>
      <VisuallyHidden role="status">{stationText(shown)}</VisuallyHidden>
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={close}
        disableRestoreFocus
        slotProps={{ list: { 'aria-labelledby': buttonId }, transition: { onExited: onClosed } }}
      >
        {trainings.flatMap(itemsOf)}
      </Menu>
    </>
  );
}
