import { useEffect } from 'react';
import { dropDraft, keepDraft } from './drafts';
import { useSession } from './useSession';

/** Keeps this as the draft of a form while it is there, and drops the draft when it becomes null. */
export function useKeptDraft(form: string, draft: object | null): void {
  const { id } = useSession();
  useEffect(() => {
    if (draft) keepDraft(id, form, draft);
    else dropDraft(id, form);
  }, [id, form, draft]);
}
