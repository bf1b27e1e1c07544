import type { images as english } from '../en/images';
import type { Texts } from '../texts';

export const images: Texts<typeof english> = {
  title: 'Bild auswählen',
  choose: 'Bild auswählen',
  chooseAnother: 'Anderes Bild auswählen',
  remove: 'Bild entfernen',
};
