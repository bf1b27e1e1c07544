import { Type } from '@sinclair/typebox';
import { Mapping } from '../../../contract/mapping';
import type { Database } from '../../db/database';
import { route, type Route } from '../../http/route';
import { mappings } from './queries';

/** Returns how mappings of a handicap difference to points are read. */
export function mappingRoutes(db: Database): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/trainingsessionhandicapdifferencetopointsmapping',
      right: 'mapping.list',
      summary: 'All mappings of a handicap difference to points',
      answer: Type.Array(Mapping),
      handle: () => mappings(db),
    }),
  ];
}
