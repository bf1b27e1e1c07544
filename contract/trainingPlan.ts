import { Type, type Static } from '@sinclair/typebox';
import { MOST_MOVED_AT_ONCE, trainingStatuses } from './lists';
import { CalendarDate, closed, Id, Maybe, Named, OneOf, Version } from './shapes';

export const TimeOfDay = Type.String({
  format: 'time-of-day',
  description: "HH:MM from 00:00 to 23:59 by the club's own clock, without a time zone",
});

/** For when a training is planned. */
export const TrainingPlan = Type.Object(
  {
    id: Id,
    status: OneOf(trainingStatuses),
    plannedDate: CalendarDate,
    plannedTime: Maybe(TimeOfDay),
    version: Version,
    session_price: Maybe({ ...Named, description: 'Its instant prize' }),
  },
  closed,
);
export type TrainingPlan = Static<typeof TrainingPlan>;

const Seen = { id: Id, version: Type.Optional(Version) };
const atOnce = { minItems: 1, maxItems: MOST_MOVED_AT_ONCE };

export const MovedTraining = Type.Object(
  { ...Seen, plannedDate: CalendarDate, plannedTime: Type.Union([TimeOfDay, Type.Null()]) },
  { ...closed, description: 'Where a planned training is moved to; a time of null: none' },
);
export type MovedTraining = Static<typeof MovedTraining>;

export const MoveTrainings = Type.Object({ trainings: Type.Array(MovedTraining, atOnce) }, closed);
export type MoveTrainings = Static<typeof MoveTrainings>;

export const DeleteTrainings = Type.Object({ trainings: Type.Array(Type.Object(Seen, closed), atOnce) }, closed);
export type DeleteTrainings = Static<typeof DeleteTrainings>;

export const DeletedTrainings = Type.Object({ ids: Type.Array(Id) }, closed);
export type DeletedTrainings = Static<typeof DeletedTrainings>;
