import { useCallback, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { playersOf } from '@/i18n/personName';
import { isUnusualResult, twoBallsOf } from '@contract/ballResults';
import type { ScoringItem } from '@contract/template';
import type { ScheduledTraining } from '@contract/training';
import { movedByBall, movedByPlayer, nextCursor } from './cursor';
import type { KeyAction } from './keyAction';
import { scoreKeys } from './scoreKeys';
import { type PointsReason, readBallPoints, withDigit, withOtherSign } from './typedPoints';
import { type RecorderLayout, useEntryKeys } from './useEntryKeys';
import type { Recorder } from './useRecorder';
import { useTypedForBall } from './useTypedForBall';

/** Typed points that are asked about before they are recorded. */
export interface PointsQuestion {
  points: number;
  /** Null: they can be one ball only. */
  twoBalls: readonly [number, number] | null;
  /** Whose the second ball would be, if not of the same player. */
  secondPlayers: string | null;
  /** The points that each answer records, in the order of its keys. */
  answers: readonly (readonly number[])[];
}

/** The keys of the answers. */
export const answerKeys = ['A', 'B'] as const;

export interface Entry {
  layout: RecorderLayout;
  /** Empty where points are entered by number. */
  scoring: readonly ScoringItem[];
  /** What is printed on the buttons of the scoring items: the keys that press them. */
  keys: readonly string[];
  /** The points as typed, not recorded yet; with buttons a minus that belongs to the next key. */
  typed: string;
  setTyped: (typed: string) => void;
  /** Null: nothing is asked. */
  question: PointsQuestion | null;
  answer: (points: readonly number[]) => void;
  /** Records what was typed, or asks about it; points that cannot be recorded are refused. */
  submit: () => void;
  /** Why what was typed was refused; null: it was not. */
  refusedFor: PointsReason | null;
  isTyping: boolean;
  /** Takes back the question, or else what was typed. */
  takeBack: () => void;
  /** The same function at every render; acts for what was rendered last. */
  act: (action: KeyAction) => void;
}

interface EntryOptions {
  layout: RecorderLayout;
  /** Keys act within this element, or within the dialog it is in. */
  screen: RefObject<HTMLElement | null>;
  /** What keys do outside the entry; absent: nothing. */
  goToStation?: (steps: 1 | -1) => void;
  onAddPlayer?: (() => void) | undefined;
}

/** Returns what is entered for the ball of the cursor, by keys too. */
export function useEntry(
  training: ScheduledTraining,
  recorder: Recorder,
  { layout, screen, goToStation, onAddPlayer }: EntryOptions,
): Entry {
  const { rows, row, cursor, isTaken, select, goOn, record, rowAfter, undo, showPending } = recorder;
  // The page has as many panels as player sessions are open.
  const of = layout === 'panel' ? (rows[0]?.session.id ?? layout) : layout;
  const [{ typedPoints: typed, stage }, setTyped] = useTypedForBall(`recorder/${of}`, cursor, showPending);
  const { template } = training;
  const scoring = useMemo(() => scoringOf(template), [template]);
  const keys = useMemo(() => scoreKeys(scoring), [scoring]);
  const isPad = layout !== 'panel' && scoring.length === 0;
  const hasBall = row?.isOpen === true && cursor?.index !== null;

  const questionOf = (points: number): PointsQuestion => {
    const two = twoBallsOf(points);
    const second = two && rowAfter();
    return {
      points,
      twoBalls: second ? two : null,
      secondPlayers: second && second !== row ? playersOf(second.session) : null,
      answers: second ? [two, [points]] : [[points]],
    };
  };
  const read = readBallPoints(typed);
  const question = stage === 'asked' && 'points' in read ? questionOf(read.points) : null;
  const refusedFor = stage === 'typed' || stage === 'asked' ? null : stage;

  const answer = (points: readonly number[]) => {
    setTyped('');
    record(...points);
    // What had the focus is gone.
    if (layout !== 'panel') screen.current?.focus({ preventScroll: true });
  };
  const takeBack = () => setTyped(question ? typed : '');
  const enter = () => {
    const next = cursor && nextCursor(rows, 'byPlayer', cursor);
    if (!hasBall && next) select(next);
    else if (isTaken && typed === '') goOn();
    else if (hasBall && 'points' in read) {
      if (isUnusualResult(template, read.points)) setTyped(typed, 'asked');
      else {
        record(read.points);
        setTyped('');
      }
    }
  };
  const actNow = (action: KeyAction) => {
    if (question && !['ball', 'player', 'station'].includes(action.does)) {
      const points = action.does === 'score' ? question.answers[action.position] : undefined;
      if (points) answer(points);
      else if (action.does === 'undo') takeBack();
    } else if (action.does === 'addPlayer') onAddPlayer?.();
    else if (action.does === 'score') {
      const item = scoring[action.position];
      setTyped('');
      if (item) record(item.points);
    } else if (action.does === 'digit') {
      if (hasBall) setTyped(withDigit(typed, action.digit));
    } else if (action.does === 'sign') {
      if (hasBall) setTyped(withOtherSign(typed));
    } else if (action.does === 'erase') setTyped(typed.slice(0, -1));
    else if (action.does === 'enter') enter();
    else {
      setTyped('');
      if (action.does === 'station') goToStation?.(action.steps);
      else if (action.does === 'undo') undo();
      else if (cursor && row && action.does === 'ball') select(movedByBall(cursor, row, action.steps));
      else if (cursor && action.does === 'player') select(movedByPlayer(rows, cursor, action.steps, layout === 'all'));
    }
  };

  const latest = useRef(actNow);
  useLayoutEffect(() => {
    latest.current = actNow;
  });
  const act = useCallback(
    (action: KeyAction) => {
      showPending();
      latest.current(action);
    },
    [showPending],
  );

  const input = question ? { keys: answerKeys, hasPad: false, typed: '' } : { keys, hasPad: isPad, typed };
  useEntryKeys({ layout, screen, input, act });
  const submit = () => {
    if ('reason' in read) setTyped(typed, read.reason);
    else act({ does: 'enter' });
  };
  const isTyping = typed !== '' || question !== null;
  return { layout, scoring, keys, typed, setTyped, question, answer, submit, refusedFor, isTyping, takeBack, act };
}

const scoringOf = ({ type, balls }: ScheduledTraining['template']): readonly ScoringItem[] =>
  type === 'REGULAR' ? (balls[0]?.scoring ?? []) : [];
