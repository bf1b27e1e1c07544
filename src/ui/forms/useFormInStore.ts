import { type FormikContextType, type FormikValues, useFormikContext } from 'formik';
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { failureOf } from '@/errors/failure';
import type { Message } from '@/i18n/message';
import { exposeTyped, REPORTED_AFTER, reportBeforeSaving } from '../reportTyped';
import { RenderModeContext, useIsReplayed } from '../stateContexts';
import { useIsOnScreen } from '../useIsOnScreen';
import { draftOf, inputOf } from './formDraft';
import {
  type EditedEntity,
  formBased,
  formEnded,
  type FormFailure,
  formLeft,
  formRefusalCleared,
  formRefused,
  formRestored,
  formTyped,
  selectForm,
  type WithForms,
} from './formsSlice';

/** Drops a form from the store when it leaves the screen. */
function useFormLeaving(form: string): void {
  const store = useStore<WithForms>();
  useEffect(
    () => () => {
      if (selectForm(store.getState(), form)) store.dispatch(formLeft({ form }));
    },
    [store, form],
  );
}

/**
 * Keeps in the store what differs in a form from what is saved, and shows in an opened state what it was there. `saved` is
 * what a replay begins with.
 */
export function useFormInStore<Values extends FormikValues>(
  form: string,
  formik: FormikContextType<Values>,
  saved: Values,
): void {
  const renderMode = useContext(RenderModeContext);
  const store = useStore<WithForms>();
  const { values, errors, touched, isSubmitting, setFormikState } = formik;
  const input = useMemo(
    () => ({ input: { values, errors, touched, isSubmitting }, saved }),
    [values, errors, touched, isSubmitting, saved],
  );
  const latest = useRef(input);
  const report = useCallback(() => {
    const draft = draftOf(latest.current.input, latest.current.saved);
    const known = selectForm(store.getState(), form)?.draft ?? null;
    if (JSON.stringify(draft) !== JSON.stringify(known)) store.dispatch(formTyped({ form, draft }));
  }, [store, form]);

  const follow = useCallback(() => {
    const { draft } = selectForm(store.getState(), form) ?? {};
    setFormikState((before) => ({ ...before, ...inputOf(draft, latest.current.saved) }));
  }, [store, form, setFormikState]);
  const recorded = useSelector((state: WithForms) => (renderMode === 'replay' ? selectForm(state, form)?.draft : null));
  useEffect(() => {
    latest.current = input;
  });
  useEffect(() => {
    if (renderMode === 'replay') follow();
  }, [renderMode, recorded, saved, follow]);
  // Somebody may go on from there, so only its beginning is taken from the opened state.
  useEffect(() => {
    if (renderMode === 'live' && selectForm(store.getState(), form)?.draft) follow();
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (renderMode === 'replay') return undefined;
    const clock = setTimeout(report, REPORTED_AFTER);
    return () => clearTimeout(clock);
  }, [renderMode, input, report]);
  useEffect(() => (renderMode === 'replay' ? undefined : reportBeforeSaving(report)), [renderMode, report]);
  useEffect(
    () => exposeTyped(() => ({ form, draft: draftOf(latest.current.input, latest.current.saved, true) })),
    [form],
  );
  useFormLeaving(form);
}

/** Returns whether what was typed before a reload stands in the form, and how that is changed. */
export function useFormRestored(form: string, isAtFirst: boolean): [boolean, (isRestored: boolean) => void] {
  const isReplayed = useIsReplayed();
  const store = useStore<WithForms>();
  const recorded = useSelector((state: WithForms) => selectForm(state, form)?.isRestored === true);
  const [isRestored, setRestored] = useState(isAtFirst);
  useEffect(() => {
    const known = selectForm(store.getState(), form)?.isRestored === true;
    if (!isReplayed && known !== isRestored) store.dispatch(formRestored({ form, isRestored }));
  }, [isReplayed, store, form, isRestored]);
  return [isReplayed ? recorded : isRestored, setRestored];
}

/**
 * Returns the version of an entity that a form changes, and how another one is taken. `begun` is the one that a draft holds,
 * `entity` the one that the cache has; where they differ the store knows which was changed.
 */
export function useFormBase<Base extends EditedEntity | null>(
  form: string,
  entity: Base,
  begun: Base,
): [Base, (base: Base) => void] {
  const isReplayed = useIsReplayed();
  const store = useStore<WithForms>();
  const recorded = useSelector((state: WithForms) => (isReplayed ? selectForm(state, form)?.base : undefined));
  const [base, setBase] = useState(begun);
  const isOther = base?.version !== entity?.version;
  useEffect(() => {
    if (isReplayed) return;
    const other = isOther ? base : null;
    if ((selectForm(store.getState(), form)?.base ?? null) !== other) store.dispatch(formBased({ form, base: other }));
  }, [isReplayed, store, form, base, isOther]);
  // It is the entity of this form, as it was read.
  return [isReplayed ? ((recorded as Base | undefined) ?? entity) : base, setBase];
}

/**
 * Belongs into a Formik form: keeps it in the store under this name. `saved` is what a replay begins with; to be given where
 * the first values come from this device or from the address.
 */
export function FormInStore({ form, saved }: { form: string; saved?: FormikValues }): null {
  const formik = useFormikContext<FormikValues>();
  // A form may be reset to something that was typed.
  const [initial] = useState(saved ?? formik.initialValues);
  useFormInStore(form, formik, initial);
  return null;
}

export interface FormStatus {
  /** Why the last attempt failed; undefined: it did not. */
  failed: FormFailure | undefined;
  /** What came of it; null: nothing yet. */
  outcome: Message | null;
  refused: (error: unknown, isAtFields?: boolean) => void;
  refusalCleared: () => void;
  ended: (outcome: Message | null) => void;
}

/** Returns why a form could not be sent, or what came of it, and how that is noted; once it has left the screen, nothing is. */
export function useFormStatus(form: string): FormStatus {
  const dispatch = useDispatch();
  const store = useStore<WithForms>();
  const failed = useSelector((state: WithForms) => selectForm(state, form)?.failed);
  const outcome = useSelector((state: WithForms) => selectForm(state, form)?.outcome ?? null);
  const isOnScreen = useIsOnScreen();
  useFormLeaving(form);
  return {
    failed,
    outcome,
    refused: (error, isAtFields = false) => {
      if (isOnScreen.current) dispatch(formRefused({ form, failure: failureOf(error), isAtFields }));
    },
    refusalCleared: () => {
      if (selectForm(store.getState(), form)?.failed) dispatch(formRefusalCleared({ form }));
    },
    ended: (what) => {
      const known = selectForm(store.getState(), form)?.outcome ?? null;
      if (isOnScreen.current && what !== known) dispatch(formEnded({ form, outcome: what }));
    },
  };
}
