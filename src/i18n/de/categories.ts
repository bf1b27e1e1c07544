import type { categories as english } from '../en/categories';
import type { Texts } from '../texts';

export const categories: Texts<typeof english> = {
  title: 'Trainingskategorien',
};
