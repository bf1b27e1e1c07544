import { useFormikContext } from 'formik';
import { useEffect, useMemo } from 'react';
import { useKeptDraft } from '../../session/useKeptDraft';
import { isChanged, type Typing } from './typing';

/**
 * Keeps what is typed into the surrounding Formik form as a draft, and tells the page whether it would be lost. Returns
 * whether anything would.
 */
export function useTypingOf<Values>(
  name: string,
  { version, from }: Pick<Typing<Values>, 'version' | 'from'>,
  onTyped: (name: string, isUnsaved: boolean) => void,
): boolean {
  const { values } = useFormikContext<Values>();
  const isUnsaved = isChanged({ from, values });
  const typing = useMemo(() => (isUnsaved ? { version, from, values } : null), [isUnsaved, version, from, values]);
  useKeptDraft(name, typing);
  useEffect(() => {
    onTyped(name, isUnsaved);
    return () => onTyped(name, false);
  }, [name, isUnsaved, onTyped]);
  return isUnsaved;
}
