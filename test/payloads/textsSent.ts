import { errors, type Frame, type Page } from 'playwright-core';
import { fromKeys, textFields } from '@contract/memberFields';
import type { DescribedCall, Schema } from '@test/fuzz/describedCalls';

const club = { name: 'club.name', streetname: 'club.streetname', streetnumber: 'club.streetnumber' };

const person = fromKeys(
  textFields.filter((field) => field !== 'username'),
  (field) => `member.${field}`,
);

const joining = { ...person, username: 'member.username', password: 'secret' };

const importedTexts = ['name', 'surname', 'username', 'email', 'mobile', 'phone'] as const;

/**
 * Every text that a body of a call can carry, by the path of the call, and the field of the seeded payloads that it
 * becomes: `secret` is never shown, and `not stored` is only looked at.
 */
export const textsSent: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/api/auth/signin': { usernameOrEmail: 'not stored', password: 'secret' },
  '/api/auth/password': { currentPassword: 'secret', newPassword: 'secret' },
  '/api/auth/access': { secret: 'secret', newPassword: 'secret' },
  '/api/auth/signup': joining,
  '/api/golfclub/signup/{golfclubId}': joining,
  '/api/golfclub': { ...club, postalcode: 'club.postalcode', city: 'club.city' },
  '/api/golfclub/{id}/member': joining,
  '/api/golfclub/{golfclubId}/member/{username}': person,
  '/api/golfclub/{golfclubId}/member': {
    name: 'not stored',
    surname: 'not stored',
    username: 'not stored',
    email: 'not stored',
  },
  '/api/golfclub/{golfclubId}/member/approve': { username: 'not stored' },
  '/api/golfclub/{golfclubId}/members/import': {
    ...Object.fromEntries(importedTexts.map((field) => [`rows.${field}`, `member.${field}`])),
    'rows.dateOfBirth': 'not stored',
    'rows.gender': 'not stored',
    'rows.handicap': 'not stored',
    'columns.heading': 'not stored',
  },
  '/api/challenges/trainingsessiontemplate': {
    name: 'template.name',
    description: 'template.description',
    moreInformationLink: 'template.moreInformationLink',
    image: 'template.image',
    instructions: 'template.instruction',
    'hints.name': 'template.hint',
    'hints.imageUrl': 'template.hintImage',
    'balls.scoring.name': 'template.scoring',
  },
  '/api/challenges/trainingcategory': { name: 'category.name', description: 'category.description' },
  '/api/trainingsessionhandicapdifferencetopointsmapping': { name: 'mapping.name' },
  '/sessionprices': { name: 'price.name', description: 'price.description', cloudinary_image: 'price.image' },
  '/api/scheduledtrainings/{scheduledTrainingId}/playerdata/add': {
    'players.name': 'not stored',
    'players.surname': 'not stored',
    'players.username': 'not stored',
    'players.golfclubName': 'not stored',
  },
  '/api/golfclub/{golfclubId}/displaylinks': { name: 'displayLink.name' },
  '/api/display/open': { code: 'secret' },
  '/api/helper/signin': { code: 'secret', name: 'not stored' },
};

type Step = string | number;

/** Where a call can carry a text: in its body, in its path or in its query. */
export interface TextLocation {
  call: DescribedCall;
  part: 'body' | 'path' | 'query';
  /** What leads to it; a number stands for every entry of a list. */
  steps: readonly Step[];
}

/** Returns every place of a text that is free to be anything: no id, no date, none of a list. */
export function textLocations(calls: readonly DescribedCall[]): TextLocation[] {
  return calls.flatMap((call): TextLocation[] => {
    const inBody = call.body?.media === 'application/json' ? textsIn(call.body.schema) : [];
    return [
      ...inBody.map((steps) => ({ call, part: 'body' as const, steps })),
      ...call.parameters.flatMap(({ name, in: part, schema }): TextLocation[] =>
        part === 'header' || textsIn(schema).length === 0 ? [] : [{ call, part, steps: [name] }],
      ),
    ];
  });
}

function textsIn(schema: Schema): Step[][] {
  const { anyOf, enum: listed, properties = {}, items, type, format = '', pattern } = schema;
  if (anyOf) return anyOf.flatMap(textsIn);
  if (listed || 'const' in schema) return [];
  const inside = (step: Step, part: Schema) => textsIn(part).map((steps) => [step, ...steps]);
  if (type === 'object') return Object.entries(properties).flatMap(([name, part]) => inside(name, part));
  if (type === 'array') return inside(0, items ?? {});
  const isFree =
    type === 'string' && pattern === undefined && !/^(uuid|(past-)?date|calendar-date|time-of-day)/.test(format);
  return isFree ? [[]] : [];
}

