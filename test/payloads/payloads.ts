import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { type Locale, locales } from '@contract/lists';
import { addresses, templates } from './addressPayloads';
import { breakOuts, elements, handlers } from './markup';

/** What each of them tries, in turn; `watchPage` notices all of it. Without quotes, so that it fits into any attribute. */
const tries: readonly ((number: number) => string)[] = [
  (number) => `ran(${number})`,
  (number) => `alert(${number})`,
  (number) => `fetch(\`/ran/${number}\`)`,
  (number) => `document.title=\`ran${number}\``,
  (number) => `top.ran(${number})`,
  (number) => `import(\`/ran/${number}\`)`,
  (number) => `self[\`ran\`].call(0,${number})`,
];

const kinds = [...elements, ...handlers, ...addresses, ...breakOuts, ...templates];

/** 300 texts that would run if anything took them for more than texts; each says by its number which it is. */
export const payloads: readonly string[] = kinds.map((text, number) => {
  const attempt = tries[number % tries.length]?.(number) ?? '';
  return text.replaceAll('RUN', () => attempt);
});

/** The place of the first one that is an address; all before it can be stored. */
const firstAddress = elements.length + handlers.length;

/** Those that a database can hold: PostgreSQL has no text with NUL in it. */
export const storablePayloads: readonly string[] = payloads.filter((text) => !text.includes('\0'));

/** So many things of each kind are seeded at once that all fields together hold every payload, and that fit on a page. */
export const RECORDS = 12;

/** After as many rounds every field of every kind of thing has held every payload. */
export const ROUNDS = Math.ceil(storablePayloads.length / RECORDS);

/** The payloads of one round, as they were dealt out to the fields of what is stored. */
export interface Dealt {
  /** Returns the next payload of this field, which is named as `member.surname`. */
  text: (field: string) => string;
  /** One in each language. */
  localized: (field: string) => Record<Locale, string>;
  /** Notes a text that the server has made out of a payload. */
  made: (field: string, text: string) => void;
  /** Returns what the field holds, in all things that have it; of one language where it has several. */
  textsOf: (field: string, locale: Locale) => readonly string[];
  fields: () => string[];
}

/** Deals the payloads out in order, each field beginning elsewhere, and each round where the one before it ended. */
export function dealPayloads(round: number): Dealt {
  const dealt = new Map<string, string[]>();

  function text(field: string): string {
    const dealtBefore = dealt.get(field) ?? [];
    if (!dealt.has(field)) {
      dealt.set(field, dealtBefore);
      // What becomes a link holds addresses first.
      const first = /link/i.test(field) ? firstAddress : dealt.size * RECORDS;
      offsets.set(field, first + round * RECORDS);
    }
    const position = ((offsets.get(field) ?? 0) + dealtBefore.length) % storablePayloads.length;
    const payload = storablePayloads[position] ?? '';
    dealtBefore.push(payload);
    return payload;
  }
  const offsets = new Map<string, number>();

  return {
    text,
    localized: (field) => ({ en: text(`${field}.en`), de: text(`${field}.de`) }),
    made(field, made) {
      dealt.set(field, [...(dealt.get(field) ?? []), made]);
    },
    textsOf: (field, locale) => dealt.get(field) ?? dealt.get(`${field}.${locale}`) ?? [],
    fields: () => [...new Set([...dealt.keys()].map(withoutLocale))],
  };
}

/** Returns the name of the field without the language of its text. */
export const withoutLocale = (field: string) => field.replace(new RegExp(`\\.(${locales.join('|')})$`), '');

/** The fields of a capsule that hold texts of people. */
const textFields = ['name', 'surname', 'username', 'email', 'phone', 'mobile', 'note'];

/** Returns a capsule file whose texts of people are payloads, the same text always the same payload. */
export function capsuleOf(payload: () => string): { file: Buffer; texts: string[] } {
  const recorded = readFileSync(path.resolve(__dirname, '../capsules/usersSearched.json'), 'utf8');
  const texts = new Map<string, string>();
  const capsule: unknown = JSON.parse(recorded, (key, value: unknown) => {
    if (typeof value !== 'string' || !textFields.includes(key)) return value;
    const text = texts.get(value) ?? payload();
    texts.set(value, text);
    return text;
  });
  return { file: Buffer.from(JSON.stringify(capsule)), texts: [...texts.values()] };
}

/** Returns a file of so many members, each field of whom is a payload, as a spreadsheet would save it. */
export function membersFileOf(payload: () => string, count: number): Buffer {
  const quoted = () => `"${payload().replaceAll('"', '""')}"`;
  const columns = ['Name', 'Surname', 'E-Mail', 'Username', 'Date of birth', 'Gender', 'Handicap', 'Mobile', 'Phone'];
  const lines = Array.from({ length: count }, () => columns.map(quoted).join(','));
  return Buffer.from([columns.join(','), ...lines].join('\r\n'));
}

/** Stands in a label for a name that is not known, as in `t('clubs.edit', { name: ANYTHING })`. */
export const ANYTHING = '\ufffc';

/** Returns the buttons that are labelled so, whatever stands where the label says `ANYTHING`. */
export function buttons(page: Page, label: string, role: 'button' | 'link' = 'button'): Locator {
  const literally = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return page.getByRole(role, { name: new RegExp(`^${literally.replaceAll(ANYTHING, String.raw`[\s\S]*`)}$`) });
}

/** Returns the dialog that stands in front. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
