import { object, string, type Schema } from 'yup';
import { isLongerThan } from '@/ui/fields/typedText';
import type { EditedGolfclub, Golfclub, NewGolfclub } from '@contract/golfclub';
import { limits } from '@contract/limits';
import type { Country } from '@contract/lists';

/** The form as it is typed. */
export interface GolfclubValues {
  /** Empty for a new club. */
  id: string;
  name: string;
  streetname: string;
  streetnumber: string;
  postalcode: string;
  city: string;
  country: Country | '';
}

/** The visible fields in the order of the form. */
export const golfclubFields = [
  'name',
  'streetname',
  'streetnumber',
  'postalcode',
  'city',
  'country',
] as const satisfies readonly (keyof GolfclubValues)[];
export type GolfclubField = (typeof golfclubFields)[number];

const emptyGolfclub: GolfclubValues = {
  id: '',
  name: '',
  streetname: '',
  streetnumber: '',
  postalcode: '',
  city: '',
  country: '',
};

/** Returns the form of a club; of null, an empty one. */
export function valuesOf(club: Golfclub | null): GolfclubValues {
  if (!club) return emptyGolfclub;
  const { id, name, streetname, streetnumber, postalcode, city, country } = club;
  return { id, name, streetname, streetnumber, postalcode, city, country };
}

/** Returns the rules of specification §5: every field is required; `message` returns the text of an error. */
export function golfclubSchema(message: {
  required: (field: GolfclubField) => string;
  tooLong: (characters: number) => string;
}) {
  const required = (field: GolfclubField) => string().trim().required(message.required(field));
  const text = (field: keyof typeof limits.golfclub) =>
    required(field).test(
      'length',
      message.tooLong(limits.golfclub[field]),
      (typed) => !isLongerThan(typed, limits.golfclub[field]),
    );
  return object({
    name: text('name'),
    streetname: text('streetname'),
    streetnumber: text('streetnumber'),
    postalcode: text('postalcode'),
    city: text('city'),
    country: required('country'),
  } satisfies Record<GolfclubField, Schema>);
}

/** Returns what is sent for a new club that the schema accepts. Throws a RangeError where it would not. */
export function newGolfclub({ country, ...values }: GolfclubValues): NewGolfclub {
  if (country === '') throw new RangeError('a club needs a country');
  const { name, streetname, streetnumber, postalcode, city } = values;
  return {
    name: name.trim(),
    streetname: streetname.trim(),
    streetnumber: streetnumber.trim(),
    postalcode: postalcode.trim(),
    city: city.trim(),
    country,
  };
}

/** Returns what is sent for a changed club; `version` is the one that the changes were made to. */
export function editedGolfclub(values: GolfclubValues, version: number): EditedGolfclub {
  return { ...newGolfclub(values), id: values.id, version };
}
