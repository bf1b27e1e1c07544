import { useMemo, useState } from 'react';
import type { Template } from '../../../../contract/template';

const none: readonly Template[] = [];

/** Returns the templates and, as last seen, those that are being edited but were deleted by somebody else meanwhile. */
export function useStillEdited(templates: readonly Template[] = none, edited: readonly string[]): readonly Template[] {
  const [seen, setSeen] = useState({ templates, gone: none });
  if (seen.templates !== templates) {
    const held = new Set(templates.map(({ id }) => id));
    const gone = [...seen.templates, ...seen.gone].filter(({ id }) => edited.includes(id) && !held.has(id));
    setSeen({ templates, gone });
  }
  return useMemo(() => {
    const gone = seen.gone.filter(({ id }) => edited.includes(id));
    return gone.length === 0 ? templates : newestFirst([...templates, ...gone]);
  }, [templates, seen.gone, edited]);
}

/** Ids are made in the order of time. */
const newestFirst = (templates: Template[]) => templates.sort((one, other) => (one.id < other.id ? 1 : -1));
