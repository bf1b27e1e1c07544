import { Type, type Static } from '@sinclair/typebox';
import { limits } from './limits';
import { leftOutReasons, playerDataStatuses, trainingSortFields, trainingStatuses, trainingTypes } from './lists';
import { MappingRow } from './mapping';
import {
  CalendarDate,
  closed,
  FreeText,
  Handicap,
  Id,
  Instant,
  LocalizedString,
  Maybe,
  Named,
  OneOf,
  pageQuery,
  Points,
  SortBy,
  Text,
  Version,
  Where,
} from './shapes';
import { trainingFilterChoices, trainingFilterColumns } from './sorting';
import { templateContent } from './template';
import { TimeOfDay } from './trainingPlan';

/** The template as it was when the training was planned, with the rows of its points mapping. */
export const TrainingSnapshot = Type.Object({ id: Id, ...templateContent, mapping: Type.Array(MappingRow) }, closed);
export type TrainingSnapshot = Static<typeof TrainingSnapshot>;

export const TrainingPlayer = Type.Object(
  {
    id: Id,
    name: Type.String(),
    surname: Type.String(),
    username: Type.String(),
    handicap: Handicap,
  },
  { ...closed, description: "With the handicap that this training was started with, which need not be the member's" },
);
export type TrainingPlayer = Static<typeof TrainingPlayer>;

export const Ball = Type.Object(
  {
    index: Type.Integer({ minimum: 0 }),
    points: Points,
    version: Type.Integer({ minimum: 1 }),
    helper: Type.Optional(
      Type.String({
        description: 'Name of the helper who recorded it, empty once it was erased; absent: the staff did',
      }),
    ),
  },
  closed,
);
export type Ball = Static<typeof Ball>;

export const PlayerData = Type.Object(
  {
    id: Id,
    players: Type.Array(TrainingPlayer),
    balls: Type.Array(Ball),
    totalPoints: Type.Integer(),
    playerDataStatus: OneOf(playerDataStatuses),
    group: Maybe(
      Type.Integer({
        minimum: 1,
        description: 'The number of its group in the training, from 1; null: the training has no groups',
      }),
    ),
  },
  closed,
);
export type PlayerData = Static<typeof PlayerData>;

export const ScheduledTraining = Type.Object(
  {
    id: Id,
    golfclubId: Id,
    name: LocalizedString,
    type: OneOf(trainingTypes),
    teamMode: Type.Boolean(),
    status: OneOf(trainingStatuses),
    reopened: Type.Optional(Type.Boolean({ description: 'It was finished before: only an admin may delete it' })),
    plannedDate: CalendarDate,
    plannedTime: Maybe(TimeOfDay),
    seriesId: Maybe({ ...Id, description: 'Shared by the trainings that were planned together' }),
    version: { ...Version, description: 'Grows when the planned date or time is moved' },
    startDate: Maybe(Instant),
    finishDate: Maybe(Instant),
    updated_at: Instant,
    session_template_name: LocalizedString,
    session_price: Maybe(Named),
    user: Type.Object({ name: Type.String(), surname: Type.String() }, closed),
    template: TrainingSnapshot,
    trainingSessions: Type.Array(PlayerData),
  },
  closed,
);
export type ScheduledTraining = Static<typeof ScheduledTraining>;

export const TrainingQuery = Type.Object(
  {
    ...pageQuery,
    where: Where(trainingFilterColumns, trainingFilterChoices),
    sort: SortBy(trainingSortFields),
    from: Type.Optional(CalendarDate),
    to: Type.Optional(CalendarDate),
    player: Type.Optional({ ...Id, description: 'Who has a player session in them' }),
  },
  { ...closed, description: 'Those planned from and to a day, both included; every day if not given' },
);
export type TrainingQuery = Static<typeof TrainingQuery>;

export const StartQuery = Type.Object(
  { plannedDate: Type.Optional(CalendarDate) },
  {
    ...closed,
    description:
      'The day that is played: the planned date moves to it and loses its time of day; without it nothing moves',
  },
);
export type StartQuery = Static<typeof StartQuery>;

export const PlanTraining = Type.Object(
  {
    trainingTemplateId: Id,
    golfclubId: Id,
    plannedDate: CalendarDate,
    plannedTime: Maybe(TimeOfDay),
    seriesOf: Type.Optional({ ...Id, description: 'A training of the club that this one is planned in a series with' }),
  },
  closed,
);
export type PlanTraining = Static<typeof PlanTraining>;

export const AddedPlayer = Type.Object(
  {
    name: FreeText(200),
    surname: FreeText(200),
    username: Text(200),
    handicap: Handicap,
    golfclubId: Id,
    golfclubName: Type.Optional(FreeText(200)),
  },
  { ...closed, description: 'The username says who it is; the names are sent along and not stored' },
);
export type AddedPlayer = Static<typeof AddedPlayer>;

export const AddPlayers = Type.Object(
  {
    players: Type.Array(AddedPlayer, { minItems: 1, maxItems: 200 }),
    group: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 999,
        description: 'The group that they join; where it is absent, full or none, the smallest',
      }),
    ),
  },
  closed,
);
export type AddPlayers = Static<typeof AddPlayers>;

