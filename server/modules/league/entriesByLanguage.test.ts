import type { LeagueEntries } from '@contract/league';
import type { LocalizedString } from '@contract/shapes';
import { clubWithTournaments } from '@test/fixtures/clubWithTournaments';
import { makeCategory } from '@test/fixtures/templates';

test('trainings, templates and categories are in the order of their names in the language of the reader', async () => {
  const { fixtures, club, player, client, path } = await clubWithTournaments();
  const ada = await player({ surname: 'Adler' });
  const finished = async (name: LocalizedString) => {
    const template = await fixtures.template({ name, category: await makeCategory({ name }) });
    const sessions = [{ players: [ada], balls: [1] }];
    await fixtures.training({ club, template, plannedDate: '2026-05-01', status: 'FINISHED', sessions });
  };
  await finished({ en: 'Anchor', de: 'Zaun' });
  await finished({ en: 'Bunker', de: 'Amsel' });
  await finished({ en: 'Midway', de: '' });
  const ordered = async (language: string) => {
    const { body } = await client.get<LeagueEntries>(`${path}/entries?sort=training`, { 'accept-language': language });
    const lists = [body.templates, body.categories].map((named) => named.map(({ name }) => name));
    const trainings = body.entries.map(({ trainingName }) => trainingName);
    return [trainings, ...lists].map((names) => names.map(({ en }) => en).join(', '));
  };

  const [inEnglish, inGerman] = ['Anchor, Bunker, Midway', 'Bunker, Midway, Anchor'];
  expect(await ordered('en')).toEqual([inEnglish, inEnglish, inEnglish]);
  expect(await ordered('de')).toEqual([inGerman, inGerman, inGerman]);
});
