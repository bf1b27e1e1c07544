import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { FiltersState, Screen } from './filters';
import { filtersChanged, selectFilters, type WithFilters } from './filtersSlice';

/** Returns what a screen shows, and how to change some of it, which begins on the first page; the browser's Back undoes that. */
export function useFilters<Name extends Screen>(
  screen: Name,
): [FiltersState[Name], (changes: Partial<FiltersState[Name]>) => void] {
  const dispatch = useDispatch();
  const entry = useSelector((state: WithFilters) => selectFilters(state)[screen]);
  const change = useCallback(
    (changes: Partial<FiltersState[Name]>) => void dispatch(filtersChanged({ screen, changes })),
    [dispatch, screen],
  );
  return [entry, change];
}
