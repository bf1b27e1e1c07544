import { operatorsOf, type FilterColumns, type FilterKind } from '@contract/columnFilter';
import type { Chance } from '@test/chance';

const values: Record<Exclude<FilterKind, 'choice'>, readonly string[]> = {
  text: ['müller', '%', "o'n", '\\', 'a,b', '0171 55', '+49', '_', 'ß', '💥'],
  number: ['0', '18.4', '-1.2', '18.45', '9999999', '-9999999.999'],
  handicap: ['0', '18.4', '-1.2', '18.45', '54', '-10'],
  date: ['2026-05-14', '1900-01-01', '9999-12-31'],
  boolean: ['true', 'false'],
};

/** Returns one field or two that a list can be sorted by. */
export function drawSorting(fields: readonly string[], chance: Chance): string {
  const first = chance.pick(fields);
  const others = fields.filter((field) => field !== first);
  const turned = (field: string) => (chance.likely(0.5) ? `-${field}` : field);
  return others.length > 0 && chance.likely(0.4) ? `${turned(first)},${turned(chance.pick(others))}` : turned(first);
}

/** Returns a filter by one of the columns. */
export function drawFilter({ kinds, choices }: FilterColumns, chance: Chance): string {
  const [field, kind] = chance.pick(Object.entries(kinds));
  const operator = chance.pick<string>(operatorsOf[kind]);
  if (operator === 'isEmpty' || operator === 'isNotEmpty') return `${field} ${operator}`;
  return `${field} ${operator} ${chance.pick(kind === 'choice' ? (choices[field] ?? []) : values[kind])}`;
}
