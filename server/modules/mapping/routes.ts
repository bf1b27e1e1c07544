import { Type } from '@sinclair/typebox';
import { AddedMappingItem, EditedMapping, Mapping, NewMapping, RemovedMappingItem } from '@contract/mapping';
import { Deleted, IdParams } from '@contract/shapes';
import type { Database } from '@server/db/database';
import { route, type Route } from '@server/http/route';
import { addMappingItem, createMapping, deleteMapping, editMapping, removeMappingItem } from './changeMapping';
import { mappings } from './queries';

const PATH = '/api/trainingsessionhandicapdifferencetopointsmapping';

/** Returns how mappings of a handicap difference to points are read and changed. */
export function mappingRoutes(db: Database): Route[] {
  return [
    route({
      method: 'GET',
      path: PATH,
      right: 'mapping.list',
      summary: 'All mappings of a handicap difference to points',
      answer: Type.Array(Mapping),
      handle: () => mappings(db),
    }),
    route({
      method: 'POST',
      path: PATH,
      right: 'mapping.create',
      summary: 'Make a mapping of a handicap difference to points',
      body: NewMapping,
      answer: Mapping,
      status: 201,
      handle: ({ body, ...change }) => createMapping(db, change, body),
    }),
    route({
      method: 'PUT',
      path: PATH,
      right: 'mapping.edit',
      summary: 'Change a mapping; with the version that was read, only if nobody has changed it since',
      body: EditedMapping,
      answer: Mapping,
      handle: ({ body, ...change }) => editMapping(db, change, body),
    }),
    route({
      method: 'DELETE',
      path: `${PATH}/:id`,
      right: 'mapping.delete',
      summary: 'Delete a mapping that no template uses',
      params: IdParams,
      answer: Deleted,
      handle: ({ params, ...change }) => deleteMapping(db, change, params.id),
    }),
    route({
      method: 'POST',
      path: `${PATH}/mapping`,
      right: 'mapping.edit',
      summary: 'Add an item of 0 points to a mapping, at the next whole number that is free',
      body: AddedMappingItem,
      answer: Mapping,
      handle: ({ body, ...change }) => addMappingItem(db, change, body),
    }),
    route({
      method: 'DELETE',
      path: `${PATH}/mapping`,
      right: 'mapping.edit',
      summary: 'Remove an item from a mapping',
      body: RemovedMappingItem,
      answer: Mapping,
      handle: ({ body, ...change }) => removeMappingItem(db, change, body),
    }),
  ];
}
