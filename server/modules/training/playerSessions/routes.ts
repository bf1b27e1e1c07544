import {
  AddPlayers,
  CorrectedHandicap,
  MovedBall,
  PlayedBall,
  PlayedBalls,
  PlayerDataParams,
  ScheduledTraining,
  ScheduledTrainingParams,
} from '@contract/training';
import type { Database, Transaction } from '@server/db/database';
import { route, type Route } from '@server/http/route';
import { addPlayers } from './addPlayers';
import { changeTraining, type LockedTraining, recorderOf } from '../changeTraining';
import { correctHandicap, deleteSession, editSession, editSessions, finishSession } from './playerSessions';
import { ballRecorder, moveBall } from './ballRecorder';

const PLAYER_DATA = '/api/scheduledtrainings/:scheduledTrainingId/playerdata';

/** Returns the routes of the player sessions of a training, and of the balls in them. */
export function playerSessionRoutes(db: Database): Route[] {
  type SessionStep = (
    tx: Transaction,
    training: LockedTraining,
    playerDataId: string,
    actorId: string,
  ) => Promise<boolean>;
  const sessionStep = (method: 'PUT' | 'DELETE', name: string, summary: string, work: SessionStep) =>
    route({
      method,
      path: `${PLAYER_DATA}/${name}/:playerDataId`,
      right: 'training.run',
      summary,
      params: PlayerDataParams,
      answer: ScheduledTraining,
      handle: ({ params, ...change }) =>
        changeTraining(db, change, params.scheduledTrainingId, (tx, training) =>
          work(tx, training, params.playerDataId, change.caller.id),
        ),
    });

  const recordBalls = ballRecorder(db);

  return [
    route({
      method: 'PUT',
      path: `${PLAYER_DATA}/add`,
      right: 'training.run',
      summary: 'Add players to a running training',
      params: ScheduledTrainingParams,
      body: AddPlayers,
      answer: ScheduledTraining,
      handle: ({ params, body, ...change }) =>
        changeTraining(db, change, params.scheduledTrainingId, (tx, training) => addPlayers(tx, training, body)),
    }),
    route({
      method: 'PUT',
      path: `${PLAYER_DATA}/edit`,
      right: 'training.run',
      summary: 'Put all player sessions into EDIT',
      params: ScheduledTrainingParams,
      answer: ScheduledTraining,
      handle: ({ params, ...change }) => changeTraining(db, change, params.scheduledTrainingId, editSessions),
    }),
    route({
      method: 'PUT',
      path: `${PLAYER_DATA}/edit/:playerDataId`,
      right: 'training.record',
      summary: 'Put a player session into EDIT; one that is finished not by a helper',
      params: PlayerDataParams,
      answer: ScheduledTraining,
      handle: ({ params, ...change }) =>
        changeTraining(db, change, params.scheduledTrainingId, (tx, training) =>
          editSession(tx, training, params.playerDataId, change.caller.roles),
        ),
    }),
    sessionStep('PUT', 'finish', 'End the EDIT of a player session', finishSession),
    sessionStep('DELETE', 'delete', 'Delete a player session that is not finished', deleteSession),
    route({
      method: 'PUT',
      path: `${PLAYER_DATA}/:playerDataId/ball/add`,
      right: 'training.record',
      summary: 'Record the points of one ball',
      params: PlayerDataParams,
      body: PlayedBall,
      answer: ScheduledTraining,
      handle: ({ params: { scheduledTrainingId, playerDataId }, body, ...change }) =>
        recordBalls(change, { trainingId: scheduledTrainingId, playerDataId, balls: [body], path: () => '' }),
    }),
    route({
      method: 'PUT',
      path: `${PLAYER_DATA}/:playerDataId/balls/add`,
      right: 'training.record',
      summary: 'Record the points of several balls, all or none',
      params: PlayerDataParams,
      body: PlayedBalls,
      answer: ScheduledTraining,
      handle: ({ params: { scheduledTrainingId, playerDataId }, body, ...change }) =>
        recordBalls(change, {
          trainingId: scheduledTrainingId,
          playerDataId,
          balls: body.balls,
          path: (position) => `/balls/${position}`,
        }),
    }),
    route({
      method: 'PUT',
      path: `${PLAYER_DATA}/:playerDataId/ball/move`,
      right: 'training.run',
      summary: 'Give a ball to another player session of the training',
      params: PlayerDataParams,
      body: MovedBall,
      answer: ScheduledTraining,
      handle: ({ params: { scheduledTrainingId, playerDataId }, body, ...change }) =>
        changeTraining(db, change, scheduledTrainingId, (tx, training) =>
          moveBall(tx, training, { playerDataId, by: recorderOf(change.caller), ball: body }),
        ),
    }),
    route({
      method: 'PUT',
      path: `${PLAYER_DATA}/:playerDataId/handicap`,
      right: 'training.run',
      summary: 'Correct the handicap that a player started a running training with',
      params: PlayerDataParams,
      body: CorrectedHandicap,
      answer: ScheduledTraining,
      handle: ({ params: { scheduledTrainingId, playerDataId }, body, ...change }) =>
        changeTraining(db, change, scheduledTrainingId, (tx, training) =>
          correctHandicap(tx, training, { playerDataId, actorId: change.caller.id, correction: body }),
        ),
    }),
  ];
}
