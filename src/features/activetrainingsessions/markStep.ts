/** How a training is marked. */
export type MarkStep = 'finish' | 'unfinish';
