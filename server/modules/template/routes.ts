import { Type } from '@sinclair/typebox';
import { Deleted, IdParams } from '@contract/shapes';
import { EditedTemplate, NewTemplate, Template, TemplateQuery } from '@contract/template';
import type { Database } from '@server/db/database';
import { route, type Route } from '@server/http/route';
import { archiveTemplate, createTemplate, deleteTemplate, editTemplate, type ImageKeeping } from './changeTemplate';
import { readyTemplates, searchedTemplates } from './queries';
import { seesArchived } from './rules';

const PATH = '/api/challenges/trainingsessiontemplate';

/** Returns how training session templates are read and changed. */
export function templateRoutes(db: Database, images: ImageKeeping): Route[] {
  return [
    route({
      method: 'GET',
      path: PATH,
      right: 'template.list',
      summary: 'All training session templates, the newest first; archived ones only for an admin',
      query: TemplateQuery,
      answer: Type.Array(Template),
      counts: true,
      handle: async ({ caller, query }, reply) => {
        const found = await searchedTemplates(db, seesArchived(caller.roles), query);
        reply.totalCount(found.total);
        return found.templates;
      },
    }),
    route({
      method: 'GET',
      path: `${PATH}/readytocreatetraining`,
      right: 'template.list',
      summary: 'The templates that a training can be planned from',
      answer: Type.Array(Template),
      handle: () => readyTemplates(db),
    }),
    route({
      method: 'POST',
      path: PATH,
      right: 'template.create',
      summary: 'Make a training session template; it is active',
      body: NewTemplate,
      answer: Template,
      status: 201,
      handle: ({ body, ...change }) => createTemplate(db, change, body, images),
    }),
    route({
      method: 'PUT',
      path: PATH,
      right: 'template.edit',
      summary: 'Change a template; with the version that was read, only if nobody has changed it since',
      body: EditedTemplate,
      answer: Template,
      handle: ({ body, ...change }) => editTemplate(db, change, body, images),
    }),
    route({
      method: 'GET',
      path: `${PATH}/archive/:id`,
      right: 'template.archive',
      changesByGet: true,
      summary: 'Archive a template; archiving it again changes nothing',
      params: IdParams,
      answer: Template,
      handle: ({ caller, params }) => archiveTemplate(db, caller.id, params.id),
    }),
    route({
      method: 'DELETE',
      path: `${PATH}/:id`,
      right: 'template.delete',
      summary: 'Delete a template; trainings that were planned from it stay as they are',
      params: IdParams,
      answer: Deleted,
      handle: ({ params, ...change }) => deleteTemplate(db, change, params.id),
    }),
  ];
}
