import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../../../contract/member';
import { useFilters } from '../../../filters/useFilters';
import type { GridSelection } from '../../../ui/GridSelection';

const nobody: ReadonlySet<string> = new Set();

/**
 * Returns who of the users on the page is checked, and the checkboxes for the grid. On another page, in another order or
 * with another filter nobody is checked, so that nothing is ever done to someone who is not seen.
 */
export function useCheckedUsers(shown: readonly Member[] | undefined) {
  const { t } = useTranslation();
  const [filters] = useFilters('users');
  const [state, setState] = useState({ filters, ids: nobody });
  const ids = state.filters === filters ? state.ids : nobody;
  const checked = useMemo(() => (shown ?? []).filter(({ id }) => ids.has(id)), [shown, ids]);
  const seen = useRef(filters);
  useEffect(() => {
    seen.current = filters;
  }, [filters]);
  // Always the same, so that no checkbox is drawn again because the filters have changed.
  const choose = useCallback((chosen: ReadonlySet<string>) => setState({ filters: seen.current, ids: chosen }), []);
  const rowLabel = useCallback(
    ({ name, surname }: Member) => t('users.checked.row', { person: t('users.person', { name, surname }) }),
    [t],
  );
  const selection: GridSelection<Member> = {
    chosen: ids,
    onChoose: choose,
    rowLabel,
    allLabel: t('users.checked.all'),
  };
  return { checked, selection, uncheck: () => choose(nobody) };
}
