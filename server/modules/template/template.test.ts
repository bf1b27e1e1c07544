import type { Template } from '../../../contract/template';
import { api } from '../../../test/world/api';
import { sql } from '../../../test/world/database';
import { makeWorld } from '../../../test/world/makeWorld';

const PATH = '/api/challenges/trainingsessiontemplate';
const READY = `${PATH}/readytocreatetraining`;

async function staff() {
  const world = await makeWorld();
  const club = await world.club();
  const pro = await world.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const admin = await world.member({ club, roles: ['ADMIN', 'APPROVED'] });
  const player = await world.member({ club });
  return {
    world,
    pro: api(await world.signedIn(pro)),
    admin: api(await world.signedIn(admin)),
    player: api(await world.signedIn(player)),
  };
}

test('a template is answered as it was made, the newest first', async () => {
  const { world, pro } = await staff();
  const first = await world.template({ instructions: [{ en: 'Slowly', de: 'Langsam' }] });
  const second = await world.template({ type: 'TOURNAMENT', teamMode: true, mapping: null });
  const { body } = await pro.get<Template[]>(PATH);
  const mine = body.filter(({ id }) => [first.content.id, second.content.id].includes(id));
  expect(mine).toEqual([
    { ...second.content, category: second.content.category, trainingHandicapDifferenceToPointsMapping: null },
    first.content,
  ]);
});

test('only an admin sees archived templates', async () => {
  const { world, pro, admin } = await staff();
  const { content } = await world.template({ state: 'ARCHIVED' });
  const seenBy = async (client: typeof pro, path: string) =>
    (await client.get<Template[]>(path)).body.some(({ id }) => id === content.id);
  expect([await seenBy(pro, PATH), await seenBy(admin, PATH)]).toEqual([false, true]);
  expect([await seenBy(pro, READY), await seenBy(admin, READY)]).toEqual([false, false]);
});

test('a template is ready to create a training only when nothing is missing', async () => {
  const { world, pro } = await staff();
  const emptyMapping = await world.mapping({ rows: [] });
  const unready = [
    await world.template({ name: { en: 'Only English' } }),
    await world.template({ name: { en: 'Blank German', de: '  ' } }),
    await world.template({ category: null }),
    await world.template({ mapping: null }),
    await world.template({ mapping: emptyMapping }),
    await world.template({ scoreHandicapMap: [] }),
    await world.template({ numberofballs: 0 }),
    await world.template({ type: 'TRACKMAN', numberofballs: 0 }),
  ];
  const ready = [
    await world.template(),
    await world.template({ type: 'TRACKMAN' }),
    await world.template({ type: 'TOURNAMENT', mapping: null, numberofballs: 0 }),
  ];
  const answered = new Set((await pro.get<Template[]>(READY)).body.map(({ id }) => id));
  expect(unready.map(({ content }) => answered.has(content.id))).toEqual(unready.map(() => false));
  expect(ready.map(({ content }) => answered.has(content.id))).toEqual(ready.map(() => true));
});

test('a template shows what its category and mapping are called now', async () => {
  const { world, pro } = await staff();
  const { content } = await world.template();
  await sql(`update mappings set name = 'Renamed' where id = $1`, [
    content.trainingHandicapDifferenceToPointsMapping?.id,
  ]);
  const { body } = await pro.get<Template[]>(PATH);
  const shown = body.find(({ id }) => id === content.id);
  expect(shown?.trainingHandicapDifferenceToPointsMapping?.name).toBe('Renamed');
});

test('a player sees no templates', async () => {
  const { player } = await staff();
  for (const path of [PATH, READY]) expect((await player.get(path)).code).toBe('not-permitted');
});
