import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { useEntriesUrl } from '../entriesUrl';
import type { FilterChoices } from '../filterChoices';
import { ExportButton } from './ExportButton';
import { PrintButton } from './PrintButton';

interface EntryToolsProps {
  url: ReturnType<typeof useEntriesUrl>;
  clubName: string;
  choices: FilterChoices | undefined;
}

/** What can be done with all these entries, of every page. */
export function EntryTools({ url, clubName, choices }: EntryToolsProps) {
  const { t } = useTranslation();
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('leagueEntries.tools')}
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      <ExportButton url={url} />
      <PrintButton url={url} clubName={clubName} choices={choices} />
    </Stack>
  );
}
