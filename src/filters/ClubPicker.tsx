import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useGetGolfclubsQuery } from '@/api/golfclub';
import { useSession } from '@/session/sessionSlice';
import { PickNamed } from '@/ui/fields/PickNamed';
import { seesEveryClub } from '@contract/rights';
import { useFilters, useSelectedClub } from './useFilters';

/** On a phone as wide as the page, whatever stands beside it: a share of the row would be that of its own text. */
const ON_PHONE = 'calc(100vw - 32px)';

/** Beside buttons; where there is room, as wide as names of clubs are. */
const pickerWidth = { width: { xs: ON_PHONE, sm: 200, md: 260 } } as const;
const filterWidth = { width: { xs: ON_PHONE, sm: 200 } } as const;

interface ClubPickerProps {
  screen: Parameters<typeof useSelectedClub>[0];
}

/** Chooses whose things a screen shows; nothing for those who see their own club only. */
export function ClubPicker({ screen }: ClubPickerProps) {
  const { t } = useTranslation();
  const { golfclubId, mayChooseClub, chooseClub } = useSelectedClub(screen);
  const clubs = useGetGolfclubsQuery({ members: 'none' }, { skip: !mayChooseClub });
  if (!mayChooseClub) return null;
  return (
    <Box sx={pickerWidth}>
      <PickNamed isCompact label={t('shell.golfclub')} query={clubs} value={golfclubId} onPick={chooseClub} />
    </Box>
  );
}

interface ClubFilterProps {
  screen: 'users' | 'changes';
  onPick: (club: string | null) => void;
}

/** Narrows a list of every club to one; nothing for those who see their own club only. */
export function ClubFilter({ screen, onPick }: ClubFilterProps) {
  const { t } = useTranslation();
  const mayChooseClub = seesEveryClub(useSession().roles);
  const [{ club }] = useFilters(screen);
  const clubs = useGetGolfclubsQuery({ members: 'none' }, { skip: !mayChooseClub });
  if (!mayChooseClub) return null;
  return (
    <Box sx={filterWidth}>
      <PickNamed
        isCompact
        label={t('shell.golfclub')}
        query={clubs}
        value={club ?? ''}
        onPick={onPick}
        nothing={{ label: t('shell.allGolfclubs'), onClear: () => onPick(null) }}
      />
    </Box>
  );
}
