import { Type } from '@sinclair/typebox';
import type { TrainingStatus } from '@contract/lists';
import { Deleted, GolfclubIdParams } from '@contract/shapes';
import {
  ChangedGroups,
  LastPlayers,
  PlanTraining,
  ScheduledTraining,
  ScheduledTrainingParams,
  StartQuery,
  TrainingQuery,
  Winners,
} from '@contract/training';
import { DeletedTrainings, DeleteTrainings, MoveTrainings, TrainingPlan } from '@contract/trainingPlan';
import type { Database, Transaction } from '@server/db/database';
import { route, type Route } from '@server/http/route';
import { lastPlayers } from './playerSessions/addPlayers';
import { changeTraining, type LockedTraining } from './changeTraining';
import { changeGroups } from './groups';
import {
  deleteTraining,
  finishTraining,
  type Results,
  startTraining,
  unfinishTraining,
  unstartTraining,
} from './lifecycle';
import { deleteTrainings, moveTrainings, plansOfSeries } from './planning/moving';
import { planTraining } from './planning/planTraining';
import { playerSessionRoutes } from './playerSessions/routes';
import { trainingsOfClub, visibleTraining } from './queries';
import { loggedStep } from './changeLog';
import { winnersOf } from './rules';

const BASE = '/api/scheduledtrainings';
const TRAINING = `${BASE}/:scheduledTrainingId`;

