import type { en } from '../en';
import type { Texts } from '../texts';
import { first } from './first';
import { work } from './work';

export const de: Texts<typeof en> = { ...first, ...work };
