import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useMemberLink } from '@/routing/MemberLink';
import { ChainButton } from '@/scoring/ChainButton';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import type { WinnerRow } from './winnerRows';

const lowest = Number.NEGATIVE_INFINITY;
const tenths = (value: number | null | undefined) =>
  typeof value === 'number' ? { number: value, decimals: 1 as const } : '';

/** Returns the columns of the places of a training; each place opens into what made its points. */
export function useWinnerColumns(trainingId: string): GridColumn<WinnerRow>[] {
  const { t } = useTranslation();
  const memberLink = useMemberLink();
  return [
    {
      field: 'place',
      header: t('winners.place'),
      isTitle: true,
      width: 105,
      sortBy: ({ place }) => place,
      text: ({ place, isShared }) => (isShared ? t('winners.sharedPlace', { place }) : `${place}`),
      file: ({ place }) => ({ number: place }),
      cell: ({ place, isShared }) => (
        <Stack component="span" direction="row" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          <span>{place}</span>
          {isShared && <Chip component="span" size="small" label={t('winners.shared')} />}
        </Stack>
      ),
    },
    {
      field: 'players',
      header: t('winners.players'),
      isTitle: true,
      flex: 2,
      minWidth: 150,
      sortBy: ({ players }) => players,
      text: ({ players }) => players,
      filter: { kind: 'text' },
      cell: ({ people }) => (
        // In the cell, a flex box, a text of its own would lose the space after its comma.
        <span>
          {people.map((person, position) => (
            <Fragment key={person.username}>
              {position > 0 && <span>, </span>}
              {memberLink(person, person.name)}
            </Fragment>
          ))}
        </span>
      ),
    },
    {
      field: 'score',
      header: t('winners.score'),
      align: 'right',
      minWidth: 70,
      sortBy: ({ numbers }) => numbers.totalPoints,
      text: ({ score }) => score,
      file: ({ numbers }) => ({ number: numbers.totalPoints }),
    },
    {
      field: 'handicapPlayed',
      header: t('winners.handicapPlayed'),
      align: 'right',
      minWidth: 95,
      sortBy: ({ numbers }) => numbers.handicapPlayed ?? lowest,
      text: ({ handicapPlayed }) => handicapPlayed,
      file: ({ numbers }) => tenths(numbers.handicapPlayed),
    },
    {
      field: 'handicapDifference',
      header: t('winners.difference'),
      align: 'right',
      minWidth: 100,
      sortBy: ({ numbers }) => numbers.handicapDifference ?? lowest,
      text: ({ handicapDifference }) => handicapDifference,
      file: ({ numbers }) => tenths(numbers.handicapDifference),
    },
    {
      field: 'points',
      header: t('winners.pointsShort'),
      align: 'right',
      minWidth: 80,
      sortBy: ({ numbers }) => numbers.points,
      text: ({ points }) => points,
      file: ({ numbers }) => ({ number: numbers.points }),
    },
    {
      field: 'chain',
      header: t('winners.explanation'),
      isActions: true,
      width: 76,
      text: () => '',
      cell: ({ playerId, players }) => (
        <ChainButton trainingId={trainingId} playerId={playerId} label={players} isIcon />
      ),
    },
  ];
}
