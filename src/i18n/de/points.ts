import type { points as english } from '../en/points';
import type { Texts } from '../texts';

export const points: Texts<typeof english> = {
  title: 'Trainingspunkte',
};
