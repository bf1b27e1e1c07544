import { useState, type RefObject } from 'react';
import type { ScoringItem } from '../../../../contract/template';
import type { ScheduledTraining } from '../../../../contract/training';
import { readPoints } from '../balls/readPoints';
import { keyAction, type KeyAction } from './keyAction';
import { movedByBall, movedByPlayer, nextPlace } from './places';
import { withDigit, withOtherSign } from './typedPoints';
import { useKeys } from './useKeys';
import type { RecordingState } from './useRecording';
import { useUndo, type NextUndo } from './useUndo';

export interface EntryState {
  /** Empty where points are entered by number. */
  scoring: readonly ScoringItem[];
  /** What is typed on the number pad and not recorded yet. */
  typed: string;
  nextUndo: NextUndo | null;
  act: (action: KeyAction) => void;
}

/** Returns what is being entered for the chosen ball and what every key and button does to it. */
export function useEntry(
  training: ScheduledTraining,
  recording: RecordingState,
  keepsBall: boolean,
  screen: RefObject<HTMLElement | null>,
): EntryState {
  const { rows, row, place, choose, record } = recording;
  const { next: nextUndo, undo } = useUndo(rows, choose);
  const [typed, setTyped] = useState('');
  const scoring = training.template.type === 'REGULAR' ? (training.template.balls[0]?.scoring ?? []) : [];
  const isChosen = row?.isOpen === true && place?.index !== null;

  const enter = () => {
    const read = readPoints(typed);
    const next = place && nextPlace(rows, 'byPlayer', place);
    if (!isChosen && next) choose(next);
    else if (isChosen && 'points' in read) {
      record(read.points);
      setTyped('');
    }
  };
  const act = (action: KeyAction) => {
    if (action.does === 'score') {
      const item = scoring[action.position];
      if (item) record(item.points);
    } else if (action.does === 'digit') {
      if (isChosen) setTyped(withDigit(typed, action.digit));
    } else if (action.does === 'sign') {
      if (isChosen) setTyped(withOtherSign(typed));
    } else if (action.does === 'erase') setTyped(typed.slice(0, -1));
    else if (action.does === 'enter') enter();
    else {
      // What was typed was meant for the ball that is left.
      setTyped('');
      if (action.does === 'undo') undo();
      else if (place && row && action.does === 'ball') choose(movedByBall(place, row, action.steps));
      else if (place && action.does === 'player') choose(movedByPlayer(rows, place, action.steps, keepsBall));
    }
  };

  useKeys(screen, (event) => {
    const action = keyAction(event, { isShown: scoring.length === 0, typed });
    const isOnButton = event.target instanceof Element && event.target.closest('button, a') !== null;
    // A button that has the focus keeps its own key.
    if (!action || (action.does === 'enter' && isOnButton)) return;
    event.preventDefault();
    act(action);
  });
  return { scoring, typed, nextUndo, act };
}
