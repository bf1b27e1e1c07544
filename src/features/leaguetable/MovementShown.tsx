import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import FiberNewIcon from '@mui/icons-material/FiberNew';
import RemoveIcon from '@mui/icons-material/Remove';
import Stack from '@mui/material/Stack';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Movement } from './leagueRows';

const icons = { up: ArrowUpwardIcon, down: ArrowDownwardIcon, same: RemoveIcon, new: FiberNewIcon } as const;
const colours = { up: 'success', down: 'error', same: 'disabled', new: 'primary' } as const;

/** Returns in words how a player moved since the latest training. */
export const movementText = (movement: Movement, t: TFunction): string =>
  'ranks' in movement
    ? t(`league.movement.${movement.kind}`, { count: movement.ranks })
    : t(`league.movement.${movement.kind}`);

/** How a player moved since the latest training: an arrow, and the same in words. */
export function MovementShown({ movement }: { movement: Movement }) {
  const { t } = useTranslation();
  const Icon = icons[movement.kind];
  return (
    <Stack component="span" direction="row" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Icon fontSize="small" color={colours[movement.kind]} aria-hidden />
      <span>{movementText(movement, t)}</span>
    </Stack>
  );
}
