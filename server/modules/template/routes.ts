import { Type } from '@sinclair/typebox';
import { Template } from '../../../contract/template';
import type { Database } from '../../db/database';
import { route, type Route } from '../../http/route';
import { templates } from './queries';
import { isReady, seesArchived } from './rules';

const PATH = '/api/challenges/trainingsessiontemplate';

/** Returns how training session templates are read. */
export function templateRoutes(db: Database): Route[] {
  return [
    route({
      method: 'GET',
      path: PATH,
      right: 'template.list',
      summary: 'All training session templates, the newest first; archived ones only for an admin',
      answer: Type.Array(Template),
      handle: async ({ caller }) => {
        const found = await templates(db, seesArchived(caller.roles));
        return found.map(({ template }) => template);
      },
    }),
    route({
      method: 'GET',
      path: `${PATH}/readytocreatetraining`,
      right: 'template.list',
      summary: 'The templates that a training can be planned from',
      answer: Type.Array(Template),
      handle: async () => {
        const found = await templates(db, false);
        return found.filter(({ template, mappingRows }) => isReady(template, mappingRows)).map((one) => one.template);
      },
    }),
  ];
}
