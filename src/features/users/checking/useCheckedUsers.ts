import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Member } from '../../../../contract/member';
import type { GridSelection } from '../../../ui/GridSelection';

const nobody: ReadonlySet<string> = new Set();

/**
 * Returns who of the users on the page is checked, and the checkboxes for the grid. On another page, in another order or
 * with another filter nobody is checked, so that nothing is ever done to someone who is not seen.
 */
export function useCheckedUsers(shown: readonly Member[] | undefined) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const [state, setState] = useState({ key, ids: nobody });
  const ids = state.key === key ? state.ids : nobody;
  const checked = useMemo(() => (shown ?? []).filter(({ id }) => ids.has(id)), [shown, ids]);
  const seen = useRef(key);
  useEffect(() => {
    seen.current = key;
  }, [key]);
  // Always the same, so that no checkbox is drawn again because the address has changed.
  const choose = useCallback((chosen: ReadonlySet<string>) => setState({ key: seen.current, ids: chosen }), []);
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
