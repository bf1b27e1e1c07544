import { array, boolean, object, string, type Schema } from 'yup';
import type { FieldReason } from '../../../../contract/refusals';
import type { Template, templateLimits } from '../../../../contract/template';
import type { Locale } from '../../../../contract/lists';
import { readHandicap, readWholeNumber } from '../../../i18n/numbers';
import { handicapLimits, type FieldLimits } from '../../../ui/reasonText';
import { isLongerThan, typedText } from '../../../ui/typedText';
import { hasBalls, hasScoring, type TemplateValues } from './templateForm';

/** What can be wrong with a field: a reason the server would give too, or a German minus that may mean a plus. */
export type TemplateFault = FieldReason | 'minusTyped';

/** The longest texts and lists that the server takes; the compiler compares them with the contract's. */
export const longest: typeof templateLimits = {
  name: 200,
  description: 4000,
  line: 1000,
  scoringName: 100,
  instructions: 50,
  hints: 50,
  balls: 200,
  scoring: 20,
  scoreHandicapMap: 200,
};

const LONGEST_LINK = 2000;
const MOST_POINTS = 1_000_000;
const webLink = /^https?:\/\/[^\s\\]+$/i;

type Rule = (typed: string) => TemplateFault | null;

const atMost =
  (characters: number): Rule =>
  (typed) =>
    isLongerThan(typed, characters) ? 'too-long' : null;

const link: Rule = (typed) => {
  const address = typed.trim();
  if (address.length > LONGEST_LINK) return 'too-long';
  return address === '' || (webLink.test(address) && URL.canParse(address)) ? null : 'not-a-link';
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
const points = whole(-MOST_POINTS, MOST_POINTS);
const pointsLimits: FieldLimits = { least: -MOST_POINTS, most: MOST_POINTS };

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

/** Returns the rules for this form, by which it may be incomplete but not wrong; `say` gives the text of a fault. */
export function templateSchema(
  values: TemplateValues,
  say: (fault: TemplateFault, limits: FieldLimits) => string,
  { type, locale }: Circumstances,
) {
  const text = (rule: Rule, limits: FieldLimits) => typedText(rule, (fault) => say(fault, limits));
  const both = (rule: Rule, limits: FieldLimits) =>
    object({ en: text(rule, limits), de: text(rule, limits) } satisfies Record<Locale, Schema>);
  const textOf = (characters: number) => both(atMost(characters), { longest: characters });
  const repeated = repeatedScores(values);
  const score: Rule = (typed) => points(typed) ?? (repeated.has(readWholeNumber(typed)) ? 'repeated' : null);
  const scoring = object({ name: textOf(longest.scoringName), points: text(points, pointsLimits) });
  return object({
    name: textOf(longest.name),
    description: textOf(longest.description),
    moreInformationLink: both(link, { longest: LONGEST_LINK }),
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
