import { Type } from '@sinclair/typebox';
import { type Locale, locales } from '@contract/lists';

/** The header that a read takes whose order depends on the language; all others are let through unseen. */
export const LanguageHeaders = Type.Object({
  'accept-language': Type.Optional(
    Type.String({
      description: 'Names are sorted in the language of en and de that is preferred, in English without one',
    }),
  ),
});

/** Returns the language of the app that an `Accept-Language` header prefers, English where it names none of them. */
export function acceptedLocale(header = ''): Locale {
  const accepted = header.split(',').flatMap((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const locale = locales.find((one) => tag === one || tag.startsWith(`${one}-`)) ?? (tag === '*' ? 'en' : null);
    const quality = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
    return locale !== null && quality > 0 ? [{ locale, quality }] : [];
  });
  const [preferred] = accepted.sort((a, b) => b.quality - a.quality);
  return preferred?.locale ?? 'en';
}
