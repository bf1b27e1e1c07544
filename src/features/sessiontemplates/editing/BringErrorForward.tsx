import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { FocusFirstError } from '@/ui/fields/Field';
import { locales, type Locale } from '@contract/lists';
import type { TemplateValues } from './templateForm';

interface BringErrorForwardProps {
  shown: readonly Locale[];
  /** How often a language was brought forward; what is wrong in it can only then get the focus. */
  timesBrought: number;
  onBringForward: (locale: Locale) => void;
}

/**
 * Moves the focus to the first wrong field when sending was refused; where all of them are in the hidden language, that comes
 * forward first.
 */
export function BringErrorForward({ shown: visible, timesBrought, onBringForward }: BringErrorForwardProps) {
  const { errors, submitCount, isSubmitting } = useFormikContext<TemplateValues>();
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const wrong = pathsIn(errors).map((path) => path.split('.').at(-1) ?? '');
    const hidden = locales.find((locale) => !visible.includes(locale));
    if (!hidden || wrong.length === 0 || wrong.some((last) => last !== hidden)) return;
    onBringForward(hidden);
    // Only sending brings a language forward; while somebody types, the one in front must stay.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount, isSubmitting]);
  return <FocusFirstError key={timesBrought} />;
}

/** Returns the paths of all texts in nested errors. */
function pathsIn(errors: unknown, path = ''): string[] {
  if (typeof errors === 'string') return [path];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([name, inner]) => pathsIn(inner, path === '' ? name : `${path}.${name}`));
}
