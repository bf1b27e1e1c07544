import { readColumnFilter, writeColumnFilter } from '../../../contract/columnFilter';
import { changeActions, genders, roles, trainingStatuses, trainingTypes } from '../../../contract/lists';
import type { CarryOut } from '../../capsule/decision';

const fixed: ReadonlySet<string> = new Set([
  'true',
  'false',
  ...roles,
  ...genders,
  ...trainingStatuses,
  ...trainingTypes,
  ...changeActions,
]);
const numeric = /^-?\d{1,3}(\.\d)?$/;

/** Of filters by column: field and operator are kept, of the values only what is no text of free content. */
export const ofWhere = {
  by: (where: string | readonly string[] | undefined, carryOut: CarryOut) => {
    if (where === undefined) return undefined;
    return typeof where === 'string' ? masked(where, carryOut) : where.map((text) => masked(text, carryOut));
  },
};

/** Of the value of a filter by column, or of several. */
export const ofFilterValue = {
  by: (value: string | readonly string[] | undefined, carryOut: CarryOut): unknown =>
    value === undefined
      ? undefined
      : typeof value === 'string'
        ? toldOf(value, carryOut)
        : value.map((one) => toldOf(one, carryOut)),
};

const toldOf = (value: string, carryOut: CarryOut): string =>
  fixed.has(value) || numeric.test(value) ? value : String(carryOut(value, 'words'));

function masked(text: string, carryOut: CarryOut): unknown {
  const filter = readColumnFilter(text);
  if (filter === null) return carryOut(text, 'words');
  const { value, ...kept } = filter;
  if (value === undefined) return text;
  return writeColumnFilter({
    ...kept,
    value: typeof value === 'string' ? toldOf(value, carryOut) : value.map((one) => toldOf(one, carryOut)),
  });
}
