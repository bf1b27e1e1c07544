/** How the parts of a template that the form calls otherwise are called on the wire. */
const renamed = [
  [/^category\.id$/, 'category'],
  [/^trainingHandicapDifferenceToPointsMapping(\.id)?$/, 'mapping'],
  [/^balls\.0\.scoring\./, 'scoring.'],
] as const;

/** Returns the name in the form of a field that the server has refused: `balls.0.scoring.1.points` is `scoring.1.points`. */
export function formPathOf(path: string): string {
  return renamed.reduce((shown, [wire, form]) => shown.replace(wire, form), path);
}
