import { imageTags } from '../../contract/lists';
import { insert, sql } from '../world/database';
import { uploadImage } from '../world/images';
import { makeWorld } from '../world/makeWorld';
import type { WorldMember } from '../world/members';
import type { WorldPrice } from '../world/prices';
import type { WorldTemplate } from '../world/templates';
import { RECORDS, type Dealt } from './dealing';

export interface PlantedContent {
  templates: WorldTemplate[];
  /** The first three belong to the league table. */
  prices: WorldPrice[];
}

const LINES = 3;
const LONGEST_FILE_NAME = 200;

/** Makes categories, mappings, templates that use them and prices, out of payloads; this admin uploads images called so. */
export async function plantContent(
  { text, localized, made: noted }: Dealt,
  admin: WorldMember,
): Promise<PlantedContent> {
  const world = await makeWorld();
  const token = await world.signedIn(admin);
  const templates: WorldTemplate[] = [];
  const prices: WorldPrice[] = [];
  const lines = (field: string) => Array.from({ length: LINES }, () => localized(field));
  for (let made = 0; made < RECORDS; made += 1) {
    const category = { name: localized('category.name'), id: '' };
    category.id = await insert('training_categories', {
      name: JSON.stringify(category.name),
      description: JSON.stringify(localized('category.description')),
    });
    const image = text('template.image');
    const link = localized('template.moreInformationLink');
    const hint = () => ({ name: localized('template.hint'), imageUrl: text('template.hintImage') });
    const template = await world.template({
      category,
      mapping: await world.mapping({ name: text('mapping.name') }),
      name: localized('template.name'),
      description: localized('template.description'),
      instructions: lines('template.instruction'),
      hints: Array.from({ length: LINES }, hint),
      scoring: lines('template.scoring').map((name, points) => ({ name, points })),
    });
    await sql('update templates set image = $2, more_information_link = $3 where id = $1', [
      template.content.id,
      image,
      JSON.stringify(link),
    ]);
    // Trainings are planned from it as it stands now.
    template.content.image = image;
    template.content.moreInformationLink = link;
    templates.push(template);
    const tag = imageTags[made % imageTags.length] ?? 'tip';
    noted(`image.${tag}`, await uploadImage(token, tag, text('image.name').slice(0, LONGEST_FILE_NAME)));
    prices.push(
      await world.price({
        name: text('price.name'),
        description: text('price.description'),
        image: text('price.image'),
      }),
    );
  }
  for (const [place, prize] of ['FIRST_PRIZE', 'SECOND_PRIZE', 'THIRD_PRIZE'].entries()) {
    await sql('update session_prices set league_table_prize = $2 where id = $1', [prices[place]?.id, prize]);
  }
  return { templates, prices };
}
