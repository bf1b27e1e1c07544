import { locales, type Locale } from '../../contract/lists';
import { firstAddress, storablePayloads } from './payloads';

/** So many things of each kind are planted at once that all fields together hold every payload, and that fit on a page. */
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
    const held = dealt.get(field) ?? [];
    if (!dealt.has(field)) {
      dealt.set(field, held);
      // What becomes a link holds addresses first.
      const first = /link/i.test(field) ? firstAddress : dealt.size * RECORDS;
      offsets.set(field, first + round * RECORDS);
    }
    const place = ((offsets.get(field) ?? 0) + held.length) % storablePayloads.length;
    const payload = storablePayloads[place] ?? '';
    held.push(payload);
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
