import { useDispatch, useSelector } from 'react-redux';
import {
  partCollapsed,
  partExpanded,
  selectOpenedTraining,
  type Expandable,
  type WithOpenedTrainings,
} from './openedTrainings';

/** Returns whether a part of an open training is folded out, and how to fold it out or away. */
export function useExpanded(trainingId: string, part: Expandable): [boolean, (isExpanded: boolean) => void] {
  const dispatch = useDispatch();
  const isExpanded = useSelector((state: WithOpenedTrainings) =>
    selectOpenedTraining(state, trainingId).expanded.includes(part),
  );
  const change = (expand: boolean) =>
    void dispatch(expand ? partExpanded({ trainingId, part }) : partCollapsed({ trainingId, part }));
  return [isExpanded, change];
}
