import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Belongs into a Formik form: moves the focus to the first wrong field whenever sending was refused, here or by the server. */
export function FocusFirstFault() {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || isValid) return;
    place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Only sending moves the focus; while somebody types it must stay.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting]);
  return <span ref={place} hidden />;
}
