import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { UserFilters } from '@/filters/filters';
import { type GridSelection, rowsChecked, selectChecked } from '@/ui/dataGrid/gridsSlice';
import type { Member } from '@contract/member';

type WithGrids = Parameters<typeof selectChecked>[0];

/**
 * Returns the ids of who is checked, on whichever page, and the checkboxes for the grid. With another club, search or
 * filter nobody is checked, so that nothing is ever done to someone who is no part of the list.
 */
export function useCheckedUsers({ club, filter, q, where }: UserFilters) {
  const list = JSON.stringify({ club, filter, q, where });
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const checked = useSelector((state: WithGrids) => selectChecked(state, 'users', list));
  const check = useCallback(
    (ids: readonly string[]) => dispatch(rowsChecked({ grid: 'users', list, ids })),
    [dispatch, list],
  );
  const rowLabel = useCallback(
    ({ name, surname }: Member) => t('users.checked.row', { person: t('users.person', { name, surname }) }),
    [t],
  );
  const selection = useMemo(
    (): GridSelection<Member> => ({ checked, onCheck: check, rowLabel }),
    [checked, check, rowLabel],
  );
  return { checked, selection, check };
}
