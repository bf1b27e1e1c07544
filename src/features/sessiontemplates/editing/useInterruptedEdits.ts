import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { Template } from '../../../../contract/template';
import { useSession } from '../../../session/useSession';
import { editingBegun } from '../editedTemplates';
import { templateExpanded } from '../expandedTemplates';
import { templateDraftOf } from './draft';

/** Opens the editor of each template again about which something was typed and not saved before the page was loaded anew. */
export function useInterruptedEdits(templates: readonly Template[] | undefined): void {
  const dispatch = useDispatch();
  const { id: userId } = useSession();
  const isLoaded = templates !== undefined;
  useEffect(() => {
    for (const template of templates ?? []) {
      if (!templateDraftOf(userId, template)) continue;
      dispatch(editingBegun(template.id));
      dispatch(templateExpanded(template.id));
    }
    // Only what the page begins with: a draft that comes later belongs to an editor that is open already.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isLoaded, userId]);
}
