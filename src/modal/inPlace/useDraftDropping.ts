import { dropDraft } from '../../session/drafts';
import { useSession } from '../../session/useSession';
import { draftName } from './typing';

/** Returns what forgets the typing into an entry of this kind, by its id. */
export function useDraftDropping(kind: string): (id: string) => void {
  const { id: userId } = useSession();
  return (id) => dropDraft(userId, draftName(kind, id));
}
