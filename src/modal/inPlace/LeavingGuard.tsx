import { dropDraft } from '../../session/drafts';
import { useSession } from '../../session/useSession';
import { LeavingDialog } from '../LeavingDialog';

/** Asks whoever leaves the page before these drafts are lost; once confirmed, they do not come back. */
export function LeavingGuard({ unsaved }: { unsaved: readonly string[] }) {
  const { id } = useSession();
  const discard = () => {
    for (const name of unsaved) dropDraft(id, name);
  };
  return <LeavingDialog of="page" wouldLose={unsaved.length > 0} onDiscard={discard} />;
}
