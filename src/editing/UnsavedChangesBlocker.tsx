import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { dialogShown } from '@/modal/modalSlice';
import { useDialogOf } from '@/modal/useDialog';
import { dropDraft } from '@/session/drafts';
import { useSession } from '@/session/sessionSlice';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useUnsavedChangesBlocker } from '@/ui/useUnsavedChangesBlocker';

interface DiscardDialogProps {
  /** What the dialog in the store names as to be discarded. */
  of: string;
  onDiscard: () => void;
  onStay?: () => void;
}

/** Asks before what was typed under this name is lost. */
export function DiscardDialog({ of, onDiscard, onStay }: DiscardDialogProps) {
  const { t } = useTranslation();
  const { isOpen, hide } = useDialogOf('discard', { of });
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('ui.discard.title')}
      question={t('ui.discard.question')}
      cancelLabel={t('ui.discard.keep')}
      confirmLabel={t('ui.discard.confirm')}
      onConfirm={() => {
        hide();
        onDiscard();
      }}
      onCancel={() => {
        hide();
        onStay?.();
      }}
    />
  );
}

interface LeavingDialogProps {
  of: string;
  /** Leaving now would lose something. */
  wouldLose: boolean;
  /** Only closing its editor would, because what is typed is kept as a draft. */
  isDrafted?: boolean;
  onDiscard?: () => void;
}

/** Asks whoever leaves the page before what was typed under this name is lost; the router knows one such blocker only. */
export function LeavingDialog({ of, wouldLose, isDrafted = false, onDiscard }: LeavingDialogProps) {
  const dispatch = useDispatch();
  const { isConfirming, goOn, stay } = useUnsavedChangesBlocker({ wouldLose, isDrafted });
  useEffect(() => {
    if (isConfirming) dispatch(dialogShown({ kind: 'discard', of }));
  }, [dispatch, isConfirming, of]);
  const discard = () => {
    onDiscard?.();
    goOn();
  };
  return <DiscardDialog of={of} onDiscard={discard} onStay={stay} />;
}

const ReportUnsaved = createContext<(formKey: string, isUnsaved: boolean) => void>(() => undefined);

/**
 * Reports to the UnsavedChangesBlocker around it, if any, whether leaving the page would lose what was typed into this form.
 */
export function useReportUnsaved(formKey: string, isUnsaved: boolean): void {
  const report = useContext(ReportUnsaved);
  useEffect(() => {
    report(formKey, isUnsaved);
    return () => report(formKey, false);
  }, [report, formKey, isUnsaved]);
}

/** Asks whoever leaves the page while a form in it holds something unsaved; once confirmed, its draft does not come back. */
export function UnsavedChangesBlocker({ children }: { children: ReactNode }) {
  const { id: userId } = useSession();
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const report = useCallback((formKey: string, isUnsaved: boolean) => {
    setUnsaved((keys) => {
      if (keys.includes(formKey) === isUnsaved) return keys;
      return isUnsaved ? [...keys, formKey] : keys.filter((key) => key !== formKey);
    });
  }, []);
  return (
    <ReportUnsaved.Provider value={report}>
      {children}
      <LeavingDialog
        of="page"
        wouldLose={unsaved.length > 0}
        onDiscard={() => unsaved.forEach((formKey) => dropDraft(userId, formKey))}
      />
    </ReportUnsaved.Provider>
  );
}
