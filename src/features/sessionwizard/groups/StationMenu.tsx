import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { localizedText } from '@/i18n/localized';
import { MenuButton } from '@/ui/MenuButton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { ScheduledTraining } from '@contract/training';
import { groupsOf } from './groupsOf';
import type { Station } from './useStation';
import { useStationText } from './useStationText';
import { everybodyOf, stationOptionsOf, type StationOption, type useStationOptions } from './useStationOptions';

interface StationMenuProps {
  training: ScheduledTraining;
  station: Station;
  stationOptions: ReturnType<typeof useStationOptions>;
  onChoose: () => void;
  onClosed: () => void;
}

/** The station that is recorded, and all others to choose from, of every training that runs now. */
export function StationMenu({ training, station: { group }, stationOptions, onChoose, onClosed }: StationMenuProps) {
  const { trainings, goTo } = stationOptions;
  const { t } = useTranslation();
  const stationText = useStationText();
  const shown = stationOptionsOf(training).find((option) => option.group === group) ?? everybodyOf(training);
  const leaveFor = (option: StationOption) => {
    onChoose();
    goTo(option);
  };
  const itemsOf = (one: ScheduledTraining, choose: (act: () => void) => () => void) => [
    trainings.length > 1 && (
      <ListSubheader key={one.id} sx={{ lineHeight: 2.5 }}>
        {localizedText(one.name)}
      </ListSubheader>
    ),
    ...[...(groupsOf(one).length > 0 ? stationOptionsOf(one) : []), everybodyOf(one)].map((option) => (
      <MenuItem
        key={`${one.id} ${option.group}`}
        selected={one.id === training.id && option.group === group}
        onClick={choose(() => leaveFor(option))}
        sx={{ minHeight: 48 }}
      >
        <span>{stationText(option)}</span>
      </MenuItem>
    )),
  ];
  return (
    <>
      <MenuButton
        menu="station"
        label={
          <Box component="span" sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
            {stationText(shown)}
          </Box>
        }
        aria-description={t('groups.recorder.choose')}
        endIcon={<ExpandMoreIcon />}
        sx={{ flexGrow: 1, minWidth: 0, px: 1, color: 'text.primary', textTransform: 'none', lineHeight: 1.25 }}
        menuProps={{ disableRestoreFocus: true, slotProps: { transition: { onExited: onClosed } } }}
        items={(choose) => trainings.flatMap((one) => itemsOf(one, choose))}
      />
      <VisuallyHidden role="status">{stationText(shown)}</VisuallyHidden>
    </>
  );
}
