import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useGetLeagueTableQuery } from '@/api/league';
import { PickNamed } from '@/ui/fields/PickNamed';
import { SearchBox } from '@/ui/fields/SearchField';
import { SeasonPicker } from '@/ui/fields/SeasonPicker';
import type { LeagueEntries } from '@contract/league';
import { choicesOf, filterLabels } from './filterChoices';
import type { VisibleEntries } from './useEntryFilters';

interface EntryFiltersBarProps {
  entries: VisibleEntries;
  /** What the events of the season can be filtered by; undefined while it is not known. */
  choices: LeagueEntries | undefined;
}

/** Which entries are shown: of a season, a player, a template or a category, or found by a name. */
export function EntryFiltersBar({ entries, choices }: EntryFiltersBarProps) {
  const { t } = useTranslation();
  const { filters, season, wanted, change } = entries;
  const { golfclubId } = wanted;
  const { data: table } = useGetLeagueTableQuery({ golfclubId, ...season.period, events: 'none' });
  return (
    <Stack
      direction="row"
      role="search"
      aria-label={t('leagueEntries.filters')}
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', pt: 0.75 }}
    >
      <SeasonPicker isCompact choice={season.choice} onChoose={season.choose} years={table?.years ?? []} />
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 150px' }, maxWidth: { sm: 400 } }}>
        <SearchBox
          isCompact
          label={t('leagueEntries.search')}
          help={t('leagueEntries.searchHelp')}
          q={filters.q}
          onSearch={(q) => change({ q })}
        />
      </Box>
      {filterLabels.map(({ filter, label, all }) => (
        <Box key={filter} sx={{ flex: { xs: '1 1 100%', sm: '1 1 170px' } }}>
          <PickNamed
            control={`entries/${filter}`}
            isCompact
            label={t(label)}
            query={{ data: choicesOf(filter, choices, filters[filter] ?? '', t), isLoading: choices === undefined }}
            value={filters[filter] ?? ''}
            onPick={(picked) => change({ [filter]: picked })}
            nothing={{ label: t(all), onClear: () => change({ [filter]: null }) }}
          />
        </Box>
      ))}
    </Stack>
  );
}
