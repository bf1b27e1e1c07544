import { Type } from '@sinclair/typebox';
import {
  EditedGolfclub,
  Golfclub,
  GolfclubQuery,
  GolfclubToJoin,
  NewGolfclub,
  type GolfclubQuery as Requested,
} from '@contract/golfclub';
import { Deleted, GolfclubIdParams, IdParams } from '@contract/shapes';
import type { Caller } from '@server/caller';
import type { Database, Transaction } from '@server/db/database';
import { route, type Route } from '@server/http/route';
import { createClub, deleteClub, editClub } from './changeClub';
import { clubsToJoin, type WholeClubs } from './queries';
import { showsMembers } from './rules';

const PATH = '/api/golfclub';

/** Returns how clubs are read and changed. */
export function golfclubRoutes(db: Database, clubs: WholeClubs): Route[] {
  const answerTo = (caller: Caller, query: Requested) => (tx: Transaction, id: string) =>
    clubs.one(tx, caller.scope, id, showsMembers(caller.roles, query.members));

  return [
    route({
      method: 'GET',
      path: PATH,
      right: 'golfclub.list',
      summary: 'All clubs for an admin, the own club for all others',
      query: GolfclubQuery,
      answer: Type.Array(Golfclub),
      handle: ({ caller, query }) => clubs.all(db, caller.scope, showsMembers(caller.roles, query.members)),
    }),
    route({
      method: 'GET',
      path: `${PATH}/:id`,
      right: 'golfclub.read',
      summary: 'One club',
      params: IdParams,
      query: GolfclubQuery,
      answer: Golfclub,
      handle: ({ caller, params, query }) => answerTo(caller, query)(db, params.id),
    }),
    route({
      method: 'GET',
      path: `${PATH}/signup`,
      right: 'session.signUp',
      summary: 'The names of all clubs, to sign up for one of them',
      answer: Type.Array(GolfclubToJoin),
      handle: () => clubsToJoin(db),
    }),
    route({
      method: 'POST',
      path: PATH,
      right: 'golfclub.create',
      summary: 'Make a club',
      query: GolfclubQuery,
      body: NewGolfclub,
      answer: Golfclub,
      status: 201,
      handle: ({ query, body, ...change }) => createClub(db, change, body, answerTo(change.caller, query)),
    }),
    route({
      method: 'PUT',
      path: PATH,
      right: 'golfclub.edit',
      summary: 'Change a club; with the version that was read, only if nobody has changed it since',
      query: GolfclubQuery,
      body: EditedGolfclub,
      answer: Golfclub,
      handle: ({ query, body, ...change }) => editClub(db, change, body, answerTo(change.caller, query)),
    }),
    route({
      method: 'DELETE',
      path: `${PATH}/:golfclubId`,
      right: 'golfclub.delete',
      summary: 'Delete a club that has neither members nor trainings',
      params: GolfclubIdParams,
      answer: Deleted,
      handle: ({ params, ...change }) => deleteClub(db, change, params.golfclubId),
    }),
  ];
}
