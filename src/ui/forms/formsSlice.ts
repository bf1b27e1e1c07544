import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@/errors/failure';
import type { Message } from '@/i18n/message';
import { controlsReset } from '../controlsSlice';

/**
 * What somebody changed in one field: of a text its shape alone, see `shapeOf`; choices and ids as they are; of a list how
 * long it is.
 */
export type DraftField =
  | { field: string; shape: string }
  | { field: string; value: string | number | boolean | null }
  | { field: string; length: number };

/** A form on the screen, as far as it differs from its first values. */
export interface FormDraft {
  fields: readonly DraftField[];
  /** What stands at the fields, in the language of the page. */
  errors: readonly { field: string; error: string }[];
  isSubmitting: boolean;
}

/** Why a form could not be sent; null as failure: nobody knows. */
export interface FormFailure {
  failure: Failure | null;
  /** The fields say it. */
  isAtFields: boolean;
}

export interface FormState {
  draft?: FormDraft;
  failed?: FormFailure;
  /** What came of it, where the form says so itself. */
  outcome?: Message;
  /** What was typed before a reload was restored. */
  isRestored?: boolean;
  /** The version of the entity that is changed, where the cache has another one. */
  base?: EditedEntity;
}

/** An entity as forms edit it. */
export interface EditedEntity {
  id: string;
  /** Grows with every change. */
  version: number;
}

type FormsState = Readonly<Record<string, FormState>>;

const initialState: FormsState = {};

type OfForm<Part> = PayloadAction<{ form: string } & Part>;

const changed = (state: FormsState, form: string, change: FormState): FormsState => ({
  ...state,
  [form]: { ...state[form], ...change },
});

const without = (state: FormsState, form: string, part: keyof FormState): FormsState => {
  const { [part]: _dropped, ...rest } = state[form] ?? {};
  const { [form]: _whole, ...others } = state;
  return Object.keys(rest).length === 0 ? others : { ...others, [form]: rest };
};

/** What stands in the forms on the screen, without any text that was typed, and the errors shown beside them. */
export const formsSlice = createSlice({
  name: 'forms',
  initialState,
  reducers: {
    formTyped: (state, { payload: { form, draft } }: OfForm<{ draft: FormDraft | null }>) =>
      draft === null ? without(state, form, 'draft') : changed(state, form, { draft }),
    formRestored: (state, { payload: { form, isRestored } }: OfForm<{ isRestored: boolean }>) =>
      isRestored ? changed(state, form, { isRestored }) : without(state, form, 'isRestored'),
    formBased: (state, { payload: { form, base } }: OfForm<{ base: EditedEntity | null }>) =>
      base === null ? without(state, form, 'base') : changed(state, form, { base }),
    formRefused: (state, { payload: { form, ...failed } }: OfForm<FormFailure>) => changed(state, form, { failed }),
    /** It is sent once more, or somebody has read why it was refused. */
    formRefusalCleared: (state, { payload: { form } }: OfForm<object>) => without(state, form, 'failed'),
    formEnded: (state, { payload: { form, outcome } }: OfForm<{ outcome: Message | null }>) =>
      outcome === null ? without(state, form, 'outcome') : changed(state, form, { outcome }),
    /** It left the screen. */
    formLeft: (state, { payload: { form } }: OfForm<object>) => {
      const { [form]: _left, ...others } = state;
      return others;
    },
  },
  extraReducers: (build) => build.addCase(controlsReset, () => initialState),
  selectors: {
    selectForm: (state, form: string) => state[form],
  },
});

export const { formTyped, formRestored, formBased, formRefused, formRefusalCleared, formEnded, formLeft } =
  formsSlice.actions;

export const { selectForm } = formsSlice.selectors;

export type WithForms = { [formsSlice.reducerPath]: FormsState };
