import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { csvText } from '@/ui/csvText';
import { saveFile } from '@/ui/saveFile';
import { useNotify } from '@/ui/useNotify';
import type { ImportedRow } from '@contract/memberImport';
import { columnsProblem } from './memberColumns';
import type { RowStatus } from './ownFindings';
import type { Encoding } from './reading/encoding';
import type { HandicapRemark } from './reading/cellValues';
import { refusedRows } from './refusedRows';
import { columnsToRemember, useMembersFile } from './useMembersFile';
import { useRowStatuses } from './useRowStatuses';
import { countsOf, remarkCounts, useVisibleImport } from './useVisibleImport';
import { useWriting } from './useWriting';

/** Returns an import from the choice of its file to the answer; `onDone` is called once everything is written. */
export function useImport(golfclubId: string, onDone: () => void) {
  const { t } = useTranslation();
  const notify = useNotify();
  const file = useMembersFile(golfclubId);
  const { chosen } = file;
  const { rows, remarks, rowStatuses, error, retry, correct, replace, isChecking, correctedRows } = useRowStatuses(
    golfclubId,
    chosen?.members ?? null,
  );
  const { write, forget: forgetWriting, sent, error: writeError } = useWriting();
  const [wasRefused, setWasRefused] = useState(false);
  const columns = chosen?.columns ?? [];
  const visible = useVisibleImport(chosen, {
    name: chosen?.name ?? '',
    problem: chosen?.problem ?? null,
    encoding: chosen?.encoding ?? null,
    columns,
    columnsProblem: chosen && chosen.problem === null ? columnsProblem(columns.map(({ field }) => field)) : null,
    isRemembered: chosen?.isRemembered ?? false,
    members: chosen?.members ? { ...chosen.members, rows, remarks } : null,
    rowStatuses,
    counts: countsOf(rowStatuses),
    ...remarkCounts(remarks),
    correctedRows,
    done: rowStatuses.filter((status) => status !== null).length,
    total: rows.length,
    isChecking,
    checkError: error,
    writeError,
    isWriting: sent !== null,
    wasRefused,
  });
  const { counts, members } = visible;
  const changes = counts.create + counts.update;
  const isChecked = members !== null && visible.done === visible.total;

  const forget = () => {
    forgetWriting();
    setWasRefused(false);
  };
  const saveRefused = () => {
    if (!members) return;
    const text = csvText(refusedRows(members, rowStatuses, t), currentLocale());
    saveFile(t('importing.downloadName'), text, 'text/csv;charset=utf-8');
  };
  const confirm = async () => {
    forget();
    // What is refused is left out, and holds whatever could not be sent.
    const written = rows.flatMap((row, at) => (rowStatuses[at]?.verdict === 'refused' ? [] : [{ row, at }]));
    const data = await write({
      golfclubId,
      rows: written.map(({ row }) => row),
      columns: columnsToRemember(columns),
    });
    if (data?.written) {
      if (counts.refused > 0) saveRefused();
      const done = countsOf(data.verdicts);
      notify(
        {
          textKey: counts.refused > 0 ? 'importing.partlyDone' : 'importing.done',
          values: { ...done, refused: counts.refused },
        },
        'success',
        data.importId === undefined
          ? undefined
          : { textKey: 'importing.undo', step: 'undoImport', id: data.importId, golfclubId },
      );
      onDone();
    } else if (data) {
      const decided: (RowStatus | null)[] = [...rowStatuses];
      for (const [index, { at }] of written.entries()) decided[at] = data.verdicts[index] ?? null;
      replace(decided);
      setWasRefused(true);
    }
  };
  const choose = async (source: File, encoding?: Encoding) => {
    forget();
    await file.choose(source, encoding);
  };

  return {
    ...visible,
    choose,
    chooseEncoding: (encoding: Encoding) => {
      forget();
      file.chooseEncoding(encoding);
    },
    mapColumn: file.mapColumn,
    correct: (at: number, row: ImportedRow, remark: HandicapRemark) => {
      if (visible.isWriting) return;
      forget();
      correct(at, row, remark);
    },
    changes,
    isReading: visible.name !== '' && visible.problem === null && members === null && visible.columns.length === 0,
    isChecked,
    retry,
    forget,
    saveRefused,
    confirm,
    mayConfirm: isChecked && counts.refused === 0 && changes > 0,
    /** Without the rows that are refused. */
    mayConfirmRest: isChecked && counts.refused > 0 && changes > 0,
  };
}

export type Import = ReturnType<typeof useImport>;
