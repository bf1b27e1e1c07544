import type { Locale } from '../../../../contract/lists';
import type { Mapping } from '../../../../contract/mapping';
import type { FieldVersions } from '../../../ui/StaleVersions';
import { formOf, readRows, type MappingValues, type ReadRow } from './mappingForm';
import { showDifference } from './typedNumbers';

interface Words {
  name: string;
  row: (difference: string) => string;
}

/** Returns both versions of a mapping beside each other: its name, and the points of every difference that one of them has. */
export function staleFields(mine: MappingValues, theirs: Mapping, words: Words, locale: Locale): FieldVersions[] {
  const [myRows, theirRows] = [readRows(mine.rows), readRows(formOf(theirs, locale).rows)];
  const differences = [...new Set([...myRows, ...theirRows].map(({ tenths }) => tenths))].sort((a, b) => a - b);
  const pointsIn = (rows: readonly ReadRow[], tenths: number) =>
    String(rows.find((row) => row.tenths === tenths)?.points ?? '');
  return [
    { label: words.name, mine: mine.name.trim(), theirs: theirs.name },
    ...differences.map((tenths) => ({
      label: words.row(showDifference(tenths, locale)),
      mine: pointsIn(myRows, tenths),
      theirs: pointsIn(theirRows, tenths),
    })),
  ];
}
