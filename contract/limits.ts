/**
 * Longest texts and lists, and greatest sizes of numbers, as the schemas take them and as forms check them; those of a
 * member are in `memberFields.ts`. Texts are counted in code points.
 */
export const limits = {
  golfclub: { name: 200, streetname: 200, streetnumber: 20, postalcode: 20, city: 200 },
  category: { name: 200, description: 2000 },
  price: { name: 200, description: 2000 },
  mapping: { name: 200, rows: 200 },
  template: {
    name: 200,
    description: 4000,
    line: 1000,
    scoringName: 100,
    instructions: 50,
    hints: 50,
    balls: 200,
    scoring: 20,
    scoreHandicapMap: 200,
  },
  displayLink: { name: 200 },
  helper: { name: 60, earlier: 10 },
  image: { fileName: 200, publicId: 255 },
  /** From the negative of each to the number itself. */
  points: 1_000_000,
  /** Of one ball whose points are entered as a number. */
  ballPoints: 9_999,
  handicapDifference: 100,
  /** Balls that one call records. */
  ballsAtOnce: 500,
  /** Player sessions of one group of a training. */
  group: 8,
  link: 2000,
  search: 200,
  password: { shortest: 12, longest: 128 },
} as const;

/** Returns how many code points a text has, as JSON Schema counts: most emojis are one. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Returns why the length of a new password is refused, null where it is not. Common passwords only the server knows. */
export function newPasswordReason(password: string): 'required' | 'too-short' | 'too-long' | null {
  const length = lengthOf(password);
  if (length === 0) return 'required';
  if (length < limits.password.shortest) return 'too-short';
  return length > limits.password.longest ? 'too-long' : null;
}
