import { makeCategory } from './categories';
import { makeClub } from './clubs';
import { sql } from './database';
import { makeImage } from './imageRows';
import { makeMapping } from './mappings';
import { makeMember } from './members';
import { makePrice } from './prices';
import { runTraining } from './runningTraining';
import { makeTemplate } from './templates';
import { signedIn } from './tokens';
import { makeTraining } from './trainings';

/**
 * Returns the builders of a test's own world. Everything has random names and is written straight into the
 * database of the running server, so tests never meet and nothing needs to be reset. Throws when that database
 * does not answer.
 */
export async function makeWorld() {
  await sql('select 1');
  return {
    club: makeClub,
    member: makeMember,
    /** Returns a token of this member. */
    signedIn,
    category: makeCategory,
    mapping: makeMapping,
    /** At the image host, not shown by anything yet. */
    image: makeImage,
    template: makeTemplate,
    price: makePrice,
    /** Any state, by SQL. */
    training: makeTraining,
    /** A started training with player sessions in EDIT, over the API. */
    runningTraining: runTraining,
  };
}
