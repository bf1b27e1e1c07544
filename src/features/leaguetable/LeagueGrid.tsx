import type { ReactNode } from 'react';
import type { QueryResult } from '@/ui/QueryState';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import type { ListExport } from '@/ui/dataGrid/listExport';
import type { LeagueRow } from './leagueRows';
import { useLeagueColumns } from './useLeagueColumns';

const playerId = (row: LeagueRow) => row.playerId;

interface LeagueGridProps {
  label: string;
  query: QueryResult;
  rows: readonly LeagueRow[] | undefined;
  /** Only some of the players are searched for. */
  isFiltered: boolean;
  isStaff: boolean;
  onOpen: (playerId: string) => void;
  /** Why the table is empty, where it is. */
  nothing: ReactNode;
  tools: ReactNode;
  listExport: ListExport<LeagueRow>;
}

/** The league table: rank, player and total points (specification §2), movement and trend, and a way into each row. */
export function LeagueGrid(props: LeagueGridProps) {
  const { label, query, rows, isFiltered, isStaff, onOpen, nothing, tools, listExport } = props;
  const hasTrend = isStaff || (rows?.some(({ trend }) => trend.length > 0) ?? false);
  const columns = useLeagueColumns({ isStaff, hasTrend, onOpen });
  return (
    <DataGrid
      id="leagueTable"
      label={label}
      query={query}
      rows={rows}
      columns={columns}
      rowId={playerId}
      nothingYet={nothing}
      nothingFound={nothing}
      isFiltered={isFiltered}
      tools={tools}
      listExport={listExport}
    />
  );
}
