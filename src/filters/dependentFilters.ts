import type { FiltersState, Screen } from './filters';

type Dependents = {
  [Name in Screen]?: (isOther: (field: keyof FiltersState[Name]) => boolean) => Partial<FiltersState[Name]>;
};

/** What is taken back by a change of what it belonged to. */
const dependents: Dependents = {
  planner: (isOther) => ({
    // What comes next and what ended last are read best in different orders.
    ...(isOther('status') ? { sort: null } : {}),
    ...(isOther('view') ? { month: null } : {}),
  }),
  wizard: (isOther) => ({
    ...(isOther('status') || isOther('club') ? { training: null } : {}),
    ...(isOther('status') || isOther('club') || isOther('training') ? { recording: null } : {}),
  }),
  league: (isOther) => (isOther('club') ? { player: null } : {}),
  entries: (isOther) => (isOther('club') ? { player: null, template: null, category: null, q: '' } : {}),
};

/** Returns the filters of a screen that a change takes back, unless it says otherwise. */
export function dependentFilters<Name extends Screen>(
  screen: Name,
  before: FiltersState[Name],
  changes: Partial<FiltersState[Name]>,
): Partial<FiltersState[Name]> {
  const isOther = (field: keyof FiltersState[Name]) => field in changes && changes[field] !== before[field];
  return dependents[screen]?.(isOther) ?? {};
}
