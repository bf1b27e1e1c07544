import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import FiberNewIcon from '@mui/icons-material/FiberNew';
import RemoveIcon from '@mui/icons-material/Remove';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { Movement } from './leagueRows';

const icons = { up: ArrowUpwardIcon, down: ArrowDownwardIcon, same: RemoveIcon, new: FiberNewIcon } as const;
const colours = { up: 'success', down: 'error', same: 'disabled', new: 'primary' } as const;

/** How a player moved since the latest training: an arrow, and the same in words. */
export function MovementShown({ movement }: { movement: Movement }) {
  const { t } = useTranslation();
  const Icon = icons[movement.kind];
  const words =
    'ranks' in movement
      ? t(`league.movement.${movement.kind}`, { count: movement.ranks })
      : t(`league.movement.${movement.kind}`);
  return (
    <Stack component="span" direction="row" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Icon fontSize="small" color={colours[movement.kind]} aria-hidden />
      <span>{words}</span>
    </Stack>
  );
}
