import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '@/session/sessionSlice';

/** What is known of one day: nothing was sent, it is planned, it was refused, or no clear answer came. */
export type DayState = 'waiting' | 'planned' | 'refused' | 'unknown';

export interface SeriesDay {
  /** `YYYY-MM-DD` */
  day: string;
  /** Sent with every attempt, so that the server plans the day once even if its answer was lost. */
  key: string;
  state: DayState;
}

/** What is planned in one go: a template on one day, or on the same weekday of several weeks. */
export interface Series {
  golfclubId: string;
  trainingTemplateId: string;
  /** `HH:MM`; null: none. */
  plannedTime: string | null;
  days: readonly SeriesDay[];
  /** The first training that was planned, which the others make a series with. */
  first?: string;
}

export interface SeriesOptions {
  golfclubId: string;
  trainingTemplateId: string;
  plannedTime: string | null;
  days: readonly string[];
}

/** Returns a series of which nothing is planned yet; `newKey` gives each day its own key. */
export function newSeries({ days, ...what }: SeriesOptions, newKey: () => string): Series {
  return { ...what, days: days.map((day) => ({ day, key: newKey(), state: 'waiting' })) };
}

/** Returns whether these values are the ones the series was made for, so that it can go on instead of beginning anew. */
export function isSeriesOf(
  { golfclubId, trainingTemplateId, plannedTime, days }: Series,
  options: SeriesOptions,
): boolean {
  return (
    golfclubId === options.golfclubId &&
    trainingTemplateId === options.trainingTemplateId &&
    plannedTime === options.plannedTime &&
    days.length === options.days.length &&
    days.every(({ day }, position) => day === options.days[position])
  );
}

/** Returns the series with what is now known of the day. */
export function withState(series: Series, day: string, state: DayState): Series {
  return { ...series, days: series.days.map((one) => (one.day === day ? { ...one, state } : one)) };
}

/** Returns the days of the series that are in one of these states. */
export const daysIn = ({ days }: Series, ...states: readonly DayState[]): string[] =>
  days.filter(({ state }) => states.includes(state)).map(({ day }) => day);

const nothing = { series: null } as { series: Series | null };

/** The series that is being planned, or that stopped before its last day. */
export const plannedSeriesSlice = createSlice({
  name: 'plannedSeries',
  initialState: nothing,
  reducers: {
    seriesChanged: (_state, { payload: series }: PayloadAction<Series>) => ({ series }),
    /** Every day is planned, nobody goes on, or the screen was left. */
    seriesEnded: () => nothing,
  },
  extraReducers: (build) => build.addCase(signedOut, () => nothing),
  selectors: { selectSeries: (state) => state.series },
});

export const { seriesChanged, seriesEnded } = plannedSeriesSlice.actions;
export const { selectSeries } = plannedSeriesSlice.selectors;
