import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeagueEntry } from '../../../contract/league';
import { showDate } from '../../i18n/dates';
import { currentLocale } from '../../i18n/locale';
import { localizedText } from '../../i18n/localized';
import { personName } from '../../i18n/personName';
import { ChainButton } from '../../modal/chain/ChainButton';
import type { GridColumn } from '../../ui/gridColumn';
import { entryFields, entryText, type EntryField } from './entryText';

type Drawing = Omit<GridColumn<LeagueEntry>, 'field' | 'header' | 'cell'>;

/** As wide as the headings of both languages need; all columns together fit a window of 1366 pixels. */
const fixed = (width: number) => ({ width, minWidth: width });
const drawings = {
  player: { isSortable: true, isTitle: true, flex: 1.2, minWidth: 104 },
  training: { isSortable: true, flex: 1.2, minWidth: 104 },
  date: { isSortable: true, ...fixed(96) },
  balls: { minWidth: 96 },
  score: { isSortable: true, align: 'right', ...fixed(96) },
  handicapStarted: { align: 'right', ...fixed(88) },
  handicapPlayed: { align: 'right', ...fixed(96) },
  handicapDifference: { align: 'right', ...fixed(104) },
  points: { isSortable: true, align: 'right', ...fixed(136) },
} as const satisfies Record<EntryField, Drawing>;

/** Returns the columns of specification §2 "League table entries", and the way into the calculation of each event. */
export function useEntryColumns(): GridColumn<LeagueEntry>[] {
  const { t } = useTranslation();
  return useMemo(() => {
    const locale = currentLocale();
    const columns = entryFields.map((field): GridColumn<LeagueEntry> => {
      const text = (entry: LeagueEntry) => entryText(entry, field, t, locale);
      return {
        field,
        header: t(`leagueEntries.${field}`),
        ...drawings[field],
        cell: (entry) => <Text>{text(entry)}</Text>,
      };
    });
    columns.push({
      field: 'chain',
      header: t('leagueEntries.chain'),
      isActions: true,
      width: 108,
      align: 'right',
      cell: ({ player, trainingId, trainingName, trainingDate }) => (
        <Box sx={narrowInTable}>
          <ChainButton
            trainingId={trainingId}
            playerId={player.id}
            label={[personName(player), localizedText(trainingName), showDate(trainingDate, locale)].join(', ')}
          />
        </Box>
      ),
    });
    return columns;
  }, [t]);
}

/** In the table its words stand below each other; a card has room for more. */
const narrowInTable = {
  '[role=cell] & .MuiButton-root': { px: 1, lineHeight: 1.3 },
  '[role=cell] & .MuiButton-startIcon': { display: 'none' },
};

/** Breaks also where there is no space: no name may be cut off. */
const Text = ({ children }: { children: string }) => (
  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);
