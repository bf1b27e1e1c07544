import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { Template } from '../../../contract/template';
import { currentLocale } from '../../i18n/locale';
import { editingBegun } from './editedTemplates';
import { templateExpanded } from './expandedTemplates';
import { isShown } from './shownTemplates';
import { everything, type TemplatesUrl } from './templatesUrl';

/** Returns a function, always the same one, that opens a template just made: first in the list, expanded, in edit mode. */
export function useOpenMade({ filter, go }: TemplatesUrl): (made: Template) => void {
  const dispatch = useDispatch();
  const open = (made: Template) => {
    // A filter that leaves it out would take it away again as soon as it is saved.
    go(isShown(made, filter, currentLocale()) ? { page: 0 } : everything);
    dispatch(templateExpanded(made.id));
    dispatch(editingBegun(made.id));
  };
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  return useCallback((made) => latest.current(made), []);
}
