import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { lengthOf } from '@contract/limits';
import {
  busyChanged,
  type ControlSearch,
  createdEnded,
  entityCreated,
  listClosed,
  listOpened,
  passwordRated,
  pointsEnded,
  pointsTyped,
  type Progress,
  progressed,
  progressEnded,
  searchEnded,
  searchTyped,
  selectControlSearch,
  selectCreated,
  selectIsBusy,
  selectIsListOpen,
  selectProgress,
  selectRating,
  selectTypedPoints,
  type TypedPoints,
  type WithControls,
} from './controlsSlice';
import { hintOfKind, passwordHint, type PasswordHint } from './fields/passwordHint';
import { REPORTED_AFTER, reportBeforeSaving } from './reportTyped';
import { useIsReplayed } from './stateContexts';
import { arePoints, shapeOf } from './textShape';

/** Returns whether the options of a control are open, and what opens and closes them, for `Select` and `Autocomplete`. */
export function useOptions(control: string): { open: boolean; onOpen: () => void; onClose: () => void } {
  const store = useStore<WithControls>();
  const open = useSelector((state: WithControls) => selectIsListOpen(state, control));
  const isReplayed = useIsReplayed();
  const onOpen = useCallback(() => void store.dispatch(listOpened({ control })), [store, control]);
  const onClose = useCallback(() => {
    if (selectIsListOpen(store.getState(), control)) store.dispatch(listClosed({ control }));
  }, [store, control]);
  useEffect(() => (isReplayed ? undefined : onClose), [isReplayed, onClose]);
  return { open, onOpen, onClose };
}

/**
 * Returns the search that is recorded for a control, and what reports another one some time after the last key; null: nothing
 * is searched for. It ends when the control leaves the screen.
 */
export function useControlSearch(
  control: string,
): [ControlSearch | undefined, (search: (() => ControlSearch) | null) => void] {
  const store = useStore<WithControls>();
  const isReplayed = useIsReplayed();
  const recorded = useSelector((state: WithControls) => (isReplayed ? selectControlSearch(state, control) : undefined));
  const typed = useCallback((search: () => ControlSearch) => void store.dispatch(searchTyped(search())), [store]);
  const ended = useCallback(() => {
    if (selectControlSearch(store.getState(), control)) store.dispatch(searchEnded({ control }));
  }, [store, control]);
  return [recorded, useReport(typed, ended)];
}

/**
 * Returns what reports something that is typed some time after the last key, or before a state is saved; null: nothing is
 * typed any more, as when the control leaves the screen. Both callbacks should stay the same.
 */
function useReport<Typed>(onTyped: (typed: Typed) => void, onEnded: () => void): (typed: Typed | null) => void {
  const isReplayed = useIsReplayed();
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unreported = useRef<Typed | null>(null);
  const reportNow = useCallback(() => {
    clearTimeout(clock.current);
    if (unreported.current !== null) onTyped(unreported.current);
    unreported.current = null;
  }, [onTyped]);
  const report = useCallback(
    (typed: Typed | null) => {
      clearTimeout(clock.current);
      if (isReplayed) return;
      unreported.current = typed;
      if (typed !== null) clock.current = setTimeout(reportNow, REPORTED_AFTER);
      else onEnded();
    },
    [isReplayed, onEnded, reportNow],
  );
  useEffect(() => () => report(null), [report]);
  useEffect(() => reportBeforeSaving(reportNow), [reportNow]);
  return report;
}

const noPoints: Omit<TypedPoints, 'control'> = { typedPoints: '', stage: 'typed' };

/** Returns the points that are typed into a control and what became of them, and how they change; in a replay, as recorded. */
export function useTypedPoints(
  control: string,
): [Omit<TypedPoints, 'control'>, (typedPoints: string, stage?: TypedPoints['stage']) => void] {
  const store = useStore<WithControls>();
  const isReplayed = useIsReplayed();
  const recorded = useSelector((state: WithControls) => (isReplayed ? selectTypedPoints(state, control) : undefined));
  const [points, setPoints] = useState(noPoints);
  const typed = useCallback((one: TypedPoints) => void store.dispatch(pointsTyped(one)), [store]);
  const ended = useCallback(() => {
    if (selectTypedPoints(store.getState(), control)) store.dispatch(pointsEnded({ control }));
  }, [store, control]);
  const report = useReport(typed, ended);
  useEffect(() => {
    const { typedPoints, stage } = points;
    const isEmpty = typedPoints === '' && stage === 'typed';
    report(
      isEmpty ? null : { control, typedPoints: arePoints(typedPoints) ? typedPoints : shapeOf(typedPoints), stage },
    );
  }, [report, control, points]);
  const change = useCallback(
    (typedPoints: string, stage: TypedPoints['stage'] = 'typed') =>
      setPoints((before) =>
        before.typedPoints === typedPoints && before.stage === stage ? before : { typedPoints, stage },
      ),
    [],
  );
  return [isReplayed ? (recorded ?? noPoints) : points, change];
}

