import type { prizes as english } from '../en/prizes';
import type { Texts } from '../texts';

export const prizes: Texts<typeof english> = {
  title: 'Preise',
};
