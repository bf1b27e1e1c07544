import { object, string } from 'yup';
import type { EditedGolfclub, Golfclub, NewGolfclub } from '../../../contract/golfclub';
import type { Country } from '../../../contract/lists';
import { isLongerThan } from '../../ui/typedText';

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

export type GolfclubField = Exclude<keyof GolfclubValues, 'id'>;

/** The visible fields in the order of the form, and the longest text that the server takes in each. */
export const longest = {
  name: 200,
  streetname: 200,
  streetnumber: 20,
  postalcode: 20,
  city: 200,
  country: 200,
} as const satisfies Record<GolfclubField, number>;
export const golfclubFields = Object.keys(longest) as GolfclubField[];

export const emptyGolfclub: GolfclubValues = {
  id: '',
  name: '',
  streetname: '',
  streetnumber: '',
  postalcode: '',
  city: '',
  country: '',
};

/** Returns the club as the form shows it. */
export function formOf({ id, name, streetname, streetnumber, postalcode, city, country }: Golfclub): GolfclubValues {
  return { id, name, streetname, streetnumber, postalcode, city, country };
}

/** Returns the rules of specification §5: every field is required; `say` gives the remedy of each. */
export function golfclubSchema(say: {
  required: (field: GolfclubField) => string;
  tooLong: (characters: number) => string;
}) {
  const text = (field: GolfclubField) =>
    string()
      .trim()
      .required(say.required(field))
      .test('length', say.tooLong(longest[field]), (typed) => !isLongerThan(typed, longest[field]));
  return object({
    name: text('name'),
    streetname: text('streetname'),
    streetnumber: text('streetnumber'),
    postalcode: text('postalcode'),
    city: text('city'),
    country: text('country'),
  } satisfies Record<GolfclubField, unknown>);
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