/** Returns the name of the place without entries of lists and without languages. */
export const nameOf = ({ steps }: TextLocation): string =>
  steps.filter((step) => step !== 0 && step !== 'en' && step !== 'de').join('.');

/** Returns the value with the text at the place, where there may be nothing yet. */
export function withText(value: unknown, [step, ...rest]: readonly Step[], text: string): unknown {
  if (step === undefined) return text;
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(value) ? value : [];
    return [withText(list[0], rest, text), ...list.slice(1)];
  }
  const object = typeof value === 'object' && value !== null ? value : {};
  return { ...object, [step]: withText(Object.entries(object).find(([name]) => name === step)?.[1], rest, text) };
}

/** Returns what stands at the place, undefined where there is nothing. */
export function textAt(value: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return step === undefined ? value : undefined;
  return textAt(Object.entries(value).find(([name]) => name === String(step))?.[1], rest);
}

const LONGEST_WAIT_MS = 30_000;

/**
 * Waits until the texts of each field are to be read in the page, all of them or at least one, in whatever white space,
 * and returns the places of the fields of which that does not come true.
 */
export async function missingOf(
  page: Page,
  fields: readonly (readonly string[])[],
  isEvery: boolean,
): Promise<number[]> {
  const requested = { fields: fields.map((texts) => texts.map(solid)), isEvery };
  try {
    await page.waitForFunction(missingNow, { ...requested, isWaited: true }, { timeout: LONGEST_WAIT_MS });
    return [];
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    const missing = await page.evaluate(missingNow, { ...requested, isWaited: false });
    return Array.isArray(missing) ? missing : [];
  }
}

const solid = (text: string) => text.replaceAll(/\s+/g, '');

interface RequestedTexts {
  fields: string[][];
  isEvery: boolean;
  /** Only whether nothing is missing is wanted. */
  isWaited: boolean;
}

/** Runs in the page. */
function missingNow({ fields, isEvery, isWaited }: RequestedTexts): number[] | boolean {
  const typed = [...document.querySelectorAll('input, textarea')].map((field) => ('value' in field ? field.value : ''));
  const shown = [document.body.textContent, ...typed].join('\n').replaceAll(/\s+/g, '');
  const missing = fields.flatMap((texts, position) => {
    const isVisible = (text: string) => shown.includes(text);
    const isThere = texts.length > 0 && (isEvery ? texts.every(isVisible) : texts.some(isVisible));
    return isThere ? [] : [position];
  });
  return isWaited ? missing.length === 0 : missing;
}

/** Returns what stands in the page that the app itself never makes: elements, handlers, addresses, a title, a prototype. */
export async function injectedInto(page: Page): Promise<string[]> {
  const found = await Promise.all(page.frames().map((frame) => injectedIntoFrame(frame)));
  return found.flat();
}

function injectedIntoFrame(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const found: string[] = [];
    const report = (what: string, element: Element) => found.push(`${what}: ${element.outerHTML.slice(0, 200)}`);
    // The viewer of capsules shows the screens in a frame.
    const other =
      'iframe:not([src="/?capsule=screen"]), frame, object, embed, base, applet, portal, marquee, math, [srcdoc], meta[http-equiv=refresh i]';
    for (const element of document.querySelectorAll(other)) report('foreign', element);
    for (const script of document.querySelectorAll<HTMLScriptElement>('script:not(#settings)')) {
      const { origin, pathname } = new URL(script.src || 'about:blank');
      if (origin !== location.origin || !pathname.startsWith('/assets/')) report('script', script);
    }
    for (const element of document.querySelectorAll('*')) {
      if (element instanceof HTMLUnknownElement) report('unknown', element);
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) report(name, element);
        if (!/^(xlink:)?href$|^src$|^action$|^formaction$|^data$|^poster$|^background$/.test(name)) continue;
        const { protocol } = URL.canParse(value, location.href) ? new URL(value, location.href) : { protocol: '?' };
        if (!/^(https?|mailto|blob):$/.test(protocol) && !value.startsWith('data:image/')) report(name, element);
      }
    }
    for (const { sheet } of document.querySelectorAll('style')) {
      const rules = [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
      if (/\/ran|ran\.invalid|javascript:/.test(rules.join(''))) found.push('a rule of a style');
    }
    if (/^ran\d/.test(document.title)) found.push(`the title ${document.title}`);
    if ('ran' in Object.prototype) found.push('the prototype of all objects');
    return found;
  });
}
