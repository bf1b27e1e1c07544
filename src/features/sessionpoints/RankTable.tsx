import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { personName } from '@/i18n/personName';
import { useMemberLink } from '@/routing/MemberLink';
import { rankMovement, ranksGained } from '@/scoring/rankMovement';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import type { RecomputedEntry } from '@contract/statistic';

const mark = { up: '▲', down: '▼', same: '=', new: '=' };
const playerId = ({ player }: RecomputedEntry) => player.id;

interface RankTableProps {
  golfclubId: string;
  label: string;
  entries: readonly RecomputedEntry[];
}

/** Players with the old rank beside the new one, and their total points before and after; for at least one player. */
export function RankTable({ golfclubId, label, entries }: RankTableProps) {
  const { t } = useTranslation();
  const memberLink = useMemberLink();
  const columns = useMemo(() => rankColumns(t, memberLink), [t, memberLink]);
  // The answer is there as soon as the club is.
  const query = { data: entries, isLoading: false, refetch: () => undefined };
  return (
    <DataGrid
      id="whatIf"
      part={golfclubId}
      label={label}
      query={query}
      rows={entries}
      columns={columns}
      rowId={playerId}
      nothingYet={null}
    />
  );
}

function rankColumns(t: TFunction, memberLink: ReturnType<typeof useMemberLink>): GridColumn<RecomputedEntry>[] {
  const number = new Intl.NumberFormat(currentLocale());
  const numbers = (field: string, header: string, valueOf: (entry: RecomputedEntry) => number) =>
    ({
      field,
      header,
      align: 'right',
      minWidth: 110,
      sortBy: valueOf,
      text: (entry) => number.format(valueOf(entry)),
      filter: { kind: 'number', value: valueOf },
    }) satisfies GridColumn<RecomputedEntry>;
  return [
    numbers('oldRank', t('points.whatIf.oldRank'), ({ before }) => before.rank),
    numbers('newRank', t('points.whatIf.newRank'), ({ after }) => after.rank),
    {
      field: 'player',
      header: t('points.whatIf.player'),
      isTitle: true,
      flex: 2,
      minWidth: 160,
      sortBy: ({ player }) => personName(player),
      text: ({ player }) => personName(player),
      filter: { kind: 'text' },
      cell: ({ player }) => memberLink(player, personName(player)),
    },
    {
      field: 'movement',
      header: t('points.whatIf.movement'),
      minWidth: 160,
      // Upwards counts as more.
      sortBy: (entry) => ranksGained(movementOf(entry)),
      text: (entry) => `${mark[movementOf(entry).kind]} ${movementText(entry, t)}`,
      filter: { kind: 'number', value: (entry) => ranksGained(movementOf(entry)) },
    },
    numbers('oldTotal', t('points.whatIf.oldTotal'), ({ before }) => before.totalPoints),
    numbers('newTotal', t('points.whatIf.newTotal'), ({ after }) => after.totalPoints),
  ];
}

const movementOf = ({ before, after }: RecomputedEntry) => rankMovement(before.rank, after.rank);

function movementText(entry: RecomputedEntry, t: TFunction): string {
  const movement = movementOf(entry);
  if (!('ranks' in movement)) return t('points.whatIf.sameRank');
  return t(`points.whatIf.${movement.kind}`, { count: movement.ranks });
}
