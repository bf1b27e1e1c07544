import { useState } from 'react';

export const densities = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof densities)[number];

/** Columns that someone may take out of the table or put into it, in their order; the others always stand there. */
export const movableColumns = [
  'golfclub',
  'roles',
  'email',
  'username',
  'handicap',
  'phone',
  'mobile',
  'dateOfBirth',
  'approved',
] as const;
export type MovableColumn = (typeof movableColumns)[number];

/** How someone wants to see the table of users. */
export interface GridWishes {
  hidden: readonly MovableColumn[];
  density: Density;
}

const KEY = 'users-grid';
const usual: GridWishes = { hidden: ['username', 'handicap', 'phone', 'mobile', 'dateOfBirth'], density: 'standard' };

/** Returns what this browser keeps, or the usual where it keeps nothing that can be read. */
export function keptWishes(): GridWishes {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return usual;
    const { hidden, density } = kept as { [Wish in keyof GridWishes]?: unknown };
    return {
      hidden: Array.isArray(hidden) ? movableColumns.filter((column) => hidden.includes(column)) : usual.hidden,
      density: densities.find((known) => known === density) ?? usual.density,
    };
  } catch {
    return usual;
  }
}

/** Returns the wishes and how to change some of them; they are kept beyond this visit. */
export function useGridWishes(): [GridWishes, (changes: Partial<GridWishes>) => void] {
  const [wishes, setWishes] = useState(keptWishes);
  const change = (changes: Partial<GridWishes>) => {
    const next = { ...wishes, ...changes };
    setWishes(next);
    try {
      window.localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // A full or forbidden storage loses the wish with the visit, and nothing else.
    }
  };
  return [wishes, change];
}
