import { setNestedObjectValues, type FormikHelpers, type FormikProps, type FormikValues } from 'formik';
import { useState } from 'react';
import { dropDraft } from '../../session/drafts';
import { useSession } from '../../session/useSession';
import { refusalOf } from '../../ui/failure';
import { fieldErrorsOf } from '../../ui/problem';
import { draftName, keptTyping, type Entry } from './typing';

export interface InPlaceSaving<Values> {
  /** Tells the drafts of one kind of entries from those of others. */
  kind: string;
  entry: Entry;
  /** The entry as the form shows it. */
  pristine: Values;
  /** Sends what was typed, as a change of this version. */
  send: (values: Values, version: number) => Promise<{ error?: unknown }>;
  /** The values of what a refusal as stale carries. */
  currentOf: (current: unknown) => { version: number; values: Values };
  /** What is to be saved over a newer version; if not given, all that was typed. */
  rebased?: (typed: Values, from: Values, newer: Values) => Values;
  /** Returns the field that can say itself what is wrong at this path of what was sent; null: none can. */
  fieldAt: (path: string) => string | null;
  /** Saved, or given up. */
  onEnd: () => void;
}

/**
 * Returns what saves one entry that is edited in place, from the pressed pencil to saving or giving up. Where somebody
 * else saved it meanwhile, `newer` is what it is now, to be taken over or overwritten; `problem` is the error that no
 * field can say.
 */
export function useInPlaceSaving<Values extends FormikValues>(saving: InPlaceSaving<Values>) {
  const { kind, entry, pristine, send, currentOf, rebased = (typed: Values) => typed, fieldAt, onEnd } = saving;
  const { id: userId } = useSession();
  const name = draftName(kind, entry.id);
  const [kept] = useState(() => keptTyping(userId, name, pristine));
  const [isRestored, setRestored] = useState(kept !== null);
  // As read when editing began: the list may be read again meanwhile, and what is typed builds on what was seen.
  const [base, setBase] = useState(kept ?? { version: entry.version, from: pristine });
  const [initial] = useState(kept?.values ?? pristine);
  const [newer, setNewer] = useState<{ version: number; values: Values } | null>(null);
  const [problem, setProblem] = useState<unknown>(undefined);

  const end = () => {
    dropDraft(userId, name);
    onEnd();
  };
  const sendOver = async (version: number, values: Values, { setFieldError }: FormikHelpers<Values>) => {
    setProblem(undefined);
    const { error } = await send(values, version);
    const refusal = refusalOf(error);
    setNewer(refusal?.code === 'stale' ? currentOf(refusal.current) : null);
    if (error === undefined) end();
    if (error === undefined || refusal?.code === 'stale') return;
    let isSaid = false;
    for (const [path, reason] of Object.entries(fieldErrorsOf(error))) {
      const field = fieldAt(path);
      if (field === null) continue;
      setFieldError(field, reason);
      isSaid = true;
    }
    if (!isSaid) setProblem(error);
  };
  const beginAgain = (form: FormikProps<Values>, version: number, from: Values, values = from) => {
    setNewer(null);
    setProblem(undefined);
    setRestored(false);
    setBase({ version, from });
    void form.setValues(values, false);
    void form.setTouched(setNestedObjectValues(values, false), false);
  };

  return {
    name,
    initial,
    base,
    isRestored,
    newer,
    problem,
    mine: (values: Values) => (newer ? rebased(values, base.from, newer.values) : values),
    save: (values: Values, helpers: FormikHelpers<Values>) => sendOver(base.version, values, helpers),
    overwrite: async (form: FormikProps<Values>) => {
      if (!newer) return;
      const mine = rebased(form.values, base.from, newer.values);
      beginAgain(form, newer.version, newer.values, mine);
      form.setSubmitting(true);
      await sendOver(newer.version, mine, form);
      form.setSubmitting(false);
    },
    takeNewer: (form: FormikProps<Values>) => newer && beginAgain(form, newer.version, newer.values),
    startAnew: (form: FormikProps<Values>) => beginAgain(form, entry.version, pristine),
    giveUp: end,
    dismiss: () => setProblem(undefined),
  };
}
