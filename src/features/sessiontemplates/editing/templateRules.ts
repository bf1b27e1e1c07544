import { array, boolean, object, string, type Schema } from 'yup';
import { type FieldLimits, handicapLimits } from '@/errors/problem';
import { readHandicap, readWholeNumber } from '@/i18n/numbers';
import { isLongerThan, typedText } from '@/ui/fields/typedText';
import { lengthOf, limits } from '@contract/limits';
import { type Locale, locales } from '@contract/lists';
import type { FieldReason } from '@contract/refusals';
import type { Template } from '@contract/template';
import { isWebLink } from '@contract/webLink';
import { hasBalls, hasScoring, type TemplateValues } from './templateForm';

/** What can be wrong with a field: a reason the server would give too, or a German minus that may mean a plus. */
export type TemplateFieldError = FieldReason | 'minusTyped';

const longest = limits.template;

type Rule = (typed: string) => TemplateFieldError | null;

const atMost =
  (characters: number): Rule =>
  (typed) =>
    isLongerThan(typed, characters) ? 'too-long' : null;

const link: Rule = (typed) => {
  const address = typed.trim();
  if (lengthOf(address) > limits.link) return 'too-long';
  return address === '' || isWebLink(address) ? null : 'not-a-link';
};

const whole =
  (least: number, most: number): Rule =>
  (typed) => {
    if (typed.trim() === '') return 'required';
    const number = readWholeNumber(typed);
    if (number === null) return 'not-whole';
    if (number < least) return 'too-small';
    return number > most ? 'too-large' : null;
  };
const points = whole(-limits.points, limits.points);
const pointsLimits: FieldLimits = { least: -limits.points, most: limits.points };

const handicap =
  (locale: Locale): Rule =>
  (typed) => {
    const read = readHandicap(typed, locale);
    if ('reason' in read) return read.reason;
    return read.minusTyped ? 'minusTyped' : null;
  };

function repeatedScores({ scoreHandicapMap }: TemplateValues): ReadonlySet<number | null> {
  const scores = scoreHandicapMap.map(({ score }) => readWholeNumber(score));
  return new Set(scores.filter((score, index) => score !== null && scores.indexOf(score) !== index));
}

interface Circumstances {
  type: Template['type'];
  locale: Locale;
}

/** Returns the rules for this form: it may be incomplete, but neither wrong nor without a name; `message` returns the text of an error. */
export function templateSchema(
  values: TemplateValues,
  message: (fieldError: TemplateFieldError, of: FieldLimits) => string,
  { type, locale }: Circumstances,
) {
  const text = (rule: Rule, of: FieldLimits) => typedText(rule, (fieldError) => message(fieldError, of));
  const both = (rule: Rule, of: FieldLimits) =>
    object({ en: text(rule, of), de: text(rule, of) } satisfies Record<Locale, Schema>);
  const textOf = (characters: number) => both(atMost(characters), { longest: characters });
  const repeated = repeatedScores(values);
  const score: Rule = (typed) => points(typed) ?? (repeated.has(readWholeNumber(typed)) ? 'repeated' : null);
  const scoring = object({ name: textOf(longest.scoringName), points: text(points, pointsLimits) });
  return object({
    name: textOf(longest.name).test(
      'named',
      (name, { createError }) =>
        locales.some((known) => name[known]?.trim()) ||
        createError({ path: `name.${locale}`, message: message('required', {}) }),
    ),
    description: textOf(longest.description),
    moreInformationLink: both(link, { longest: limits.link }),
    image: string().nullable(),
    category: string(),
    mapping: string(),
    teamMode: boolean(),
    instructions: array(textOf(longest.line)),
    hints: array(object({ name: textOf(longest.line) })),
    numberofballs: text(hasBalls(type) ? whole(0, longest.balls) : () => null, { least: 0, most: longest.balls }),
    balls: array(),
    scoring: hasScoring(type, values) ? array(scoring) : array(),
    scoreHandicapMap: array(
      object({
        score: text(score, pointsLimits),
        handicap: type === 'TOURNAMENT' ? text(points, pointsLimits) : text(handicap(locale), handicapLimits),
      }),
    ),
  } satisfies Record<keyof TemplateValues, Schema>);
}
