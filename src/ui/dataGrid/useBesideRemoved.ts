import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { markBesideRemoved } from '../focus';

/**
 * Marks the row or card beside one that had the focus last and is gone, in a table the cell of the same column: it can take the
 * focus until another one has it. Returns the handler for each focus within the rows, which have their ids as `data-id`.
 */
export function useBesideRemoved(list: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const last = useRef<{ id: string; field: string | undefined } | null>(null);
  const before = useRef(ids);
  // Not in the state: each move of the focus would render all rows.
  useLayoutEffect(() => {
    const was = before.current;
    before.current = ids;
    const at = was.findIndex((id) => id === last.current?.id && !ids.includes(id));
    if (at === -1) return;
    const field = last.current?.field;
    last.current = null;
    const stays = (id: string) => ids.includes(id);
    const beside = was.slice(at).find(stays) ?? was.slice(0, at).findLast(stays);
    if (beside === undefined) return;
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])];
    const row = all.find(({ dataset }) => dataset['id'] === beside);
    markBesideRemoved(field === undefined ? row : (row?.querySelector(`[data-field="${field}"]`) ?? undefined));
  }, [list, ids]);
  return ({ target }: FocusEvent<HTMLElement>) => {
    const id = target.closest<HTMLElement>('[data-id]')?.dataset['id'];
    // What a row has opened is elsewhere in the document, and a row that is gone may still be drawn when its dialog closes.
    if (id === undefined || !before.current.includes(id)) return;
    last.current = { id, field: target.closest<HTMLElement>('[data-field]')?.dataset['field'] };
    markBesideRemoved(undefined);
  };
}
