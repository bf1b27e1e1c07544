/** How a line begins that tells of an answer with a status that the API description does not name. */
export const UNDESCRIBED = 'Undescribed answer';

/** Throws when a server has logged that the description lacks something it answered. */
export function refuseUndescribed(output: string): void {
  const lines = new Set(output.split('\n').filter((line) => line.startsWith(UNDESCRIBED)));
  if (lines.size > 0) throw new Error(`the API description is not complete:\n${[...lines].sort().join('\n')}`);
}