const LastPlayer = Type.Object(
  { ...TrainingPlayer.properties, golfclubId: Id },
  { ...closed, description: "With the member's handicap of now" },
);
export type LastPlayer = Static<typeof LastPlayer>;

export const LastPlayers = Type.Object(
  {
    training: Maybe(
      Type.Object(
        {
          id: Id,
          name: LocalizedString,
          plannedDate: CalendarDate,
          isOfTemplate: Type.Boolean({ description: 'It was planned from the same template' }),
        },
        closed,
      ),
    ),
    players: Type.Array(LastPlayer),
    leftOut: Type.Array(
      Type.Object({ name: Type.String(), surname: Type.String(), reason: OneOf(leftOutReasons) }, closed),
    ),
  },
  {
    ...closed,
    description:
      'Who played in the last finished training of the template, or else of the club: those who still may play, and those who may not',
  },
);
export type LastPlayers = Static<typeof LastPlayers>;

const instant = (description: string) => Type.String({ format: 'date-time', description });

export const PlayedBall = Type.Object(
  {
    index: Type.Integer({ minimum: 0 }),
    points: Type.Union([Points, Type.Null()], {
      description: 'Null takes the ball back, as if it had not been played',
    }),
    basedOn: Type.Optional(
      Type.Integer({ minimum: 0, description: 'The version of the ball that the device had seen; 0: none' }),
    ),
    recordedAt: Type.Optional(
      instant("The device's clock; kept in the ball's history, and what an undo names the recording by"),
    ),
    undoes: Type.Optional(
      instant('The `recordedAt` of the recording that is undone; where another one stands there, it is a conflict'),
    ),
  },
  closed,
);
export type PlayedBall = Static<typeof PlayedBall>;

export const PlayedBalls = Type.Object(
  { balls: Type.Array(PlayedBall, { minItems: 1, maxItems: limits.ballsAtOnce }) },
  closed,
);
export type PlayedBalls = Static<typeof PlayedBalls>;

export const MovedBall = Type.Object(
  {
    index: Type.Integer({ minimum: 0 }),
    points: { ...Points, description: 'The points of the ball that the device had seen' },
    to: Type.Object({ playerDataId: Id, index: Type.Integer({ minimum: 0 }) }, closed),
    recordedAt: PlayedBall.properties.recordedAt,
  },
  { ...closed, description: 'A ball that was recorded for the wrong player session, and the open ball it is given to' },
);
export type MovedBall = Static<typeof MovedBall>;

export const CorrectedHandicap = Type.Object(
  {
    playerId: Id,
    handicap: Handicap,
    basedOn: { ...Handicap, description: 'The start handicap that the device had seen' },
  },
  closed,
);
export type CorrectedHandicap = Static<typeof CorrectedHandicap>;

const GroupNumber = Type.Union([Type.Integer({ minimum: 1, maximum: 999 }), Type.Null()]);

const GroupedSession = Type.Object(
  {
    playerDataId: Id,
    group: { ...GroupNumber, description: 'Null for all player sessions takes the groups away' },
    basedOn: Type.Optional({ ...GroupNumber, description: 'The group that the device had seen; null: none' }),
  },
  closed,
);
export type GroupedSession = Static<typeof GroupedSession>;

export const ChangedGroups = Type.Object(
  { sessions: Type.Array(GroupedSession, { minItems: 1, maxItems: 999 }) },
  {
    ...closed,
    description: `Player sessions with their new groups of at most ${limits.group}; all others stay where they are, or come to the smallest group`,
  },
);
export type ChangedGroups = Static<typeof ChangedGroups>;

/** In which group a player session is; `current` holds all of the training in a `groups-conflict`. */
export type GroupOfSession = Pick<GroupedSession, 'playerDataId' | 'group'>;

/** What `current` holds in a `handicap-conflict`. */
export interface ConflictingHandicap {
  playerId: string;
  handicap: number;
}

/** What `current` holds in a `ball-conflict`. */
export interface ConflictingBall extends Omit<Ball, 'points'> {
  /** Of a ball that is moved: whose of the two balls has changed. */
  playerDataId?: string;
  /** Null: somebody has taken the ball back. */
  points: number | null;
  /** Names are empty once they were erased. */
  recordedBy: { name: string; surname: string; isHelper?: true };
  recordedAt: string;
}

export const ScheduledTrainingParams = Type.Object({ scheduledTrainingId: Id }, closed);
export const PlayerDataParams = Type.Object({ scheduledTrainingId: Id, playerDataId: Id }, closed);

export const Winner = Type.Object(
  {
    place: Type.Integer({ minimum: 1, description: 'Equal results share a place' }),
    players: Type.Array(TrainingPlayer),
    totalPoints: Type.Integer(),
    handicapStarted: Maybe(Handicap),
    handicapPlayed: Maybe(Type.Number()),
    handicapDifference: Maybe(Type.Number()),
    points: Points,
  },
  closed,
);
export type Winner = Static<typeof Winner>;

export const Winners = Type.Object({ trainingId: Id, winners: Type.Array(Winner) }, closed);
export type Winners = Static<typeof Winners>;
