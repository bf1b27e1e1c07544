import type { TFunction } from 'i18next';
import type { Locator, Page } from 'playwright-core';
import type { Chance } from '@test/chance';
import { drawValue } from '@test/fuzz/drawValue';
import type { SentRequest } from '@test/fuzz/send';
import type { SmallFixtures } from '@test/fuzz/smallFixtures';
import { pngFile } from '@test/fixtures/pngFile';
import { payloads } from './payloads';
import { type TextLocation, withText } from './textsSent';

/** Fields that take a text; those of dates and numbers too, for which one is typed as well. */
const typed = [
  'input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [aria-hidden=true], [readonly])',
  'textarea:not([aria-hidden=true], [readonly])',
].join(', ');

/** Hands the texts out one after the other, from the first again after the last. */
export function inOrder(texts: readonly string[] = payloads): () => string {
  let next = 0;
  return () => texts[next++ % texts.length] ?? '';
}

/** Returns the dialog in front, or the page where there is none. */
async function locationOfTyping(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog').last();
  return (await dialog.count()) > 0 ? dialog : page.locator('body');
}

/** Sends whatever form stands there, however much is wrong with what was typed. */
export async function sendForm(page: Page): Promise<void> {
  const senders = (await locationOfTyping(page)).locator('button[type=submit]:enabled:visible');
  if ((await senders.count()) > 0) await senders.first().click();
  else await page.keyboard.press('Enter');
}

/** Types a payload into each field of the page, or of the dialog in front, and returns how many there were. */
export async function typeEverywhere(page: Page, payload: () => string): Promise<number> {
  const scope = await locationOfTyping(page);
  await scope.locator(typed).first().waitFor();
  const fields = scope.locator(typed).and(page.locator(':enabled:visible'));
  const count = await fields.count();
  for (let position = 0; position < count; position += 1) {
    const field = fields.nth(position);
    // What is typed may take other fields away.
    if ((await field.count()) === 0) break;
    try {
      await field.fill(payload(), { timeout: 10_000 });
    } catch (error) {
      // What was typed before may be answered only now.
      if ((await field.count()) > 0) throw error;
      break;
    }
  }
  return count;
}

export interface Form {
  path: string;
  /** The button that opens it. */
  opener?: string;
  isPublic?: true;
}

/** Everything in the app that one can type into. */
export const formsIn = (t: TFunction, trainingId: string): readonly Form[] => [
  { path: '/public/login', isPublic: true },
  { path: '/public/signup', isPublic: true },
  { path: '/private/users' },
  { path: '/private/users', opener: t('users.create') },
  { path: '/private/golfclubs' },
  { path: '/private/golfclubs', opener: t('clubs.create') },
  { path: '/private/sessiontemplates' },
  { path: '/private/sessiontemplates', opener: t('templates.create.REGULAR') },
  { path: '/private/sessioncategories', opener: t('categories.create') },
  { path: '/private/settings/sessionpoints' },
  { path: '/private/settings/sessionpoints', opener: t('points.create') },
  { path: '/private/sessionprices', opener: t('prizes.create') },
  { path: '/private/display', opener: t('display.make') },
  { path: '/private/profile' },
  { path: '/private/sessionplanner' },
  { path: '/private/leaguetable' },
  { path: '/private/leaguetableentries' },
  { path: `/private/sessionwizard/${trainingId}?status=STARTED` },
];

/** Returns a call by the admin of these fixtures, valid but perhaps for the text that stands at the place. */
export function requestWith(
  location: TextLocation,
  text: string,
  fixtures: SmallFixtures,
  chance: Chance,
): SentRequest {
  const { call, part, steps } = location;
  const draw = { chance, known: fixtures.known };
  const parameter = (name: string) => {
    if (part !== 'body' && steps[0] === name) return encodeURIComponent(text);
    const schema = call.parameters.find((known) => known.name === name)?.schema ?? {};
    return encodeURIComponent(String(drawValue(schema, { path: call.path, parent: '', name }, draw)));
  };
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => parameter(name));
  const requested = call.parameters.filter(
    ({ name, in: where, required }) => where === 'query' && (required || steps[0] === name),
  );
  const query = requested.map(({ name }) => `${name}=${parameter(name)}`).join('&');
  const { admin } = fixtures.authorization;
  const isJson = call.body?.media === 'application/json';
  const valid = isJson && drawValue(call.body?.schema ?? {}, { path: call.path, parent: '', name: '' }, draw);
  const json = JSON.stringify(part === 'body' ? withText(valid, steps, text) : valid);
  return {
    method: call.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: {
      ...(admin === undefined ? {} : { authorization: admin }),
      ...(call.body ? { 'content-type': call.body.media } : {}),
    },
    ...(call.body ? { body: isJson ? json : pngFile(8, 6, [30, 120, 60]) } : {}),
  };
}
