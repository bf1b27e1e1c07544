import { useFormik, type FormikContextType, type FormikValues } from 'formik';
import { useEffect, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { dialogShown } from '@/modal/modalSlice';
import type { EditedEntity, FormFailure } from '@/ui/forms/formsSlice';
import { useFormBase, useFormInStore, useFormRestored, useFormStatus } from '@/ui/forms/useFormInStore';
import { useReportUnsaved } from './UnsavedChangesBlocker';
import { differs, useRestoredDraft, useStoredDraft } from './useEntityDraft';
import { type FieldErrors, type RefusedFieldsOptions, useRefusedFields } from './useRefusedFields';

interface EntityFormOptions<Base, Values> extends RefusedFieldsOptions<Values> {
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
  /** Somebody else saved meanwhile: what would be saved over their version, their version, and the entity that holds it. */
  newer: { mine: Values; theirs: Values; entity: NonNullable<Base> } | null;
  /** Why saving failed, where neither a field nor the newer version shows it. */
  failed: FormFailure | undefined;
  clearFailure: () => void;
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
  const dispatch = useDispatch();
  const drafts = { formKey, unstored: options.unstored ?? none, hasDraft: options.hasDraft ?? true };
  const draft = useRestoredDraft<Base, Values>(drafts, entity, valuesOf);
  const [base, setBase] = useFormBase(formKey, entity, draft ? draft.base : entity);
  const [isRestored, setRestored] = useFormRestored(formKey, draft !== null);
  const { failed: refusal, refused: noteRefusal, refusalCleared } = useFormStatus(formKey);
  const newer = refusal && base ? (newerOf?.(refusal.failure, base) ?? null) : null;
  const failed = refusal?.isAtFields || newer ? undefined : refusal;
  const refused = useRefusedFields<Values>(options);
  const sending = useRef<Promise<void> | null>(null);
  const staysShown = options.isEditing !== undefined;
  const isEditing = options.isEditing !== false || isRestored;

  // What was just saved may be newer than the entity as last read.
  if (!isEditing && entity && base && entity.version > base.version) setBase(entity);

  const saved = useMemo(() => valuesOf(base), [valuesOf, base]);
  const formik = useFormik<Values>({
    initialValues: draft && isRestored ? draft.values : saved,
    enableReinitialize: !isEditing,
    validateOnBlur: false,
    validate: (typed) => refused.withRefused(typed, options.validate(typed)),
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

  const dropDraft = useStoredDraft(drafts, { base, values, saved, isUnsaved });

  const begin = (over: Base) => {
    refused.clear();
    setBase(over);
    refusalCleared();
    setRestored(false);
  };
  const show = (visible: Base) => {
    begin(visible);
    formik.resetForm({ values: valuesOf(visible) });
  };
  const end = () => {
    dropDraft();
    onEnd?.();
  };
  const discard = () => {
    if (staysShown) show(base);
    end();
  };

  const showRefusal = (error: unknown, sent: Values) => {
    const atFields = Object.entries(refused.keep(error, sent));
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
    refused.clear();
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
    newer: newer && { mine, theirs: valuesOf(newer), entity: newer },
    failed,
    clearFailure: refusalCleared,
    takeNewer: () => {
      if (newer) show(newer);
    },
    overwrite: async () => {
      if (!newer) return;
      refused.clear();
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

const none: readonly never[] = [];
