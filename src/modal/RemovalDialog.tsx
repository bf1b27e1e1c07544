import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { refusalOf } from '../ui/failure';
import { useProblemText } from '../ui/problem';
import { useNotify } from '../ui/useNotify';
import type { Dialog } from './modalSlice';
import { useDialog } from './useDialog';

type RemovalKind = Extract<Dialog, { kind: `delete${string}`; id: string }>['kind'];

interface RemovalDialogProps<Thing> {
  kind: RemovalKind;
  things: readonly Thing[];
  question: (thing: Thing) => string;
  consequence?: (thing: Thing) => string;
  /** Says what it is in use by, from what the refusal carries. */
  inUse?: (thing: Thing, use: unknown) => string;
  remove: (thing: Thing) => Promise<{ error?: unknown }>;
  /** What is said once it is gone. */
  done: (thing: Thing) => string;
}

/** Asks before one of these things is deleted, does nothing unless confirmed, and explains a refusal. */
export function RemovalDialog<Thing extends { id: string }>(props: RemovalDialogProps<Thing>) {
  const { kind, things, question, consequence, inUse, remove, done } = props;
  const { t } = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const { isOpen, dialog, hide } = useDialog(kind);
  const thing = useLastSeen(dialog?.id ?? null, things);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ of: Dialog; error: unknown } | null>(null);

  const confirm = async () => {
    if (!thing || !dialog) return;
    setBusy(true);
    const { error } = await remove(thing);
    setBusy(false);
    setFailure(error === undefined ? null : { of: dialog, error });
    if (error !== undefined) return;
    hide();
    notify(done(thing));
  };
  const whyNot = (): string | null => {
    if (!thing || failure === null || failure.of !== dialog) return null;
    const refusal = refusalOf(failure.error);
    return refusal?.code === 'in-use' && inUse ? inUse(thing, refusal.current) : problemText(failure.error);
  };

  // Whoever leaves the page by the browser's Back has not answered; the dialog must not wait for them.
  useEffect(() => hide, [hide]);

  return (
    <ConfirmDialog
      open={isOpen && thing !== null}
      title={t('ui.deletion')}
      question={thing && question(thing)}
      consequence={thing && consequence?.(thing)}
      confirmLabel={t('ui.confirm')}
      onConfirm={() => void confirm()}
      onCancel={hide}
      isBusy={isBusy}
      problem={whyNot()}
    />
  );
}

/** Returns the thing with the id as last seen: once deleted, the question must not change while the dialog closes. */
function useLastSeen<Thing extends { id: string }>(id: string | null, things: readonly Thing[]): Thing | null {
  const [last, setLast] = useState<Thing | null>(null);
  const found = things.find((thing) => thing.id === id);
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === id ? last : null);
}
