import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Choice } from '@/ui/Choice';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import AddCircleIcon from '@mui/icons-material/AddCircle';
import CheckIcon from '@mui/icons-material/Check';
import EditIcon from '@mui/icons-material/Edit';
import ErrorIcon from '@mui/icons-material/Error';
import { importRowsFiltered, type RowFilter, selectImport, type StatusCounts } from './memberImport';
import type { RowStatus } from './ownFindings';
import type { MembersFile } from './readMembersFile';
import { reasonsText } from './reasonsText';

interface RowStatusTableProps {
  /** The file's. */
  name: string;
  file: MembersFile;
  verdicts: readonly RowStatus[];
  counts: StatusCounts;
}

interface Line {
  line: number;
  row: MembersFile['rows'][number];
  verdict: RowStatus;
}

const filters: readonly RowFilter[] = ['all', 'create', 'update', 'unchanged', 'refused'];
const lineId = ({ line }: Line) => String(line);
const queryState = { data: true, isLoading: false, refetch: () => undefined };

/** The rows of the file, each with its verdict in words; one verdict's rows alone where that is chosen. */
export function RowStatusTable({ name, file, verdicts: rowStatuses, counts: ofStatus }: RowStatusTableProps) {
  const { t } = useTranslation();
  const columns = useRowStatusColumns();
  const dispatch = useDispatch();
  const chosen = useSelector(selectImport).show;
  const counts = { all: Object.values(ofStatus).reduce((sum, count) => sum + count, 0), ...ofStatus };
  const filter = chosen ?? (counts.refused > 0 ? 'refused' : 'all');
  const lines = useMemo(
    () =>
      file.rows
        .map((row, at): Line => ({ line: file.lines[at] ?? 0, row, verdict: rowStatuses[at] ?? noRowStatus }))
        .filter(({ verdict: rowStatus }) => filter === 'all' || rowStatus.verdict === filter),
    [file, rowStatuses, filter],
  );
  return (
    <Stack spacing={2}>
      <Choice
        label={t('importing.filter.label')}
        value={filter}
        options={filters.map((value) => ({ value, label: t(`importing.filter.${value}`, { count: counts[value] }) }))}
        onChoose={(show) => dispatch(importRowsFiltered({ show }))}
      />
      <DataGrid
        id="importVerdicts"
        key={filter}
        label={t('importing.table', { file: name })}
        query={queryState}
        rows={lines}
        columns={columns}
        rowId={lineId}
        nothingYet={t('importing.nothingHere')}
      />
    </Stack>
  );
}

const noRowStatus: RowStatus = { verdict: 'refused', errors: [] };

function useRowStatusColumns(): GridColumn<Line>[] {
  const { t } = useTranslation();
  return [
    { field: 'line', header: t('importing.line'), width: 70, minWidth: 70, text: ({ line }) => String(line) },
    { field: 'name', header: t('importing.column.name'), isTitle: true, text: ({ row }) => row.name },
    { field: 'surname', header: t('importing.column.surname'), isTitle: true, text: ({ row }) => row.surname },
    { field: 'email', header: t('importing.column.email'), flex: 2, minWidth: 180, text: ({ row }) => row.email },
    {
      field: 'handicap',
      header: t('importing.column.handicap'),
      align: 'right',
      width: 110,
      text: ({ row }) => row.handicap,
    },
    {
      field: 'verdict',
      header: t('importing.verdict'),
      width: 140,
      text: ({ verdict: rowStatus }) => t(`importing.is.${rowStatus.verdict}`),
      cell: ({ verdict: rowStatus }) => <RowStatusCell verdict={rowStatus.verdict} />,
    },
    {
      field: 'reasons',
      header: t('importing.reasons'),
      flex: 3,
      minWidth: 180,
      text: ({ verdict: rowStatus }) => reasonsText(rowStatus.errors, t),
    },
  ];
}

const icons = {
  create: <AddCircleIcon color="success" fontSize="small" />,
  update: <EditIcon color="info" fontSize="small" />,
  unchanged: <CheckIcon color="disabled" fontSize="small" />,
  refused: <ErrorIcon color="error" fontSize="small" />,
};

function RowStatusCell({ verdict: rowStatus }: { verdict: RowStatus['verdict'] }) {
  const { t } = useTranslation();
  return (
    <Stack component="span" direction="row" spacing={0.5} sx={{ display: 'inline-flex', alignItems: 'center' }}>
      {icons[rowStatus]}
      <span>{t(`importing.is.${rowStatus}`)}</span>
    </Stack>
  );
}
