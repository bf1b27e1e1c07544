import { useTranslation } from 'react-i18next';
import type { QueryResult } from '@/ui/QueryState';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import type { ListExport } from '@/ui/dataGrid/listExport';
import { useWinnerColumns } from './useWinnerColumns';
import type { WinnerRow } from './winnerRows';

interface WinnersGridProps {
  trainingId: string;
  query: QueryResult;
  rows: readonly WinnerRow[] | undefined;
  listExport: ListExport<WinnerRow>;
}

const idOf = ({ id }: WinnerRow) => id;

/** The places of a training; each opens into what made its points. */
export function WinnersGrid({ trainingId, query, rows, listExport }: WinnersGridProps) {
  const { t } = useTranslation();
  const columns = useWinnerColumns(trainingId);
  return (
    <DataGrid
      id="winners"
      label={t('winners.title')}
      query={query}
      rows={rows}
      columns={columns}
      rowId={idOf}
      nothingYet={t('winners.nobody')}
      listExport={listExport}
    />
  );
}
