import type { LocalizedString } from '../../../contract/shapes';
import type { Decision } from '../../capsule/decision';

/** Of a text in each language, which staff wrote and which may name somebody. */
export const localized = { fields: { en: 'text', de: 'text' } } satisfies Decision<LocalizedString>;

/** Of what has an id and such a name. */
export const localizedNamed = { fields: { id: 'keep', name: localized } } satisfies Decision<{
  id: string;
  name: LocalizedString;
}>;
