import { getIn, setIn, useFormik, type FormikContextType, type FormikValues } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { fieldErrorsOf } from '@/errors/problem';
import { dialogShown } from '@/modal/modalSlice';
import { dropDraft, storeDraft } from '@/session/drafts';
import { useSession } from '@/session/sessionSlice';
import type { EditedEntity } from '@/ui/forms/formsSlice';
import { useFormBase, useFormInStore, useFormRestored, useFormStatus } from '@/ui/forms/useFormInStore';
import { useReportUnsaved } from './UnsavedChangesBlocker';
import { readEntityDraft, storedValues } from './entityDraft';

/** Error texts by the path of their field, such as `rows.2.points`. */
type FieldErrors = Readonly<Record<string, string>>;

interface EntityFormOptions<Base, Values> {
  /** Names the draft, and the form in the question before something is discarded. */
  formKey: string;
  /** As last read; null: a new one. */
  entity: Base;
  valuesOf: (entity: Base) => Values;
  validate: (values: Values) => FieldErrors;
  /** Sends the values as a change of this version. */
  save: (values: Values, base: Base) => Promise<{ data?: Base | undefined; error?: unknown }>;
  /** The newer version that a refused save carries; null where it was refused for another reason. */
  newerOf?: (error: unknown, base: NonNullable<Base>) => NonNullable<Base> | null;
  /** What is saved over a newer version; if not given, all that was typed. */
  merge?: (typed: Values, base: Values, newer: Values) => Values;
  /** Whether the values differ in what is saved; if not given, in anything. */
  isChanged?: (values: Values, saved: Values) => boolean;
  /** The field of the form for a path of what was sent; null: none shows it. */
  fieldAt?: (path: string, values: Values) => string | null;
  /** What a refusal says about fields, by the path of what was sent. */
  refusedFields?: (error: unknown) => FieldErrors;
  /** Fields that a draft never stores, such as passwords. */
  unstored?: readonly (keyof Values)[];
  /** Whether what is typed outlives a reload of the page; true if not given. */
  hasDraft?: boolean;
  /** Given where the form stays on the screen when editing ends; while it is false, the form shows the entity. */
  isEditing?: boolean;
  /** Called after saving, and when what was typed is discarded. */
  onEnd?: () => void;
}

export interface EntityForm<Base, Values> {
  /** For a FormikProvider. */
  form: FormikContextType<Values>;
  formKey: string;
  /** The version that what is typed changes. */
  base: Base;
  isEditing: boolean;
  /** Whether anything would be lost. */
  isUnsaved: boolean;
  /** What was typed before a reload was found in a draft. */
  isRestored: boolean;
  /** Nothing can be sent for now: it is being sent, or a newer version must be decided about first. */
  isBlocked: boolean;
  /** Somebody else saved meanwhile: what would be saved over their version, and their version. */
  newer: { mine: Values; theirs: Values } | null;
  /** Why saving failed, where no field shows it. */
  saveError: unknown;
  clearSaveError: () => void;
  /** Goes on from the newer version. */
  takeNewer: () => void;
  /** Saves over the newer version. */
  overwrite: () => Promise<void>;
  /** Drops what a draft restored. */
  startOver: () => void;
  discard: () => void;
  /** Ends editing; asks before anything is lost. */
  cancel: () => void;
}

/**
 * Returns the form of one entity, from its first values to saving or discarding. What the server refused stays at its
 * field until the field is changed or the form is sent again.
 */
