/** Spreadsheets take no longer code of a format. */
const MAX_CODE_LENGTH = 255;
/** Spreadsheets store no more digits; what follows is noise of binary fractions. */
const DIGITS = 15;

/** A text in quotes, an escaped sign, a space or a filling, a colour or condition, or any other sign. */
const part = /"([^"]*)"|\\(.)|[_*].|\[[^\]]*\]|(.)/gu;

/** Returns whether a number is shown as a day in this format. */
export const showsDay = (code: string): boolean => partsOf(code).some(({ sign }) => /[dy]/i.test(sign));

/**
 * Returns the number as a cell of this format shows it: with its zeros in front and the signs between groups of digits, as
 * telephone numbers have them, and rounded where decimals are shown. Any other number is returned with all its digits.
 */
export function displayedNumber(value: number, code: string): string {
  const parts = partsOf(sectionFor(value, code));
  const point = parts.findIndex(({ sign }) => sign === '.');
  if (point !== -1) return rounded(value, parts.slice(point).filter(isSlot).length);
  const isNumberOfDigits = parts.every((one) => isSlot(one) || /^[ ,()+-]?$/.test(one.sign)) && parts.some(isSlot);
  const hasWords = parts.some(({ literal }) => /\p{L}/u.test(literal));
  if (!isNumberOfDigits || hasWords || !Number.isInteger(value) || value < 0) return withoutNoise(value);
  let digits = withoutNoise(value);
  let shown = '';
  const first = parts.findIndex(isSlot);
  for (const [index, one] of [...parts.entries()].reverse()) {
    if (!isSlot(one)) shown = (one.sign === ',' ? '' : one.sign + one.literal) + shown;
    else {
      const left = index === first ? digits : digits.slice(-1);
      shown = (left === '' && one.sign === '0' ? '0' : left) + shown;
      digits = digits.slice(0, -1);
    }
  }
  return shown.trim();
}

interface FormatPart {
  /** A sign with a meaning, or empty. */
  sign: string;
  /** What is shown as it is, or empty. */
  literal: string;
}

function partsOf(code: string): FormatPart[] {
  return Array.from(code.slice(0, MAX_CODE_LENGTH).matchAll(part), ([, quoted, escaped, sign]) => ({
    sign: sign ?? '',
    literal: quoted ?? escaped ?? '',
  }));
}

const isSlot = ({ sign }: FormatPart): boolean => /^[0#?]$/.test(sign);

/** Sections are divided by semicolons; one may begin with a condition. */
function sectionFor(value: number, code: string): string {
  const sections = code.slice(0, MAX_CODE_LENGTH).match(/(?:"[^"]*"|\\.|[^;])+/gu) ?? [''];
  const isMeant = (section: string) => {
    const [, comparison, limit] = /\[(<=|>=|<>|[<>=])(\d+)\]/.exec(section) ?? [];
    if (comparison === undefined) return true;
    const difference = Math.sign(value - Number(limit));
    return { '<': [-1], '<=': [-1, 0], '=': [0], '>=': [0, 1], '>': [1], '<>': [-1, 1] }[comparison]?.includes(
      difference,
    );
  };
  return sections.find(isMeant) ?? '';
}

function rounded(value: number, decimals: number): string {
  const factor = 10 ** decimals;
  const whole = Math.round(Number(withoutNoise(Math.abs(value) * factor)));
  return withoutNoise((Math.sign(value) * whole) / factor);
}

const withoutNoise = (value: number): string => String(Number(value.toPrecision(DIGITS)));
