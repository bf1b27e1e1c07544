import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@/ui/saveFile';
import { useNotify } from '@/ui/useNotify';
import type { ImportAnswer } from '@contract/memberImport';
import type { RowStatus } from './ownFindings';
import type { MembersFile } from './reading/membersOf';
import { fileOfRecords, refusedRows, type RefusedRowsOptions } from './refusedRows';
import { type ChosenFile, columnsToRemember, type FileColumn } from './useMembersFile';
import { countsOf } from './useVisibleImport';
import { useWriting } from './useWriting';

interface ConfirmingOptions {
  golfclubId: string;
  columns: readonly FileColumn[];
  /** How the file was written, and its cells. */
  file: Pick<ChosenFile, 'encoding' | 'delimiter'> & Pick<RefusedRowsOptions, 'cellsOf'>;
  /** Null: there are none yet. */
  members: MembersFile | null;
  rowStatuses: readonly (RowStatus | null)[];
  /** Called with the statuses of all rows when the server has refused some of what was written. */
  onRefused: (rowStatuses: readonly (RowStatus | null)[]) => void;
  /** Called once everything is written. */
  onDone: () => void;
}

/**
 * Returns how the rows that are not refused are written, `saveRefused`, which saves the others as a file, and whether the server
 * refused what was written last, until `forget` is called.
 */
export function useConfirming(options: ConfirmingOptions) {
  const { golfclubId, columns, file, members, rowStatuses, onRefused, onDone } = options;
  const { t } = useTranslation();
  const notifyDone = useNotifyDone(golfclubId);
  const { write, forget: forgetWriting, sent, error: writeError } = useWriting();
  const [wasRefused, setWasRefused] = useState(false);

  const forget = () => {
    forgetWriting();
    setWasRefused(false);
  };
  const saveRefused = async () => {
    if (!members) return;
    const records = await refusedRows({ columns, members, rowStatuses, cellsOf: file.cellsOf }, t);
    const { name, content } = await fileOfRecords(records, file, t('importing.downloadName'));
    saveFile(name, content, content.type);
  };
  const confirm = async () => {
    forget();
    // What is refused is left out, and holds whatever could not be sent.
    const written = (members?.rows ?? []).flatMap((row, at) =>
      rowStatuses[at]?.verdict === 'refused' ? [] : [{ row, at }],
    );
    const data = await write({
      golfclubId,
      rows: written.map(({ row }) => row),
      columns: columnsToRemember(columns),
    });
    if (data?.written) {
      const { refused } = countsOf(rowStatuses);
      if (refused > 0) await saveRefused();
      notifyDone(data, refused);
      onDone();
    } else if (data) {
      const decided: (RowStatus | null)[] = [...rowStatuses];
      for (const [index, { at }] of written.entries()) decided[at] = data.verdicts[index] ?? null;
      onRefused(decided);
      setWasRefused(true);
    }
  };
  return { confirm, forget, saveRefused, isWriting: sent !== null, writeError, wasRefused };
}

/** Returns what says how many members were written and how many rows were refused, and offers to undo it. */
function useNotifyDone(golfclubId: string) {
  const notify = useNotify();
  return ({ verdicts, importId }: ImportAnswer, refused: number) =>
    notify(
      {
        textKey: refused > 0 ? 'importing.partlyDone' : 'importing.done',
        values: { ...countsOf(verdicts), refused },
      },
      'success',
      importId === undefined ? undefined : { textKey: 'importing.undo', step: 'undoImport', id: importId, golfclubId },
    );
}