export function useEntityForm<Base extends EditedEntity | null, Values extends FormikValues>(
  options: EntityFormOptions<Base, Values>,
): EntityForm<Base, Values> {
  const { formKey, entity, valuesOf, newerOf, merge, isChanged = differs, onEnd } = options;
  const { fieldAt = samePath, refusedFields = fieldErrorsOf, unstored = none, hasDraft = true } = options;
  const dispatch = useDispatch();
  const { id: userId } = useSession();
  const [draft] = useState(() => {
    const read = hasDraft ? readEntityDraft<Base, Values>(userId, formKey, valuesOf(entity), unstored) : null;
    return read && isSameEntity(read.base, entity) ? read : null;
  });
  const [base, setBase] = useFormBase(formKey, entity, draft ? draft.base : entity);
  const [isRestored, setRestored] = useFormRestored(formKey, draft !== null);
  const { failed, refused: noteRefusal, refusalCleared } = useFormStatus(formKey);
  const newer = failed && base ? (newerOf?.(failed.failure, base) ?? null) : null;
  const saveError = failed && !failed.isAtFields && !newer ? failed.failure : undefined;
  const refused = useRef<{ values: Values; errors: FieldErrors } | null>(null);
  const sending = useRef<Promise<void> | null>(null);
  const staysShown = options.isEditing !== undefined;
  const isEditing = options.isEditing !== false || isRestored;

  // What was just saved may be newer than the entity as last read.
  if (!isEditing && entity && base && entity.version > base.version) setBase(entity);

  const saved = useMemo(() => valuesOf(base), [valuesOf, base]);
  const validate = (typed: Values): object =>
    nested({ ...stillRefused(refused.current, typed), ...options.validate(typed) });
  const formik = useFormik<Values>({
    initialValues: draft && isRestored ? draft.values : saved,
    enableReinitialize: !isEditing,
    validateOnBlur: false,
    validate,
    onSubmit: (values) => send(values, base),
  });
  const { values, isSubmitting } = formik;
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  const isUnsaved = isEditing && isChanged(values, saved);
  useReportUnsaved(formKey, isUnsaved);
  useFormInStore(formKey, formik, saved);

  const isStored =
    hasDraft &&
    isUnsaved &&
    (unstored.length === 0 || differs(storedValues(values, unstored), storedValues(saved, unstored)));
  const unsaved = useMemo(() => (isStored ? { base, values } : null), [isStored, base, values]);
  useEffect(() => {
    if (unsaved) storeDraft(userId, formKey, { ...unsaved, values: storedValues(unsaved.values, unstored) });
    else if (hasDraft) dropDraft(userId, formKey);
  }, [hasDraft, userId, formKey, unsaved, unstored]);

  const begin = (over: Base) => {
    refused.current = null;
    setBase(over);
    refusalCleared();
    setRestored(false);
  };
  const show = (visible: Base) => {
    begin(visible);
    formik.resetForm({ values: valuesOf(visible) });
  };
  const end = () => {
    if (hasDraft) dropDraft(userId, formKey);
    onEnd?.();
  };
  const discard = () => {
    if (staysShown) show(base);
    end();
  };

  const showRefusal = (error: unknown, sent: Values) => {
    const atFields = Object.entries(refusedFields(error)).flatMap(([path, text]) => {
      const field = fieldAt(path, sent);
      return field !== null && isField(getIn(sent, field)) ? [[field, text] as const] : [];
    });
    refused.current = { values: sent, errors: Object.fromEntries(atFields) };
    noteRefusal(error, atFields.length > 0);
    // Drawn together with the end of sending, when the fields can be typed in again.
    for (const [field, text] of atFields) formik.setFieldError(field, text);
  };
  const sendOver = async (sent: Values, over: Base) => {
    // Both versions stay on the screen until the answer is there.
    if (newer === null) refusalCleared();
    const { data, error } = await options.save(sent, over);
    if (error === undefined) {
      refusalCleared();
      // What was typed while it was sent is a change of what has just been saved.
      if (data && isChanged(latest.current, sent)) begin(data);
      else {
        if (staysShown) show(data ?? base);
        end();
      }
    } else if (over && newerOf?.(error, over)) noteRefusal(error);
    else showRefusal(error, sent);
  };
  /** A form that is submitted twice is sent once. */
  const send = (sent: Values, over: Base) => {
    sending.current ??= sendOver(sent, over).finally(() => {
      sending.current = null;
    });
    return sending.current;
  };
  const submit = async () => {
    refused.current = null;
    if (newer === null) await formik.submitForm();
  };
  const mine = newer && merge ? merge(values, saved, valuesOf(newer)) : values;

  return {
    form: {
      ...formik,
      submitForm: submit,
      handleSubmit: (event?: Pick<Event, 'preventDefault' | 'stopPropagation'>) => {
        event?.preventDefault();
        // React's events also reach the forms around a dialog.
        event?.stopPropagation();
        void submit();
      },
    },
    formKey,
    base,
    isEditing,
    isUnsaved,
    isRestored,
    isBlocked: isSubmitting || newer !== null,
    newer: newer && { mine, theirs: valuesOf(newer) },
    saveError,
    clearSaveError: refusalCleared,
    takeNewer: () => {
      if (newer) show(newer);
    },
    overwrite: async () => {
      if (!newer) return;
      refused.current = null;
      setBase(newer);
      formik.setSubmitting(true);
      await formik.setValues(mine, false);
      const errors = await formik.validateForm(mine);
      if (Object.keys(errors).length === 0) await send(mine, newer);
      else refusalCleared();
      formik.setSubmitting(false);
    },
    startOver: () => show(entity),
    discard,
    cancel: () => {
      if (isSubmitting) return;
      if (isUnsaved) dispatch(dialogShown({ kind: 'discard', of: formKey }));
      else discard();
    },
  };
}

const isSameEntity = (one: EditedEntity | null, other: EditedEntity | null): boolean => one?.id === other?.id;
const none: readonly never[] = [];
const samePath = (path: string): string => path;
const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
const isField = (value: unknown): boolean => value === null || ['string', 'boolean'].includes(typeof value);

/** Returns errors by path as Formik nests them. */
function nested(errors: FieldErrors): object {
  let result: object = {};
  for (const [path, text] of Object.entries(errors)) result = setIn(result, path, text) as object;
  return result;
}

function stillRefused(refused: { values: unknown; errors: FieldErrors } | null, values: unknown): FieldErrors {
  if (!refused) return {};
  const unchanged = Object.entries(refused.errors).filter(
    ([path]) => (getIn(refused.values, path) as unknown) === (getIn(values, path) as unknown),
  );
  return Object.fromEntries(unchanged);
}
