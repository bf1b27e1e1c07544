import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { FilterChoices } from '../filterChoices';
import type { ShownEntries } from '../useEntryFilters';
import { ExportButton } from './ExportButton';
import { PrintButton } from './PrintButton';

interface EntryToolsProps {
  entries: ShownEntries;
  clubName: string;
  choices: FilterChoices | undefined;
}

/** What can be done with all these entries, of every page. */
export function EntryTools({ entries, clubName, choices }: EntryToolsProps) {
  const { t } = useTranslation();
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('leagueEntries.tools')}
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      <ExportButton entries={entries} />
      <PrintButton entries={entries} clubName={clubName} choices={choices} />
    </Stack>
  );
}
