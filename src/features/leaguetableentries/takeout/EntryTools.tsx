import type { ColumnInfo } from '../../../ui/dataGrid/gridColumn';
import type { FilterChoices } from '../filterChoices';
import type { ShownEntries } from '../useEntryFilters';
import { ExportButton } from './ExportButton';
import { PrintButton } from './PrintButton';

interface EntryToolsProps {
  entries: ShownEntries;
  clubName: string;
  choices: FilterChoices | undefined;
  columns: readonly ColumnInfo[];
}

/** What can be done with all these entries, of every page. */
export function EntryTools({ entries, clubName, choices, columns }: EntryToolsProps) {
  return (
    <>
      <ExportButton entries={entries} />
      <PrintButton entries={entries} clubName={clubName} choices={choices} columns={columns} />
    </>
  );
}