interface Found<Thing> {
  all: readonly Thing[] | undefined;
  found: readonly Thing[] | undefined;
  idOf: (thing: Thing) => string;
}

/** Returns what a search on this page found in `all`; in a replay, in which what was typed is masked, what it had found. */
export function useFound<Thing>(
  control: string,
  q: string,
  { all, found, idOf }: Found<Thing>,
): readonly Thing[] | undefined {
  const [recorded, report] = useControlSearch(control);
  const isSearch = q.trim() !== '';
  const ids = isSearch && found ? found.map(idOf).join('\n') : '';
  useEffect(() => {
    report(isSearch ? () => ({ control, q, ids: ids === '' ? [] : ids.split('\n') }) : null);
  }, [report, control, isSearch, q, ids]);
  return recorded && all ? recorded.ids.flatMap((id) => all.find((thing) => idOf(thing) === id) ?? []) : found;
}

/** Returns whether a control is busy; in a replay, whether it was. */
export function useBusyControl(control: string, isBusy: boolean): boolean {
  const dispatch = useDispatch();
  const isReplayed = useIsReplayed();
  const recorded = useSelector((state: WithControls) => isReplayed && selectIsBusy(state, control));
  useEffect(() => {
    if (isReplayed || !isBusy) return undefined;
    dispatch(busyChanged({ control, isBusy }));
    return () => void dispatch(busyChanged({ control, isBusy: false }));
  }, [isReplayed, dispatch, control, isBusy]);
  return isReplayed ? recorded : isBusy;
}

/**
 * Returns how far something is that takes many calls, null while it does not go on, and what reports it. In a replay, how far
 * it was; over a saved state nothing goes on.
 */
export function useProgress(control: string): [Progress | null, (progress: Progress | null) => void] {
  const dispatch = useDispatch();
  const isReplayed = useIsReplayed();
  const recorded = useSelector((state: WithControls) => (isReplayed ? selectProgress(state, control) : undefined));
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => {
    if (isReplayed || progress === null) return undefined;
    dispatch(progressed({ control, ...progress }));
    return () => void dispatch(progressEnded({ control }));
  }, [isReplayed, dispatch, control, progress]);
  return [isReplayed ? (recorded ?? null) : progress, setProgress];
}

/** Returns the ids of what was made on this visit of the screen, the latest first, and what adds one. */
export function useCreated(control: string): [readonly string[], (id: string) => void] {
  const store = useStore<WithControls>();
  const isReplayed = useIsReplayed();
  const ids = useSelector((state: WithControls) => selectCreated(state, control));
  const add = useCallback((id: string) => void store.dispatch(entityCreated({ control, id })), [store, control]);
  const end = useCallback(() => {
    if (!isReplayed && selectCreated(store.getState(), control).length > 0) store.dispatch(createdEnded({ control }));
  }, [isReplayed, store, control]);
  useEffect(() => end, [end]);
  return [ids, add];
}

/** Returns how strong a password is; in a replay, of which its dots alone are known, how strong it was. */
export function usePasswordHint(control: string, password: string, personal: readonly string[]): PasswordHint {
  const store = useStore<WithControls>();
  const isReplayed = useIsReplayed();
  const recorded = useSelector((state: WithControls) => (isReplayed ? selectRating(state, control) : 'empty'));
  const hint = passwordHint(password, personal);
  const { kind } = hint;
  const rate = useCallback(
    (rating: PasswordHint['kind']) => {
      if (!isReplayed && selectRating(store.getState(), control) !== rating)
        store.dispatch(passwordRated({ control, rating }));
    },
    [isReplayed, store, control],
  );
  useEffect(() => rate(kind), [rate, kind]);
  useEffect(() => () => rate('empty'), [rate]);
  return isReplayed ? hintOfKind(recorded, lengthOf(password)) : hint;
}
