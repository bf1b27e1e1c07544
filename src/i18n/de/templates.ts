import type { templates as english } from '../en/templates';
import type { Texts } from '../texts';

export const templates: Texts<typeof english> = {
  title: 'Trainingsvorlagen',
};
