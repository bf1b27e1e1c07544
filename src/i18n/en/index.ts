import { first } from './first';
import { work } from './work';

export const en = { ...first, ...work };
