import type { Browser } from 'playwright-core';
import type { Locale, TrainingType } from '@contract/lists';
import type { Template } from '@contract/template';
import { timeLimit } from '@test/endurance';
import { api } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';
import { openComparedBrowser } from './browser';
import { addChosen, choosePlayer, plan, recordBalls, takeStep } from './runTraining';
import { openScreen } from './signIn';
import { openSignedIn } from './signedIn';
import { expectedTable, visibleTable } from './usersGrid';
import { type WantedTemplate, writeTemplate } from './writeTemplate';

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

const regularScoring = [
  { name: { en: 'Holed', de: 'Eingelocht' }, points: 3 },
  { name: { en: 'Missed', de: 'Verfehlt' }, points: 0 },
  { name: { en: 'Off the green', de: 'Vom Grün gerollt' }, points: -1 },
];
const handicaps = [
  { score: 0, handicap: 36 },
  { score: 5, handicap: 14.1 },
];

interface Case {
  locale: Locale;
  wanted: Pick<WantedTemplate, 'type' | 'numberofballs' | 'scoring' | 'scoreHandicapMap'>;
  /** Of the two players. */
  balls: [number[], number[]];
}
const cases: [type: TrainingType, Case][] = [
  [
    'REGULAR',
    {
      locale: 'de',
      wanted: { type: 'REGULAR', numberofballs: 3, scoring: regularScoring, scoreHandicapMap: handicaps },
      balls: [
        [3, 3, -1],
        [0, 3, 0],
      ],
    },
  ],
  [
    'TRACKMAN',
    {
      locale: 'en',
      wanted: { type: 'TRACKMAN', numberofballs: 2, scoring: [], scoreHandicapMap: handicaps },
      balls: [
        [4, 2],
        [-3, 1],
      ],
    },
  ],
  [
    'TOURNAMENT',
    {
      locale: 'de',
      wanted: {
        type: 'TOURNAMENT',
        numberofballs: 0,
        scoring: [],
        scoreHandicapMap: [
          { score: 10, handicap: 4 },
          { score: 20, handicap: 9 },
        ],
      },
      balls: [[12, 9], [15]],
    },
  ],
];

test.each(cases)(
  'a template of the type %s is made ready by an admin, and a pro takes it to the league table',
  async (type, { locale, wanted: content, balls }) => {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
    const pro = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
    const anna = await fixtures.member({ club, name: 'Anna', surname: 'Größl', handicap: 18.4 });
    const bea = await fixtures.member({ club, name: 'Bea', surname: 'Äschbacher', handicap: 25 });
    const wanted: WantedTemplate = {
      ...content,
      name: { en: unique('Nine gates'), de: unique('Neun Tore') },
      category: await fixtures.category(),
      mapping: type === 'TOURNAMENT' ? null : await fixtures.mapping(),
    };

    const office = await openSignedIn(browser, locale, admin);
    await writeTemplate(office, wanted);
    expect(office.complaints).toEqual([]);
    await office.page.context().close();

    const template = {
      content: await savedTemplate(await fixtures.signedIn(admin), wanted.name.en),
      mapping: wanted.mapping,
    };
    const { scoring, ...fields } = content;
    expect(template.content).toMatchObject(fields);
    expect(template.content.balls[0]?.scoring ?? []).toEqual(scoring);
    const range = { ...(await openSignedIn(browser, locale, pro)), template };
    const { page, t, complaints } = range;
    // Starting it makes it one of today.
    await plan(range, '2031-06-20');
    await openScreen(page, t, t('wizard.title'));
    await takeStep(range, 'start', t('wizard.steps.started'));
    await choosePlayer(range, anna);
    await choosePlayer(range, bea);
    await addChosen(range, 2);
    await recordBalls(range, anna, balls[0]);
    await recordBalls(range, bea, balls[1]);
    await takeStep(range, 'finish', t('wizard.steps.finished'));
    await openScreen(page, t, t('league.title'));
    const expected = expectedTable(template, [
      { player: anna, handicap: anna.handicap, balls: balls[0] },
      { player: bea, handicap: bea.handicap, balls: balls[1] },
    ]);
    expect(await visibleTable(page, t('league.tableOf', { club: club.name }))).toEqual(expected);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  timeLimit(),
);

/** Returns the template as it was saved. Throws when it was not. */
async function savedTemplate(token: string, name: string): Promise<Template> {
  const { body } = await api(token).get<Template[]>('/api/challenges/trainingsessiontemplate');
  const found = body.find((template) => template.name.en === name);
  if (!found) throw new Error(`no template is called ${name}`);
  return found;
}
