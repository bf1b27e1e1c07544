import AddCircleIcon from '@mui/icons-material/AddCircle';
import CheckIcon from '@mui/icons-material/Check';
import EditIcon from '@mui/icons-material/Edit';
import ErrorIcon from '@mui/icons-material/Error';
import Stack from '@mui/material/Stack';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Choice } from '@/ui/fields/Choice';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import type { ImportedRow } from '@contract/memberImport';
import { type ImportedField, importedFields } from './memberColumns';
import { importRowsFiltered, type RowFilter, selectImport } from './memberImportSlice';
import { hasRemarks, type RowStatus } from './ownFindings';
import { type Finding, isShift } from './reading/finding';
import { cellValue, type MembersFile } from './reading/membersOf';
import { reasonsText } from './reasonsText';
import type { Import } from './useImport';

interface Line {
  /** The position of the row. */
  at: number;
  line: number;
  row: ImportedRow;
  /** What was found in the row while it was read. */
  found: readonly Finding[];
  /** Null: it is being checked. */
  rowStatus: RowStatus | null;
}

const filters: readonly RowFilter[] = ['all', 'create', 'update', 'unchanged', 'refused', 'remarked'];
const lineId = ({ at }: Line) => String(at);
const queryState = { data: true, isLoading: false, refetch: () => undefined };

/**
 * The rows of the file, each with its status in words, and the rows of one status alone where that is chosen. Its cells can be
 * corrected.
 */
export function RowStatusTable({ importing, members }: { importing: Import; members: MembersFile }) {
  const { t } = useTranslation();
  const { name, rowStatuses, counts: ofStatus, remarked, correct, correctedRows } = importing;
  const columns = useMemo(() => rowStatusColumns(t), [t]);
  const dispatch = useDispatch();
  const chosen = useSelector(selectImport).show;
  const counts = { all: Object.values(ofStatus).reduce((sum, count) => sum + count, 0), ...ofStatus, remarked };
  const filter = chosen ?? (counts.refused > 0 || correctedRows.size > 0 ? 'refused' : 'all');
  const { rows, lines: numbers, findings } = members;
  const lines = useMemo(
    () =>
      rows
        .map((row, at): Line => ({
          ...{ at, line: numbers[at] ?? 0, row },
          ...{ found: findings[at] ?? [], rowStatus: rowStatuses[at] ?? null },
        }))
        // Rows that are corrected one after the other stay in view.
        .filter(
          ({ at, rowStatus }) =>
            filter === 'all' ||
            rowStatus?.verdict === filter ||
            (filter === 'remarked' && hasRemarks(rowStatus)) ||
            ((filter === 'refused' || filter === 'remarked') && correctedRows.has(at)),
        ),
    [rows, numbers, findings, rowStatuses, filter, correctedRows],
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
        onEdit={({ at, row, found }) => correct(at, row, found)}
      />
    </Stack>
  );
}

const wider: Partial<Record<ImportedField, Partial<GridColumn<Line>>>> = {
  name: { isTitle: true },
  surname: { isTitle: true },
  email: { flex: 2, minWidth: 170 },
  handicap: { align: 'right', minWidth: 80 },
  gender: { minWidth: 80 },
};

function rowStatusColumns(t: TFunction): GridColumn<Line>[] {
  return [
    { field: 'line', header: t('importing.line'), width: 60, minWidth: 60, text: ({ line }) => String(line) },
    {
      field: 'verdict',
      header: t('importing.rowStatus'),
      width: 130,
      text: ({ rowStatus }) => t(`importing.is.${rowStatus?.verdict ?? 'checking'}`),
      cell: ({ rowStatus }) => <RowStatusCell rowStatus={rowStatus} />,
    },
    {
      field: 'reasons',
      header: t('importing.reasons'),
      flex: 3,
      minWidth: 320,
      isWrapped: true,
      text: ({ rowStatus }) =>
        [...(rowStatus?.isRenamed ? [t('importing.renamed')] : []), reasonsText(rowStatus ?? { errors: [] }, t)].join(
          ' ',
        ),
    },
    ...importedFields.map((field) => ({
      field,
      header: t(`importing.column.${field}`),
      minWidth: 100,
      text: ({ row }: Line) => row[field],
      withText: (line: Line, text: string) => withCell(line, field, text),
      ...wider[field],
    })),
  ];
}

function withCell(line: Line, field: ImportedField, typed: string): Line {
  const { text, remark } = cellValue(field, typed);
  const path = `/${field}`;
  // What was read from a minus is still to be checked when it is typed as it is shown.
  const isSame = remark === null && text === line.row[field];
  const found = line.found.filter((one) => !isShift(one) && (isSame || one.path !== path));
  if (remark !== null) found.push({ path, reason: remark });
  return { ...line, row: { ...line.row, [field]: text }, found };
}

const icons = {
  create: <AddCircleIcon color="success" fontSize="small" />,
  update: <EditIcon color="info" fontSize="small" />,
  unchanged: <CheckIcon color="disabled" fontSize="small" />,
  refused: <ErrorIcon color="error" fontSize="small" />,
};

function RowStatusCell({ rowStatus }: { rowStatus: RowStatus | null }) {
  const { t } = useTranslation();
  return (
    <Stack component="span" direction="row" spacing={0.5} sx={{ display: 'inline-flex', alignItems: 'center' }}>
      {rowStatus && icons[rowStatus.verdict]}
      <span>{t(`importing.is.${rowStatus?.verdict ?? 'checking'}`)}</span>
    </Stack>
  );
}
