import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { Template } from '../../../contract/template';
import { usualFilters } from '../../filters/address';
import { selectFilters, type WithFilters } from '../../filters/filtersSlice';
import { useFilters } from '../../filters/useFilters';
import { currentLocale } from '../../i18n/locale';
import { editingBegun } from './editedTemplates';
import { isShown } from './shownTemplates';

/** Returns a function, always the same one, that opens a template just made: first in the list, expanded, in edit mode. */
export function useOpenMade(): (made: Template) => void {
  const dispatch = useDispatch();
  const store = useStore<WithFilters>();
  const [, change] = useFilters('templates');
  return useCallback(
    (made) => {
      // A filter that leaves it out would take it away again as soon as it is saved.
      const isSeen = isShown(made, selectFilters(store.getState()).templates, currentLocale());
      change(isSeen ? { page: 0 } : usualFilters('templates'));
      dispatch(editingBegun(made.id));
    },
    [dispatch, store, change],
  );
}
