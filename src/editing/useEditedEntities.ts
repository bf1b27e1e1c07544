import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectDialogs } from '@/modal/modalSlice';
import { dropDraft, readDraft } from '@/session/drafts';
import { signedOut, useSession } from '@/session/sessionSlice';
import { focusBesideRemoved, focusPageHeading } from '@/ui/focus';
import { draftKeyOf } from './entityDraft';

export type EditFlagActions = Pick<ReturnType<typeof editFlags>['actions'], 'editingBegun' | 'allEditingEnded'>;

interface Editing {
  kind: string;
  /** The ids of the entities in edit mode. */
  edited: readonly string[];
  actions: EditFlagActions;
}

const none: readonly never[] = [];

/**
 * Returns the entities to show: those read and, after them and as last seen, those in edit mode that somebody else
 * deleted meanwhile, so that what is typed stays. Entities with a draft from before a reload are opened for editing;
 * leaving the page ends all editing.
 */
export function useEditedEntities<Entity extends { id: string }>(
  entities: readonly Entity[] | undefined,
  { kind, edited, actions: { editingBegun, allEditingEnded } }: Editing,
): readonly Entity[] {
  const dispatch = useDispatch();
  const { id: userId } = useSession();
  const isRead = entities !== undefined;
  useEffect(() => {
    for (const { id } of entities ?? []) {
      if (readDraft(userId, draftKeyOf(kind, id)) !== undefined) dispatch(editingBegun(id));
    }
    // A draft that is discarded later must not open again whenever the list is read.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isRead]);
  useEffect(() => () => void dispatch(allEditingEnded()), [dispatch, allEditingEnded]);
  return useEditedOrDeleted(entities, edited);
}

/** Returns the entities and, after them and as last seen, those in edit mode that are no longer among them. */
function useEditedOrDeleted<Entity extends { id: string }>(
  entities: readonly Entity[] = none,
  edited: readonly string[],
): readonly Entity[] {
  const [last, setLast] = useState<{ entities: readonly Entity[]; gone: readonly Entity[] }>({ entities, gone: none });
  if (last.entities !== entities) {
    const ids = new Set(entities.map(({ id }) => id));
    const gone = [...last.entities, ...last.gone].filter(({ id }) => edited.includes(id) && !ids.has(id));
    setLast({ entities, gone });
  }
  return useMemo(() => {
    const gone = last.gone.filter(({ id }) => edited.includes(id));
    return gone.length === 0 ? entities : [...entities, ...gone];
  }, [entities, last.gone, edited]);
}

/**
 * Returns the ids of what has been edited since this search, of those in edit mode: it stays where it is when it is saved under
 * a name that does not match.
 */
export function useEditedSince(q: string, edited: readonly string[]): readonly string[] {
  const [since, setSince] = useState({ q, ids: edited });
  const before = since.q === q ? since.ids : none;
  const added = edited.filter((id) => !before.includes(id));
  // The same list as long as nothing is added: what is memoized over it stays.
  const ids = added.length > 0 ? [...before, ...added] : before;
  if (since.q !== q || ids !== since.ids) setSince({ q, ids });
  return ids;
}

const nothing: readonly string[] = [];

/**
 * Returns the slice of a screen whose entries are edited in place: the ids of those in edit mode, in the order they were
 * opened.
 */
export function editFlags<Name extends string>(name: Name) {
  return createSlice({
    name,
    initialState: nothing,
    reducers: {
      editingBegun: (edited, { payload: id }: PayloadAction<string>) =>
        edited.includes(id) ? edited : [...edited, id],
      editingEnded: (edited, { payload: id }: PayloadAction<string>) => edited.filter((other) => other !== id),
      /** The screen was left. */
      allEditingEnded: () => nothing,
    },
    extraReducers: (build) => build.addCase(signedOut, () => nothing),
    selectors: { selectEdited: (edited) => edited },
  });
}

/**
 * Returns a function that awaits the deletion of the entity of this kind with an id and, where it succeeds, drops its draft and
 * ends its editing; it resolves with the answer.
 */
export function useEndEditingAfter(kind: string, editingEnded: (id: string) => UnknownAction) {
  const dispatch = useDispatch();
  const { id: userId } = useSession();
  return async <Answer extends { error?: unknown }>(id: string, deletion: Promise<Answer>): Promise<Answer> => {
    const answer = await deletion;
    if (answer.error === undefined) {
      dropDraft(userId, draftKeyOf(kind, id));
      dispatch(editingEnded(id));
    }
    return answer;
  };
}

const DIALOGS = '[role=dialog], [role=alertdialog]';

/**
 * Moves the focus to the card beside it, where entries are cards of a grid, to this place, or else to the heading of the page, when an
 * entry that had it is gone from the list, whatever else came into the list meanwhile: at once, or when the dialog that asked has
 * closed. Entries that are not there yet say nothing.
 */
export function useFocusAfterRemoval(
  entries: readonly { id: string }[] | undefined,
  element?: RefObject<HTMLElement | null>,
): void {
  const before = useRef(entries);
  const isOwed = useRef(false);
  const dialogs = useSelector(selectDialogs);
  useEffect(() => {
    if (entries === undefined) return;
    const ids = new Set(entries.map(({ id }) => id));
    if (before.current?.some(({ id }) => !ids.has(id))) isOwed.current = true;
    before.current = entries;
    const focused = document.activeElement;
    // A dialog that closes may stay longer on a slow device than the state holds it.
    const isClosing = dialogs.length > 0 && dialogs.every(({ signal }) => signal === 'HIDE');
    const isLost = (on: Element | null) => on === document.body || (isClosing && on?.closest(DIALOGS) != null);
    const focusIfLost = () => {
      if (!isLost(document.activeElement) || focusBesideRemoved()) return;
      if (element?.current) element.current.focus();
      else focusPageHeading();
    };
    if (isOwed.current) {
      focusIfLost();
      // A data grid takes the row away in the render after this one.
      queueMicrotask(focusIfLost);
    }
    isOwed.current &&= focused?.closest(DIALOGS) != null;
    // What is open decides where the focus is.
  }, [entries, element, dialogs]);
}
