import { useMemo, useState } from 'react';

const none: readonly never[] = [];

/**
 * Returns the entries and, after them and as last seen, those that are being edited but were deleted by somebody else
 * meanwhile, so that what is typed stays.
 */
export function useStillEdited<Entry extends { id: string }>(
  entries: readonly Entry[] = none,
  edited: readonly string[],
): readonly Entry[] {
  const [seen, setSeen] = useState<{ entries: readonly Entry[]; gone: readonly Entry[] }>({ entries, gone: none });
  if (seen.entries !== entries) {
    const held = new Set(entries.map(({ id }) => id));
    const gone = [...seen.entries, ...seen.gone].filter(({ id }) => edited.includes(id) && !held.has(id));
    setSeen({ entries, gone });
  }
  return useMemo(() => {
    const gone = seen.gone.filter(({ id }) => edited.includes(id));
    return gone.length === 0 ? entries : [...entries, ...gone];
  }, [entries, seen.gone, edited]);
}
