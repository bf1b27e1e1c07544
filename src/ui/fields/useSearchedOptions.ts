import type { FilterOptionsState, UseAutocompleteProps } from '@mui/material/useAutocomplete';
import { useState } from 'react';
import { isFoundIn } from '@contract/folding';
import { useIsReplayed } from '@/ui/stateContexts';
import { shapeOf } from '@/ui/textShape';
import { useControlSearch, useOptions } from '@/ui/useControl';

interface SearchedOptions<Option> {
  /** The name of the control in the store. */
  control: string;
  options: readonly Option[];
  chosen: Option | null;
  idOf: (option: Option) => string;
  labelOf: (option: Option) => string;
}

type AutocompleteProps<Option> = Pick<
  UseAutocompleteProps<Option, false, false, false>,
  | 'options'
  | 'value'
  | 'getOptionKey'
  | 'getOptionLabel'
  | 'isOptionEqualToValue'
  | 'filterOptions'
  | 'onInputChange'
  | 'autoHighlight'
> & { open: boolean; onOpen: () => void; onClose: () => void; inputValue?: string };

interface SearchedList<Option> {
  props: AutocompleteProps<Option>;
  /** How many options match what is typed; undefined while nothing is. */
  resultCount: number | undefined;
}

/** More are not listed: of so many one types a part of the name anyway. */
const MOST = 100;

/**
 * Returns the props with which an `Autocomplete` offers things whose label holds what is typed, as the search of the server compares;
 * Enter takes the only one found. Whether it is open, the shape of what is typed and what is found for it are in the store; a
 * replay shows them.
 */
export function useSearchedOptions<Option>({
  control,
  options,
  chosen,
  idOf,
  labelOf,
}: SearchedOptions<Option>): SearchedList<Option> {
  const isReplayed = useIsReplayed();
  const list = useOptions(control);
  const [recorded, report] = useControlSearch(control);
  const [typed, setTyped] = useState('');
  const found = recorded && 'shape' in recorded ? recorded : null;
  const foundFor = (text: string) => options.filter((option) => isFoundIn([labelOf(option)], text)).slice(0, MOST);
  const resultCount = typed === '' ? undefined : foundFor(typed).length;
  const props: AutocompleteProps<Option> = {
    ...list,
    options,
    value: chosen,
    getOptionKey: idOf,
    getOptionLabel: labelOf,
    isOptionEqualToValue: (option, value) => idOf(option) === idOf(value),
    filterOptions: (all, { inputValue }: FilterOptionsState<Option>) => {
      if (!isReplayed) return foundFor(inputValue);
      return found ? all.filter((option) => found.ids.includes(idOf(option))) : all.slice(0, MOST);
    },
    autoHighlight: resultCount === 1,
    onInputChange: (_event, text, reason) => {
      setTyped(reason === 'input' ? text : '');
      report(
        reason === 'input' && text !== ''
          ? () => ({ control, shape: shapeOf(text), ids: foundFor(text).map(idOf) })
          : null,
      );
    },
    ...(isReplayed ? { inputValue: found?.shape ?? (chosen ? labelOf(chosen) : '') } : {}),
  };
  return { props, resultCount };
}
