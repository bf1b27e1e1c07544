import { sql } from 'kysely';
import { FirstSteps } from '@contract/firstSteps';
import type { Database } from '@server/db/database';
import { route, type Route } from '@server/http/route';

/** Returns what tells an admin of a new server what comes first. */
export function firstStepsRoutes(db: Database, hasReadyTemplate: (db: Database) => Promise<boolean>): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/golfclub/firststeps',
      right: 'firstSteps.read',
      summary: 'What is there of what the first training needs',
      answer: FirstSteps,
      handle: async () => {
        const [there, template] = await Promise.all([stepsDone(db), hasReadyTemplate(db)]);
        return { ...there, template };
      },
    }),
  ];
}

/** The club that is made with the first admin has dashes for an address. */
async function stepsDone(db: Database): Promise<Omit<FirstSteps, 'template'>> {
  const { rows } = await sql<Omit<FirstSteps, 'template'>>`
    select exists (select from golfclubs where streetname <> '-') as club,
      exists (select from training_categories) as category,
      exists (select from mappings) as mapping,
      (select count(*) from (select from members where erased_at is null limit 2) people) > 1 as people,
      exists (select from scheduled_trainings) as training`.execute(db);
  const [there] = rows;
  if (there === undefined) throw new Error('Nothing was answered');
  return there;
}
