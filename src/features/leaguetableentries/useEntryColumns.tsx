import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { showDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { personName } from '@/i18n/personName';
import { useMemberLink } from '@/routing/MemberLink';
import { ChainButton } from '@/scoring/ChainButton';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import type { LeagueEntry } from '@contract/league';
import { entryFields, entryText, type EntryField } from './entryText';

type Drawing = Omit<GridColumn<LeagueEntry>, 'field' | 'header' | 'text'>;

const drawings = {
  player: { isSortable: true, isTitle: true, isSticky: true, flex: 1.4, minWidth: 126, filter: { kind: 'text' } },
  training: { isSortable: true, flex: 1.4, minWidth: 118, filter: { kind: 'text' } },
  date: { isSortable: true, width: 180, filter: { kind: 'date' } },
  balls: { flex: 0.8, minWidth: 88 },
  score: { isSortable: true, align: 'right', width: 70, filter: { kind: 'number' } },
  handicapStarted: { isSortable: true, align: 'right', width: 88, filter: { kind: 'handicap' } },
  handicapPlayed: { isSortable: true, align: 'right', width: 96, filter: { kind: 'handicap' } },
  handicapDifference: { isSortable: true, align: 'right', width: 126, filter: { kind: 'number' } },
  points: { isSortable: true, isStickyAtEnd: true, align: 'right', width: 120, filter: { kind: 'number' } },
} as const satisfies Record<EntryField, Drawing>;

/** Returns the columns of specification §2 "League table entries", and the way into the calculation of each event. */
export function useEntryColumns(): GridColumn<LeagueEntry>[] {
  const { t } = useTranslation();
  const memberLink = useMemberLink();
  return useMemo(() => {
    const locale = currentLocale();
    const columns = entryFields.map((field): GridColumn<LeagueEntry> => {
      return {
        field,
        header: t(`leagueEntries.${field}`),
        ...drawings[field],
        text: (entry) => entryText(entry, field, t, locale),
        ...(field === 'player' && { cell: ({ player }) => memberLink(player, personName(player)) }),
      };
    });
    columns.push({
      field: 'chain',
      header: t('leagueEntries.chain'),
      isActions: true,
      width: 104,
      align: 'right',
      text: () => '',
      cell: ({ player, trainingId, trainingName, trainingDate }) => (
        <ChainButton
          trainingId={trainingId}
          playerId={player.id}
          isIcon
          label={[personName(player), localizedText(trainingName), showDate(trainingDate, locale)].join(' · ')}
        />
      ),
    });
    return columns;
  }, [t, memberLink]);
}
