import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dropDraft } from '../../../session/drafts';
import { useSession } from '../../../session/useSession';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useLeaving } from '../../../ui/useLeaving';
import { templateDraftKey } from './draft';

type Report = (templateId: string, isUnsaved: boolean) => void;
const Unsaved = createContext<Report>(() => undefined);

/** Asks whoever leaves the page while one of the editors in it holds something that is not saved; the router knows one guard only. */
export function LeavingGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { id: userId } = useSession();
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const leaving = useLeaving(unsaved.length > 0);
  const report = useCallback<Report>(
    (templateId, isUnsaved) =>
      setUnsaved((before) => {
        if (before.includes(templateId) === isUnsaved) return before;
        return isUnsaved ? [...before, templateId] : before.filter((other) => other !== templateId);
      }),
    [],
  );
  const discard = () => {
    for (const templateId of unsaved) dropDraft(userId, templateDraftKey(templateId));
    leaving.goOn();
  };
  return (
    <Unsaved.Provider value={report}>
      {children}
      <ConfirmDialog
        open={leaving.isAsking}
        title={t('ui.discard.title')}
        question={t('ui.discard.question')}
        cancelLabel={t('ui.discard.keep')}
        confirmLabel={t('ui.discard.confirm')}
        onConfirm={discard}
        onCancel={leaving.stay}
      />
    </Unsaved.Provider>
  );
}

/** Tells the guard around it whether the editor of this template holds something that is not saved. */
export function useGuarded(templateId: string, isUnsaved: boolean): void {
  const report = useContext(Unsaved);
  useEffect(() => {
    report(templateId, isUnsaved);
    return () => report(templateId, false);
  }, [report, templateId, isUnsaved]);
}
