/** Of arguments and answers that say nothing but which one is meant. */
export const ofId = { fields: { id: 'keep' } } as const;
