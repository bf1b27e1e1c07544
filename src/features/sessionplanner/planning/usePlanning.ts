import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlanTrainingMutation } from '@/api/training';
import { failureOf } from '@/errors/failure';
import { showDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { useNotify } from '@/ui/useNotify';
import type { ScheduledTraining } from '@contract/training';
import { isSeriesOf, newSeries, withState, type Series, type SeriesOptions } from './series';

/** The last training that was planned, and every day that it is planned for now. */
export type Planned = (training: ScheduledTraining, days: readonly string[]) => void;

/**
 * Returns what plans a training for one day after the other and stops at the first that fails. The same wishes once more
 * go on where it stopped, and no day is planned twice: a day keeps its key until its answer came. Whoever leaves the page
 * is told how it ended.
 */
export function usePlanning(onPlanned: Planned) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [planTraining] = usePlanTrainingMutation();
  const [series, setSeries] = useState<Series | null>(null);
  const [error, setError] = useState<unknown>(undefined);
  const [isBusy, setIsBusy] = useState(false);
  // Two taps can come before anything is drawn again.
  const isRunning = useRef(false);
  // Null once the page is left, which must not be brought back then.
  const tell = useRef<Planned | null>(null);
  useEffect(() => {
    tell.current = onPlanned;
    return () => {
      tell.current = null;
    };
  });

  const plannedText = ({ name }: ScheduledTraining, days: readonly string[]) => {
    const [first = '', last = ''] = [days[0], days.at(-1)].map((day) => day && showDate(day, currentLocale()));
    if (days.length === 1) return t('planner.form.planned', { name: localizedText(name), date: first });
    return t('planner.series.done', { name: localizedText(name), count: days.length, first, last });
  };

  /** Returns why it stopped, or undefined once every day is planned. */
  const planRest = async (begun: Series): Promise<unknown> => {
    let now = begun;
    for (const { day, key, state } of begun.days) {
      if (state === 'planned') continue;
      const { golfclubId, trainingTemplateId } = begun;
      const answer = await planTraining({ golfclubId, trainingTemplateId, plannedDate: day, idempotencyKey: key });
      now = withState(now, day, answer.error ? stateAfter(answer.error) : 'planned');
      setSeries(now);
      if (answer.error) return answer.error;
      const days = begun.days.map((one) => one.day);
      if (day !== days.at(-1)) continue;
      notify(plannedText(answer.data, days));
      tell.current?.(answer.data, days);
    }
    setSeries(null);
    return undefined;
  };

  const run = async (begun: Series): Promise<unknown> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setIsBusy(true);
    setError(undefined);
    setSeries(begun);
    const failed = await planRest(begun);
    isRunning.current = false;
    setIsBusy(false);
    setError(failed);
    if (failed !== undefined && tell.current === null) notify(t('planner.series.stopped'), 'error');
    return failed;
  };

  return {
    /** What is being planned, or stopped; null when nothing is left to do. */
    series,
    error,
    isBusy,
    plan: (options: SeriesOptions) =>
      run(series && isSeriesOf(series, options) ? series : newSeries(options, () => crypto.randomUUID())),
    goOn: () => (series ? run(series) : Promise.resolve(undefined)),
    giveUp: () => {
      setSeries(null);
      setError(undefined);
    },
  };
}

/** A refusal is clear; when no answer came, or another's, the server may have planned the day all the same. */
function stateAfter(error: unknown): 'refused' | 'unknown' {
  const failure = failureOf(error);
  return failure && 'data' in failure && failure.status < 500 ? 'refused' : 'unknown';
}
