import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useFilters } from '../../filters/useFilters';
import { useSeason } from '../../filters/useSeason';
import { SearchBox } from '../../ui/SearchBox';
import { SeasonPicker } from '../../ui/SeasonPicker';

/** Which season the table is of, and whom it is searched for. */
export function LeagueFilters({ years }: { years: readonly number[] }) {
  const { t } = useTranslation();
  const season = useSeason('league');
  const [{ q }, change] = useFilters('league');
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <SeasonPicker isCompact choice={season.choice} onChoose={season.choose} years={years} />
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 240px' }, maxWidth: { sm: 400 } }}>
        <SearchBox
          isCompact
          label={t('league.search.label')}
          help={t('league.search.help')}
          q={q}
          onSearch={(wanted) => change({ q: wanted })}
        />
      </Box>
    </Stack>
  );
}
