import { useEffect, useRef, useState } from 'react';
import { useLazyGetImportColumnsQuery } from '@/api/memberImport';
import type { ColumnMeaning } from '@contract/memberFields';
import type { ImportColumns } from '@contract/memberImport';
import { columnsProblem, guessedFields } from './memberColumns';
import type { Encoding } from './reading/encoding';
import { makeFileReader } from './reading/fileReader';
import type { MembersFile } from './reading/membersOf';
import type { FileProblem } from './reading/readTable';

/** The longest heading that is remembered. */
const LONGEST_HEADING = 200;

/** A column of the file. */
export interface FileColumn {
  heading: string;
  /** The first text in it. */
  sample: string;
  /** What it means; null: it is not imported. */
  field: ColumnMeaning | null;
}

/** A file that was chosen, as far as it is known yet. */
export interface ChosenFile {
  name: string;
  source: File;
  encoding: Encoding | null;
  /** Between the cells of a text; null for a workbook. */
  delimiter: string | null;
  problem: FileProblem | null;
  columns: readonly FileColumn[];
  /** What the columns mean was said before, for another file with the same headings. */
  isRemembered: boolean;
  /** Null: what the columns mean is not settled. */
  members: MembersFile | null;
}

/** Returns a file of members for the club: how it is chosen, what its columns mean, and who is in it. */
export function useMembersFile(golfclubId: string) {
  const [reader] = useState(makeFileReader);
  const [readColumns] = useLazyGetImportColumnsQuery();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const choices = useRef(0);
  useEffect(() => () => reader.end(), [reader]);

  const showMembers = async (file: ChosenFile) => {
    setChosen({ ...file, members: null });
    const fields = file.columns.map(({ field }) => field);
    if (file.problem !== null || columnsProblem(fields) !== null) return;
    const members = await reader.map(fields);
    setChosen(members ? { ...file, members } : { ...file, problem: { kind: 'unreadable' }, members });
  };

  const choose = async (source: File, chosenEncoding?: Encoding) => {
    choices.current += 1;
    const choice = choices.current;
    const begun = { name: source.name, source, isRemembered: false, delimiter: null, columns: [], members: null };
    // At once, so that nothing of the file before can be imported any more.
    setChosen({ ...begun, encoding: chosenEncoding ?? null, problem: null });
    const [{ encoding, ...read }, remembered] = await Promise.all([
      reader.read(source, chosenEncoding),
      readColumns({ golfclubId }),
    ]);
    if (choice !== choices.current) return;
    const file = { ...begun, encoding };
    if ('problem' in read) {
      await showMembers({ ...file, problem: read.problem });
      return;
    }
    const { headings, samples, delimiter } = read.summary;
    const known = rememberedFields(headings, remembered.data ?? []);
    const fields = known ?? guessedFields(headings, samples);
    const columns = headings.map((heading, at) => ({
      heading,
      sample: samples[at] ?? '',
      field: fields[at] ?? null,
    }));
    await showMembers({ ...file, delimiter, problem: null, columns, isRemembered: known !== null });
  };

  return {
    chosen,
    choose,
    cellsOf: reader.cellsOf,
    chooseEncoding: (encoding: Encoding) => void (chosen && choose(chosen.source, encoding)),
    mapColumn: (at: number, field: ColumnMeaning | null) => {
      if (!chosen) return;
      const columns = chosen.columns.map((column, other) => (other === at ? { ...column, field } : column));
      void showMembers({ ...chosen, columns });
    },
  };
}

const remembered = (heading: string) => heading.slice(0, LONGEST_HEADING);

/** Returns what is to be remembered of these columns. */
export const columnsToRemember = (columns: readonly FileColumn[]): ImportColumns['columns'] =>
  columns.map(({ heading, field }) => ({ heading: remembered(heading), field }));

/** Returns what was said of the same headings, in whatever order, null where nothing was. */
function rememberedFields(
  headings: readonly string[],
  known: readonly ImportColumns[],
): (ColumnMeaning | null)[] | null {
  const given = headings.map(remembered);
  const isSame = ({ columns }: ImportColumns) =>
    columns.length === given.length &&
    given.toSorted().join('\n') ===
      columns
        .map(({ heading }) => heading)
        .toSorted()
        .join('\n');
  const found = known.find(isSame);
  if (!found) return null;
  const left = [...found.columns];
  return given.map((heading) => {
    const [column] = left.splice(
      left.findIndex((one) => one.heading === heading),
      1,
    );
    return column?.field ?? null;
  });
}
