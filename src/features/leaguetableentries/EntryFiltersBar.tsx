import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { LeagueEntries } from '../../../contract/league';
import { useLeagueTableQuery } from '../../api/league';
import { PickNamed } from '../../ui/PickNamed';
import { SearchBox } from '../../ui/SearchBox';
import { SeasonPicker } from '../../ui/SeasonPicker';
import type { useEntriesUrl } from './entriesUrl';
import { choicesOf, filterLabels } from './filterChoices';

interface EntryFiltersBarProps {
  url: ReturnType<typeof useEntriesUrl>;
  /** What the events of the season can be filtered by; undefined while it is not known. */
  choices: LeagueEntries | undefined;
}

/** Which entries are shown: of a season, a player, a template or a category, or found by a name. */
export function EntryFiltersBar({ url, choices }: EntryFiltersBarProps) {
  const { t } = useTranslation();
  const { golfclubId, season, q, go } = url;
  const { data: table } = useLeagueTableQuery({ golfclubId, ...season.period, events: 'none' });
  return (
    <Stack
      direction="row"
      role="search"
      aria-label={t('leagueEntries.filters')}
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
    >
      <SeasonPicker choice={season.choice} onChoose={season.choose} years={table?.years ?? []} />
      <Box sx={{ flex: '1 1 240px', maxWidth: { sm: 400 } }}>
        <SearchBox
          label={t('leagueEntries.search')}
          help={t('leagueEntries.searchHelp')}
          q={q}
          onSearch={(wanted) => go({ q: wanted })}
        />
      </Box>
      {filterLabels.map(({ filter, label, all }) => (
        <Box key={filter} sx={{ flex: { xs: '1 1 100%', sm: '0 1 280px' } }}>
          <PickNamed
            label={t(label)}
            query={{ data: choicesOf(filter, choices, url[filter], t), isLoading: choices === undefined }}
            value={url[filter]}
            onPick={(picked) => go({ [filter]: picked })}
            nothing={{ label: t(all), onClear: () => go({ [filter]: '' }) }}
          />
        </Box>
      ))}
    </Stack>
  );
}
