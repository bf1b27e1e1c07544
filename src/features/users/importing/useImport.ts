import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportedRow } from '../../../../contract/member';
import { useImportMembersMutation } from '../../../api/memberChanges';
import { put } from '../../../session/secrets';
import { useNotify } from '../../../ui/useNotify';
import type { Verdict } from './ownFindings';
import { readMembersFile, type FileProblem, type MembersFile } from './readMembersFile';
import { useVerdicts } from './useVerdicts';

type ChosenFile = { name: string } & (MembersFile | { problem: FileProblem });

const noRows: readonly ImportedRow[] = [];

/** Returns how many rows have each verdict. */
export function countsOf(verdicts: readonly Verdict[]): Record<Verdict['verdict'], number> {
  const counts = { create: 0, update: 0, unchanged: 0, refused: 0 };
  for (const { verdict } of verdicts) counts[verdict] += 1;
  return counts;
}

/** Returns an import from the choice of its file to the answer; `onDone` is called once everything is written. */
export function useImport(golfclubId: string, onDone: () => void) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [wasRefused, setWasRefused] = useState(false);
  const [write, { isLoading: isWriting, error: writeError, reset }] = useImportMembersMutation();
  const file = chosen && 'rows' in chosen ? chosen : null;
  const rows = file?.rows ?? noRows;
  const { verdicts, error, isComplete, retry, replace } = useVerdicts(golfclubId, rows);
  const counts = countsOf(verdicts);
  const changes = counts.create + counts.update;

  const forget = () => {
    reset();
    setWasRefused(false);
  };
  const choose = async (picked: File) => {
    const read = await readMembersFile(picked);
    forget();
    setChosen({ name: picked.name, ...read });
  };
  const confirm = async () => {
    setWasRefused(false);
    // Not a row is refused, so none holds anything that could not be sent.
    const { data } = await write({ golfclubId, members: put({ rows: [...rows], write: true }) });
    if (data?.written) {
      notify(t('importing.done', countsOf(data.verdicts)));
      onDone();
    } else if (data) {
      replace(data.verdicts);
      setWasRefused(true);
    }
  };

  return {
    choose,
    name: chosen?.name ?? '',
    problem: chosen && 'problem' in chosen ? chosen.problem : null,
    file,
    verdicts,
    counts,
    changes,
    isComplete,
    checkError: error,
    retry,
    forget,
    confirm,
    mayConfirm: file !== null && isComplete && counts.refused === 0 && changes > 0,
    isWriting,
    writeError,
    wasRefused,
  };
}

export type Import = ReturnType<typeof useImport>;
