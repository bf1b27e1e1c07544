import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { usePlanTrainingMutation } from '@/api/trainingMutations';
import { failureOf } from '@/errors/failure';
import { localizedText } from '@/i18n/localized';
import { type Message, plannedDateValue } from '@/i18n/message';
import { randomUuid } from '@/session/randomUuid';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { useBusyControl } from '@/ui/useControl';
import { useNotify } from '@/ui/useNotify';
import type { ScheduledTraining } from '@contract/training';
import {
  isSeriesOf,
  newSeries,
  selectSeries,
  type Series,
  seriesChanged,
  seriesEnded,
  type SeriesOptions,
  withState,
} from './plannedSeriesSlice';

/** The name of the form in the store. */
export const PLANNER_FORM = 'planner';

/** The last training that was planned, and every day that it is planned for now. */
export type Planned = (training: ScheduledTraining, days: readonly string[]) => void;

/** Called when planning is pressed; what it returns is called once every day is planned. */
export type OnPlan = () => Planned;

/**
 * Returns what plans a training for one day after the other and stops at the first that fails. The same values once more
 * go on where it stopped, and no day is planned twice: a day keeps its key until its answer came. After the page was
 * left, a notice says how it ended.
 */
export function usePlanning(onPlan: OnPlan) {
  const notify = useNotify();
  const [planTraining] = usePlanTrainingMutation();
  const dispatch = useDispatch();
  const series = useSelector(selectSeries);
  const { failed: refusal, refused, refusalCleared } = useFormStatus(PLANNER_FORM);
  const [isPlanning, setIsPlanning] = useState(false);
  const isBusy = useBusyControl('planner', isPlanning);
  // Two taps can come before anything is drawn again.
  const isRunning = useRef(false);
  // Null once the page is left, which must not be brought back then.
  const report = useRef<OnPlan | null>(null);
  useEffect(() => {
    report.current = onPlan;
    return () => {
      report.current = null;
    };
  });
  useEffect(() => () => void dispatch(seriesEnded()), [dispatch]);
  /** A page that was left notes nothing more. */
  const note = (action: UnknownAction) => {
    if (report.current) dispatch(action);
  };

  const plannedMessage = ({ name, plannedTime = null }: ScheduledTraining, days: readonly string[]): Message => {
    const dateOf = (plannedDate = '') => plannedDateValue({ plannedDate, plannedTime });
    const [first, last] = [dateOf(days[0]), dateOf(days.at(-1))];
    if (days.length === 1) {
      return { textKey: 'planner.form.planned', values: { name: localizedText(name), date: first } };
    }
    return { textKey: 'planner.series.done', values: { name: localizedText(name), count: days.length, first, last } };
  };

  /** Returns why it stopped, or undefined once every day is planned. */
  const planRest = async (begun: Series, planned?: Planned): Promise<unknown> => {
    let now = begun;
    for (const { day, key, state } of begun.days) {
      if (state === 'planned') continue;
      const { golfclubId, trainingTemplateId, plannedTime } = begun;
      const seriesOf = now.first === undefined ? {} : { seriesOf: now.first };
      const plan = { golfclubId, trainingTemplateId, plannedDate: day, plannedTime, ...seriesOf };
      const answer = await planTraining({ ...plan, idempotencyKey: key });
      now = withState(now, day, answer.error ? stateAfter(answer.error) : 'planned');
      if (answer.data && now.first === undefined) now = { ...now, first: answer.data.id };
      note(seriesChanged(now));
      if (answer.error) return answer.error;
      const days = begun.days.map((one) => one.day);
      if (day !== days.at(-1)) continue;
      notify(plannedMessage(answer.data, days));
      if (report.current) planned?.(answer.data, days);
    }
    note(seriesEnded());
    return undefined;
  };

  const run = async (begun: Series): Promise<unknown> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setIsPlanning(true);
    refusalCleared();
    note(seriesChanged(begun));
    const failed = await planRest(begun, report.current?.());
    isRunning.current = false;
    setIsPlanning(false);
    if (failed !== undefined) refused(failed);
    if (failed !== undefined && report.current === null) notify({ textKey: 'planner.series.stopped' }, 'error');
    return failed;
  };

  return {
    /** What is being planned, or stopped; null when nothing is left to do. */
    series,
    error: refusal?.failure,
    isBusy,
    plan: (options: SeriesOptions) =>
      run(series && isSeriesOf(series, options) ? series : newSeries(options, randomUuid)),
    goOn: () => (series ? run(series) : Promise.resolve(undefined)),
    giveUp: () => {
      dispatch(seriesEnded());
      refusalCleared();
    },
  };
}

/** A refusal is clear; when no answer came, or another's, the server may have planned the day all the same. */
function stateAfter(error: unknown): 'refused' | 'unknown' {
  const failure = failureOf(error);
  return failure && 'data' in failure && failure.status < 500 ? 'refused' : 'unknown';
}
