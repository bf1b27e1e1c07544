import { useTranslation } from 'react-i18next';
import { useUndoImportMutation } from '@/api/memberImport';
import { RemovalDialog } from '@/modal/RemovalDialog';
import { isUndoableImport } from '@/record/useChangeColumns';
import type { Change } from '@contract/change';

/** Asks before an import among these entries is undone, and says whom something else has changed since. */
export function UndoImportDialog({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation();
  const [undoImport] = useUndoImportMutation();
  const imports = changes
    .filter(isUndoableImport)
    .flatMap(({ memberImport, golfclub }) =>
      memberImport && golfclub ? [{ id: memberImport.id, golfclubId: golfclub.id }] : [],
    );
  return (
    <RemovalDialog
      kind="deleteImport"
      things={imports}
      question={() => t('changes.undoImport.question')}
      consequence={() => t('changes.undoImport.consequence')}
      remove={({ id, golfclubId }) => undoImport({ golfclubId, importId: id })}
      done={() => ({ textKey: 'changes.undoImport.done' })}
    />
  );
}