/** Returns the routes of scheduled trainings; `results` is called with what is finished and what is opened again. */
export function trainingRoutes(db: Database, results: Results): Route[] {
  const list = (path: string, summary: string, statuses: readonly TrainingStatus[]) =>
    route({
      method: 'GET',
      path: `${BASE}/:golfclubId${path}`,
      right: 'training.list',
      summary,
      params: GolfclubIdParams,
      query: TrainingQuery,
      answer: Type.Array(ScheduledTraining),
      counts: true,
      sortsByLanguage: true,
      handle: async ({ caller, params, query, locale }, reply) => {
        const listed = await trainingsOfClub(db, caller.scope, params.golfclubId, statuses, query, locale);
        reply.totalCount(listed.totalCount);
        return listed.trainings;
      },
    });

  type Step = (tx: Transaction, training: LockedTraining) => Promise<boolean>;
  const step = (name: string, summary: string, work: Step, action: Parameters<typeof loggedStep>[0]) =>
    route({
      method: 'PUT',
      path: `${TRAINING}/${name}`,
      right: 'training.run',
      summary,
      params: ScheduledTrainingParams,
      answer: ScheduledTraining,
      handle: ({ params, ...change }) =>
        changeTraining(db, change, params.scheduledTrainingId, loggedStep(action, change.caller.id, work)),
    });

  return [
    list('', 'All trainings of a golf club', ['PLANNED', 'STARTED', 'FINISHED']),
    list('/planned', 'The planned trainings of a golf club', ['PLANNED']),
    list('/notfinished', 'The planned and started trainings of a golf club', ['PLANNED', 'STARTED']),
    list('/finished', 'The finished trainings of a golf club', ['FINISHED']),
    route({
      method: 'GET',
      path: `${BASE}/one/:scheduledTrainingId`,
      right: 'training.read',
      summary: 'One training',
      params: ScheduledTrainingParams,
      answer: ScheduledTraining,
      handle: ({ caller, params }) => visibleTraining(db, caller.scope, params.scheduledTrainingId),
    }),
    route({
      method: 'GET',
      path: `${TRAINING}/winners`,
      right: 'training.list',
      summary: 'Who has points in a training as it stands, best first',
      params: ScheduledTrainingParams,
      answer: Winners,
      refuses: ['wrong-state'],
      handle: async ({ caller, params }) =>
        winnersOf(await visibleTraining(db, caller.scope, params.scheduledTrainingId)),
    }),
    route({
      method: 'POST',
      path: `${BASE}/fromtrainingtemplate`,
      right: 'training.plan',
      summary: 'Plan a training from a template',
      body: PlanTraining,
      answer: ScheduledTraining,
      status: 201,
      handle: ({ body, ...change }) => planTraining(db, change, body),
    }),
    route({
      method: 'DELETE',
      path: TRAINING,
      right: 'training.delete',
      summary: 'Delete a training with its results; one that has been finished only as an admin',
      params: ScheduledTrainingParams,
      answer: Deleted,
      handle: ({ params, ...change }) => deleteTraining(db, change, params.scheduledTrainingId),
    }),
    route({
      method: 'GET',
      path: `${TRAINING}/series`,
      right: 'training.list',
      summary: 'For when the trainings are planned that were planned together with this one, itself included',
      params: ScheduledTrainingParams,
      answer: Type.Array(TrainingPlan),
      handle: ({ caller, params }) => plansOfSeries(db, caller.scope, params.scheduledTrainingId),
    }),
    route({
      method: 'PUT',
      path: `${BASE}/:golfclubId/planned`,
      right: 'training.move',
      summary: 'Move planned trainings to other dates or times of day, all or none',
      params: GolfclubIdParams,
      body: MoveTrainings,
      answer: Type.Array(TrainingPlan),
      refuses: ['stale', 'wrong-state'],
      handle: ({ params, body, ...change }) => moveTrainings(db, change, params.golfclubId, body),
    }),
    route({
      method: 'DELETE',
      path: `${BASE}/:golfclubId/planned`,
      right: 'training.delete',
      summary: 'Delete planned trainings, all or none',
      params: GolfclubIdParams,
      body: DeleteTrainings,
      answer: DeletedTrainings,
      refuses: ['stale', 'wrong-state'],
      handle: ({ params, body, ...change }) => deleteTrainings(db, change, params.golfclubId, body),
    }),
    route({
      method: 'PUT',
      path: `${TRAINING}/start`,
      right: 'training.run',
      summary: 'Start a planned training; with a date its planned date moves to the day that is played',
      params: ScheduledTrainingParams,
      query: StartQuery,
      answer: ScheduledTraining,
      handle: ({ params, query, ...change }) =>
        changeTraining(
          db,
          change,
          params.scheduledTrainingId,
          loggedStep('training.started', change.caller.id, (tx, training) => startTraining(tx, training, query)),
        ),
    }),
    route({
      method: 'PUT',
      path: `${TRAINING}/unstart`,
      right: 'training.unstart',
      summary: 'Take the start of a training without recorded balls back, with the planned date from before it',
      params: ScheduledTrainingParams,
      answer: ScheduledTraining,
      refuses: ['has-balls'],
      handle: ({ params, ...change }) =>
        changeTraining(
          db,
          change,
          params.scheduledTrainingId,
          loggedStep('training.unstarted', change.caller.id, unstartTraining),
        ),
    }),
    step(
      'finish',
      'Finish a training; its results enter the league',
      (tx, training) => finishTraining(tx, training, results),
      'training.finished',
    ),
    step(
      'unfinish',
      'Open a finished training again; its results leave the league',
      (tx, training) => unfinishTraining(tx, training, results),
      'training.unfinished',
    ),
    route({
      method: 'GET',
      path: `${TRAINING}/lastplayers`,
      right: 'training.run',
      summary: 'Who played last time, to be added again',
      params: ScheduledTrainingParams,
      answer: LastPlayers,
      handle: ({ caller, params }) => lastPlayers(db, caller.scope, params.scheduledTrainingId),
    }),
    route({
      method: 'PUT',
      path: `${TRAINING}/groups`,
      right: 'training.run',
      summary: 'Split the player sessions of a training into groups, or move some of them to another group',
      params: ScheduledTrainingParams,
      body: ChangedGroups,
      answer: ScheduledTraining,
      refuses: ['groups-conflict'],
      handle: ({ params, body, ...change }) =>
        changeTraining(db, change, params.scheduledTrainingId, (tx, training) =>
          changeGroups(tx, training, { actorId: change.caller.id, sessions: body.sessions }),
        ),
    }),
    ...playerSessionRoutes(db),
  ];
}
