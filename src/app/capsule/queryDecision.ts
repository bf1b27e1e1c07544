import {
  changeSortFields,
  leagueEntrySortFields,
  locales,
  memberFilters,
  memberSortFields,
  trainingSortFields,
  trainingStatuses,
  trainingTypes,
} from '../../../contract/lists';
import type { TextDecision } from '../../capsule/decision';

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const number = /^\d{1,6}$/;
const date = /^\d{4}-\d\d-\d\d$/;
const sortFields = [
  ...memberSortFields,
  ...trainingSortFields,
  ...leagueEntrySortFields,
  ...changeSortFields,
  // Of lists that are sorted here.
  ...['city', 'country', 'members', 'postalcode'],
];
const sortKey = `-?(${[...new Set(sortFields)].join('|')})`;
const sortedBy = new RegExp(`^${sortKey}(,${sortKey})*$`);
const oneOf = (...words: readonly string[]) => new RegExp(`^(${words.join('|')})$`);

/** What can stand in an address that is no text of free content, by the name of the parameter. */
const fixed: ReadonlyMap<string, RegExp> = new Map([
  ['club', id],
  ['member', id],
  ['player', id],
  ['template', id],
  ['category', id],
  ['page', number],
  ['size', number],
  ['sort', sortedBy],
  ['filter', oneOf(...memberFilters)],
  ['status', oneOf(...trainingStatuses)],
  ['type', oneOf(...trainingTypes)],
  ['lang', oneOf(...locales)],
  ['show', oneOf('all', 'active', 'unfinished', 'finished')],
  ['state', oneOf('all', 'active', 'archived')],
  ['view', oneOf('table', 'month', 'projector')],
  ['record', oneOf('one', 'all')],
  ['year', oneOf('all', '\\d{4}')],
  ['month', /^\d{4}-\d\d$/],
  ['from', date],
  ['to', date],
]);

/** Returns what a capsule tells of a parameter of an address; null where no page knows it, so that its name may be anything. */
export function ofParameter(name: string, value: string): TextDecision | null {
  if (name === 'q' || name === 'where') return 'words';
  const content = fixed.get(name);
  if (content === undefined) return null;
  return content.test(value) ? 'keep' : 'words';
}
