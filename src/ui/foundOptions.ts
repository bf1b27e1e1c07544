import type { FilterOptionsState } from '@mui/material/useAutocomplete';
import { isFoundIn } from '@contract/folding';

/** More are not listed: of so many one types a part of the name anyway. */
const MOST = 100;

/** Returns the options of an `Autocomplete` whose label holds what is typed, as the search of the server compares. */
export function foundOptions<Option>(
  options: readonly Option[],
  { inputValue, getOptionLabel }: FilterOptionsState<Option>,
): Option[] {
  return options.filter((option) => isFoundIn([getOptionLabel(option)], inputValue)).slice(0, MOST);
}
