import { Type } from '@sinclair/typebox';
import { ImportAnswer, ImportColumns, ImportParams, ImportUndone, MembersImport } from '@contract/memberImport';
import { GolfclubIdParams } from '@contract/shapes';
import type { Database } from '@server/db/database';
import { formats } from '@server/http/formats';
import { route, type Route } from '@server/http/route';
import { changeMembers } from '../commands/changeMembers';
import { rememberedColumns } from './columns';
import { importMembers } from './importMembers';
import type { IsOfFormat } from './validateRows';
import { requireMembersClub } from '../queries';
import { undoImport } from './undoImport';

const IMPORT = '/api/golfclub/:golfclubId/members/import';

/** Returns how files of members are imported, and undone. */
export function importRoutes(db: Database): Route[] {
  const isOfFormat: IsOfFormat = (format, text) => formats[format]?.(text) === true;
  return [
    route({
      method: 'POST',
      path: IMPORT,
      right: 'member.import',
      summary: 'What would become of each row of a members file; all of them written, or none',
      params: GolfclubIdParams,
      body: MembersImport,
      answer: ImportAnswer,
      refuses: ['wrong-state'],
      handle: ({ params, body, ...change }) =>
        changeMembers(
          db,
          change,
          params.golfclubId,
          (tx, club) => importMembers(tx, club, change.caller.id, body, isOfFormat),
          (_tx, answer) => Promise.resolve(answer),
        ),
    }),
    route({
      method: 'GET',
      path: `${IMPORT}/columns`,
      right: 'member.import',
      summary: 'What the columns of files mean that were imported before, by their sets of headings, the latest first',
      params: GolfclubIdParams,
      answer: Type.Array(ImportColumns),
      handle: async ({ caller, params: { golfclubId } }) => {
        await requireMembersClub(db, caller.scope, golfclubId);
        return rememberedColumns(db, golfclubId);
      },
    }),
    route({
      method: 'POST',
      path: `${IMPORT}/:importId/undo`,
      right: 'member.undoImport',
      summary: 'Undo an import as one; refused once something else has changed a member of it',
      params: ImportParams,
      answer: ImportUndone,
      refuses: ['import-changed'],
      handle: ({ params, ...change }) =>
        changeMembers(
          db,
          change,
          params.golfclubId,
          (tx, club) => undoImport(tx, club, change.caller.id, params.importId),
          (_tx, undone) => Promise.resolve(undone),
        ),
    }),
  ];
}
