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

/** What RFC 9110 takes for a weight. */
const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

interface LanguageRange {
  tag: string;
  /** From 0, which refuses, to 1. */
  weight: number;
}

/**
 * Returns the language of the app that an `Accept-Language` header (RFC 9110) prefers, of several with the same weight the one that
 * is named first. Where it names none: English, unless that alone is refused. A range with an invalid weight is ignored.
 */
export function acceptedLocale(header = ''): Locale {
  const ranges = header
    .split(',')
    .flatMap(readRange)
    .toSorted((a, b) => b.weight - a.weight);
  const accepted = ranges.filter(({ weight }) => weight > 0);
  const isRefused = (locale: Locale) => ranges.find(({ tag }) => tag === locale)?.weight === 0;
  const isNamed = (locale: Locale) => isRefused(locale) || accepted.some(({ tag }) => isOf(locale, tag));
  const preferred = accepted
    .flatMap(({ tag }) => locales.filter((locale) => (tag === '*' ? !isNamed(locale) : isOf(locale, tag))))
    .find((locale) => !isRefused(locale));
  return preferred ?? locales.find((locale) => !isRefused(locale)) ?? 'en';
}

function readRange(range: string): LanguageRange[] {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((one) => one.startsWith('q='))?.slice(2) ?? '1';
  return WEIGHT.test(weight) ? [{ tag, weight: Number(weight) }] : [];
}

/** A tag may name a region too, such as `de-AT`: whoever reads that reads the language, who refuses it refuses no other region. */
const isOf = (locale: Locale, tag: string): boolean => tag === locale || tag.startsWith(`${locale}-`);
