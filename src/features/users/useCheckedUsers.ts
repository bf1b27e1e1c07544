import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector, useStore } from 'react-redux';
import type { UserFilters } from '@/filters/filters';
import { selectFilters, type WithFilters } from '@/filters/filtersSlice';
import { personName } from '@/i18n/personName';
import { type GridSelection, rowsChecked, selectChecked, type WithGrids } from '@/ui/dataGrid/gridsSlice';
import type { Member } from '@contract/member';

/** Returns the key of the list that the filters show, on all its pages. */
const listOf = ({ club, filter, q, where }: UserFilters) => JSON.stringify({ club, filter, q, where });

/**
 * Returns the ids of who is checked, on whichever page, the checkboxes for the grid, and what checks users and unchecks
 * some of them. With another club, search or filter nobody is checked, so that nothing is ever done to someone who is no
 * part of the list. `isAnswered` says that the rows are those of the filters, and not still those of the filters before.
 */
export function useCheckedUsers(filters: UserFilters, isAnswered: boolean) {
  const list = listOf(filters);
  const [listOfRows, setListOfRows] = useState(list);
  if (isAnswered && listOfRows !== list) setListOfRows(list);
  const areRowsOfList = listOfRows === list;
  const { t } = useTranslation();
  const store = useStore<WithGrids & WithFilters>();
  const checked = useSelector((state: WithGrids) => selectChecked(state, 'users', list));
  const check = useCallback(
    (ids: readonly string[]) => {
      // It may come late, when another list is shown.
      if (listOf(selectFilters(store.getState()).users) !== list) return;
      store.dispatch(rowsChecked({ grid: 'users', list, ids }));
    },
    [store, list],
  );
  const uncheck = useCallback(
    (ids: readonly string[]) => {
      const before = selectChecked(store.getState(), 'users', list);
      const unchecked = new Set(ids);
      const left = before.filter((id) => !unchecked.has(id));
      if (left.length < before.length) store.dispatch(rowsChecked({ grid: 'users', list, ids: left }));
    },
    [store, list],
  );
  const rowLabel = useCallback((member: Member) => t('users.checked.row', { person: personName(member) }), [t]);
  const selection = useMemo(
    (): GridSelection<Member> => ({
      checked,
      onCheck: (ids) => {
        if (areRowsOfList) check(ids);
      },
      rowLabel,
    }),
    [checked, check, areRowsOfList, rowLabel],
  );
  return { checked, selection, check, uncheck };
}
