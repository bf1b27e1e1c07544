import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../ui/SearchBox';
import { SeasonPicker } from '../../ui/SeasonPicker';
import type { LeagueUrl } from './leagueUrl';

/** Which season the table is of, and whom it is searched for. */
export function LeagueFilters({ url: { season, q, searchFor }, years }: { url: LeagueUrl; years: readonly number[] }) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
      <SeasonPicker choice={season.choice} onChoose={season.choose} years={years} />
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 240px' }, maxWidth: { sm: 400 } }}>
        <SearchBox label={t('league.search.label')} help={t('league.search.help')} q={q} onSearch={searchFor} />
      </Box>
    </Stack>
  );
}
