import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { trainingTypes } from '../../../contract/lists';
import { shownStates, type TemplateFilter } from './shownTemplates';

export interface TemplatesPlace extends TemplateFilter {
  /** From 0. */
  page: number;
}

export const everything: TemplatesPlace = { type: null, state: 'active', category: null, q: '', page: 0 };

/** Returns what an address shows; what it asks for that there is not counts as not asked. */
export function placeIn(search: URLSearchParams): TemplatesPlace {
  const page = search.get('page') ?? '';
  return {
    type: trainingTypes.find((type) => type === search.get('type')) ?? everything.type,
    state: shownStates.find((state) => state === search.get('state')) ?? everything.state,
    category: search.get('category') || everything.category,
    q: search.get('q') ?? everything.q,
    page: /^\d{1,6}$/.test(page) ? Number(page) : everything.page,
  };
}

/** Returns the query of the address that shows this; what is as usual is left out. */
export function searchFor(place: TemplatesPlace): URLSearchParams {
  const search = new URLSearchParams();
  if (place.type !== everything.type) search.set('type', place.type ?? '');
  if (place.state !== everything.state) search.set('state', place.state);
  if (place.category !== everything.category) search.set('category', place.category ?? '');
  if (place.q !== everything.q) search.set('q', place.q);
  if (place.page !== everything.page) search.set('page', String(place.page));
  return search;
}

export type TemplatesUrl = ReturnType<typeof useTemplatesUrl>;

/**
 * Returns which templates the address shows, and how to show others. Another filter begins at the first page; the
 * browser's Back undoes a search as one step. Called once per screen, because what is typed is ahead of the address.
 */
export function useTemplatesUrl() {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const arrival = useNavigationType();
  const asked = placeIn(search);
  const [seen, setSeen] = useState(location.key);
  // The address counts only where someone came to it another way than by typing.
  const [q, setQ] = useState(asked.q);
  if (location.key !== seen) {
    setSeen(location.key);
    if (arrival === NavigationType.Pop && q !== asked.q) setQ(asked.q);
  }

  const go = (changes: Partial<TemplatesPlace>) => {
    if (changes.q !== undefined) setQ(changes.q);
    const isTypedOn = changes.q !== undefined && changes.q !== '' && q !== '';
    setSearch((held) => searchFor({ ...placeIn(held), page: 0, ...changes }), { replace: isTypedOn });
  };
  const { page, ...filter } = { ...asked, q };
  return { filter, page, go, showAll: () => go(everything) };
}
