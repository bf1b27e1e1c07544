import type { FormDraft } from './forms/formsSlice';

/** Milliseconds after the last key until the store knows what was typed. */
export const REPORTED_AFTER = 300;

const reports = new Set<() => void>();

/** Has everything on the screen report what was typed into it up to now, before a state is saved. */
export function reportTyped(): void {
  for (const report of [...reports]) report();
}

/** Calls this before a state is saved; returns what ends that, as an effect does. */
export function reportBeforeSaving(report: () => void): () => void {
  reports.add(report);
  return () => void reports.delete(report);
}

/** What is typed into a form, readable but for passwords; null: nothing. The store has its shape alone. */
interface TypedForm {
  form: string;
  draft: FormDraft | null;
}

const forms = new Set<() => TypedForm>();

/** Returns what is typed into the forms on the screen. */
export const typedForms = (): TypedForm[] => [...forms].map((read) => read());

/** Lets exports of the plain state read a form; returns what ends that, as an effect does. */
export function exposeTyped(read: () => TypedForm): () => void {
  forms.add(read);
  return () => void forms.delete(read);
}
