import { getIn } from 'formik';
import type { Template } from '../../../../contract/template';
import { useUpdateTemplateMutation } from '../../../api/template';
import { refusalOf } from '../../../ui/failure';
import { fieldErrorsOf } from '../../../ui/problem';
import { formPathOf } from './formPathOf';
import { editedTemplateOf, type TemplateValues } from './templateForm';
import type { Faults } from './useTemplateFaults';

/** Why a template was not saved. */
export interface Trouble {
  error: unknown;
  /** What the server says about fields that the form shows. */
  refused: Faults;
  /** The template as it is now, where somebody else changed it meanwhile. */
  current: Template | null;
}

/** Returns how the form is saved, as a change of this version of the template; it answers why it was not, or null once it is. */
export function useTemplateSaving(): (values: TemplateValues, base: Template) => Promise<Trouble | null> {
  const [update] = useUpdateTemplateMutation();
  return async (values, base) => {
    const { error } = await update(editedTemplateOf(values, base));
    if (error === undefined) return null;
    return { error, refused: refusedFields(error, values), current: currentOf(error) };
  };
}

/** What concerns no single field has to be said elsewhere. */
function refusedFields(error: unknown, values: TemplateValues): Faults {
  const faults = Object.entries(fieldErrorsOf(error)).map(([path, text]) => [formPathOf(path), text] as const);
  return Object.fromEntries(faults.filter(([path]) => isField(getIn(values, path))));
}

const isField = (value: unknown): boolean => value === null || typeof value === 'string' || typeof value === 'boolean';

function currentOf(error: unknown): Template | null {
  const refusal = refusalOf(error);
  return refusal?.code === 'stale' ? ((refusal.current ?? null) as Template | null) : null;
}
