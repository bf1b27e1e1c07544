import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { offerUndo } from '@/api/undo';
import { type ChangeOnce, useChangeOnce } from '@/api/useChangeOnce';
import { failureOf, refusalOf } from '@/errors/failure';
import { problemMessage, useProblemText } from '@/errors/problem';
import type { Message } from '@/i18n/message';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useBusyControl } from '@/ui/useControl';
import { useIsOnScreen } from '@/ui/useIsOnScreen';
import { useNotify } from '@/ui/useNotify';
import type { UndoableAction } from '@contract/lists';
import type { CurrentOf } from '@contract/problem';
import type { Dialog, DialogOf } from './dialog';
import { dialogRefused, selectOpenDialog, selectRefusal, type WithModal } from './modalSlice';
import { useDialog, useDialogHere, useLastVersion } from './useDialog';

export type RemovalKind = Extract<
  Dialog,
  { kind: `delete${string}` } & ({ id: string } | { publicId: string })
>['kind'];

interface RemovalDialogProps<Thing> {
  kind: RemovalKind;
  /** Those that can be asked about, by their ids. */
  things: readonly Thing[];
  /** Returns the id that a thing has by now; not given where it never gets another one. */
  idNow?: (id: string) => string;
  question: (thing: Thing) => string;
  /** What is lost. */
  consequence: (thing: Thing) => ReactNode;
  /** What else is chosen, such as whether others go with it. */
  choice?: (thing: Thing, isBusy: boolean) => ReactNode;
  /** Says what it is in use by, from what the refusal carries. */
  inUse?: (thing: Thing, use: CurrentOf<'in-use'>) => string;
  /**
   * Sends the deletion by `changeOnce`, so that one whose answer was lost can be tried again. Where nothing was removed because the
   * question is not true any more, `outdated` says so, and the dialog closes.
   */
  remove: (thing: Thing, changeOnce: ChangeOnce) => Promise<{ error?: unknown; outdated?: Message }>;
  /** The notice once it is gone; not given where there is another one. */
  done?: (thing: Thing) => Message;
  /** As what the removal can be undone for a minute; not given where it cannot. */
  undo?: UndoableAction;
  onRemoved?: (thing: Thing) => void;
}

/** Confirm Deletion: asks before one of these things is deleted, does nothing unless confirmed, and explains a refusal. */
export function RemovalDialog<Thing extends { id: string }>(props: RemovalDialogProps<Thing>) {
  const { kind, things, idNow, question, consequence, choice, inUse, remove, done, undo, onRemoved } = props;
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const notify = useNotify();
  const problemText = useProblemText();
  const { dialog } = useDialog(kind);
  const refusal = useSelector(selectRefusal);
  const idOf = (asked: DialogOf<RemovalKind>) => {
    const id = asked.kind === 'deleteImage' ? asked.publicId : asked.id;
    return idNow ? idNow(id) : id;
  };
  const thing = useLastVersion(dialog && idOf(dialog), things);
  const { isOpen, hide } = useDialogHere(kind, (asked) => thing?.id === idOf(asked));
  const [isRemoving, setRemoving] = useState(false);
  const isBusy = useBusyControl(`remove/${kind}`, isRemoving);
  const isOnScreen = useIsOnScreen();
  const [changeOnce] = useChangeOnce();
  const store = useStore<WithModal>();

  const confirm = async () => {
    if (!thing) return;
    setRemoving(true);
    const { error, outdated } = await remove(thing, changeOnce);
    setRemoving(false);
    // Whoever went back meanwhile may look at another page, or be asked about something else.
    const isStillAsked = isOnScreen.current && selectOpenDialog(store.getState(), kind)?.dialog === dialog;
    if (error !== undefined && isStillAsked) {
      dispatch(dialogRefused({ kind, failure: failureOf(error) }));
      return;
    }
    hide();
    if (outdated) notify(outdated, 'error');
    else if (error !== undefined) notify(problemMessage(error), 'error');
    else {
      if (done) notify(done(thing), 'success', undo && offerUndo(undo, [thing.id]));
      if (isOnScreen.current) onRemoved?.(thing);
    }
  };
  const whyNot = (): string | null => {
    if (!thing || refusal?.kind !== kind) return null;
    const problem = refusalOf(refusal.failure);
    return problem?.code === 'in-use' && inUse && problem.current
      ? inUse(thing, problem.current)
      : problemText(refusal.failure);
  };

  return (
    <ConfirmDialog
      open={isOpen}
      title={t('ui.deletion')}
      question={thing && question(thing)}
      consequence={thing && consequence(thing)}
      choice={thing && choice?.(thing, isBusy)}
      confirmLabel={t('ui.confirm')}
      onConfirm={() => void confirm()}
      onCancel={hide}
      isBusy={isBusy}
      problem={whyNot()}
    />
  );
}
