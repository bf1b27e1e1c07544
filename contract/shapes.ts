import { Type, type SchemaOptions, type Static, type TSchema } from '@sinclair/typebox';
import { MOST_COLUMN_FILTERS, type FilterColumns } from './columnFilter';
import { HANDICAP_MAX, HANDICAP_MIN } from './handicap';
import { limits } from './limits';
import { memberFields } from './memberFields';
import { fieldReasons } from './refusals';
import type { Sorting } from './sorting';

/** Nothing that the schema does not name is accepted or sent. */
export const closed = { additionalProperties: false } as const;

/** May be absent or null on the wire. */
export const Maybe = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));

/** One of a fixed list, described as a JSON Schema enum so that errors and OpenAPI stay readable. */
export const OneOf = <const T extends readonly string[]>(values: T, options: SchemaOptions = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options });

export const Id = Type.String({ format: 'uuid', description: 'UUIDv7, made by the server' });
export const Version = Type.Integer({ minimum: 1, description: 'Grows with every change of the entity' });
export const Instant = Type.String({ format: 'date-time', description: 'ISO 8601 in UTC, from the database clock' });
export const CalendarDate = Type.String({ format: 'calendar-date', description: 'YYYY-MM-DD, without a time zone' });
export const DateOfBirth = Type.String({ format: 'date-of-birth', description: 'DD.MM.YYYY' });
/** As somebody sends it; an older row may hold what is refused now. */
export const NewDateOfBirth = Type.String({
  format: 'past-date-of-birth',
  description: 'DD.MM.YYYY, not after the current day of the server in UTC',
});

/** A single line with at least one visible character. */
export const Text = (maxLength: number) => Type.String({ format: 'visible-line', maxLength });
/** A name of a person: without characters that cannot be seen, so that no two names only look the same. */
export const PersonName = (maxLength: number) => Type.String({ format: 'person-name', maxLength });
export const Email = Type.String({ format: 'email', maxLength: memberFields.email.longest });
/** What one signs in with instead of the e-mail: letters, digits, dot, hyphen and underscore, so never an e-mail. */
export const Username = Type.String({ format: 'username', maxLength: memberFields.username.longest });
export const NewPassword = Type.String({
  minLength: limits.password.shortest,
  maxLength: limits.password.longest,
  description: 'The common ones are refused',
});

/** Text that is empty or has at least one visible character. */
export const EmptyOrVisibleText = (maxLength: number) => Type.String({ format: 'empty-or-visible-text', maxLength });

/** A single line that is empty or has at least one visible character. */
export const EmptyOrVisibleLine = (maxLength: number) => Type.String({ format: 'empty-or-visible-line', maxLength });

/** Text that may be empty. */
export const FreeText = (maxLength: number) => Type.String({ maxLength });

export const LocalizedString = Type.Object(
  {
    en: Type.Optional(FreeText(limits.template.description)),
    de: Type.Optional(FreeText(limits.template.description)),
  },
  { ...closed, description: 'Locale code to text; reading falls back to en, then to any text' },
);
export type LocalizedString = Static<typeof LocalizedString>;

/** A text in each language, which may be empty, as it is written: nothing but the languages there are. */
export const LocalizedText = (maxLength: number) =>
  Type.Object({ en: Type.Optional(FreeText(maxLength)), de: Type.Optional(FreeText(maxLength)) }, closed);

/** A single line in each language, which may be empty. */
export const LocalizedLine = (maxLength: number) => {
  const line = Type.String({ format: 'line', maxLength });
  return Type.Object({ en: Type.Optional(line), de: Type.Optional(line) }, closed);
};

/** An address of the web in each language, http or https only and without credentials, or an empty text. */
const WebLink = Type.String({ format: 'web-link', maxLength: limits.link });
export const LocalizedLink = Type.Object({ en: Type.Optional(WebLink), de: Type.Optional(WebLink) }, closed);

/** Names an image at the image host. */
export const PublicId = Type.String({
  format: 'public-id',
  maxLength: limits.image.publicId,
  description: 'Public id at the image host',
});

export const Handicap = Type.Number({
  minimum: HANDICAP_MIN,
  maximum: HANDICAP_MAX,
  multipleOf: 0.1,
  description: 'Decimal with one digit; a plus handicap is negative',
});
export const HandicapDifference = Type.Number({
  minimum: -limits.handicapDifference,
  maximum: limits.handicapDifference,
  multipleOf: 0.1,
});
export const Points = Type.Integer({ minimum: -limits.points, maximum: limits.points });

/** A read-only field of an entity, which a client may send back as it got it; it is not looked at. */
export const SentBack = Type.Optional(Type.Unknown({ description: 'Read-only; ignored' }));

/** A field that was refused: where, as a JSON pointer, and why. */
export const RefusedField = Type.Object({ path: Type.String(), reason: OneOf(fieldReasons) }, closed);

export const IdParams = Type.Object({ id: Id }, closed);
/** What refers to something that has an id; its name may be sent along and is not looked at. */
export const Reference = Type.Object({ id: Id, name: SentBack }, closed);
export const GolfclubIdParams = Type.Object({ golfclubId: Id }, closed);
export const Named = Type.Object({ id: Id, name: Type.String() }, closed);
export const LocalizedNamed = Type.Object({ id: Id, name: LocalizedString }, closed);
export const Deleted = Type.Object({ id: Id }, closed);
export type Deleted = Static<typeof Deleted>;

/** Query of a long list; numbers travel as text in a query. The answer stays a list, X-Total-Count says how many there are. */
export const pageQuery = {
  page: Type.Optional(
    Type.String({ pattern: '^[0-9]{1,6}$', description: 'From 0; without it the whole list is answered' }),
  ),
  pageSize: Type.Optional(
    Type.String({ pattern: '^([1-9]|[1-9][0-9]|100)$', description: '1 to 100, 25 if not given' }),
  ),
  q: Type.Optional(Type.String({ maxLength: limits.search })),
};
/** A sorting by one or several of the fields; the schema check refuses others, and a field twice. */
export const SortBy = <const T extends readonly string[]>(fields: T) =>
  Type.Optional(
    Type.Unsafe<Sorting<T[number]>>({
      type: 'string',
      description: `${fields.join(', ')}; several with commas, a minus turns one round: ${fields[0]},-${fields.at(-1)}`,
      'x-sort-fields': fields,
    }),
  );

/** Filters by column, `where` once for each; the schema check refuses what the list does not know. */
export const Where = (kinds: FilterColumns['kinds'], choices: FilterColumns['choices'] = {}) =>
  Type.Optional(
    Type.Unsafe<string | string[]>({
      anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
      description: `Field, operator and value with a blank between, ${MOST_COLUMN_FILTERS} at most: ${Object.keys(kinds).join(', ')}`,
      'x-filter-columns': { kinds, choices },
    }),
  );
