import type { TSchema } from '@sinclair/typebox';
import type { Person, RandomClub } from './makeClub';

type Schema = Partial<TSchema> & { properties?: Record<string, TSchema>; required?: string[] };

const days = ['2026-02-01', '2026-09-30', '2026-10-01'];

const instants = ['2026-09-30T10:00:00.000Z', '2026-10-01T10:00:00.000Z', '2026-10-01T10:00:00.123Z'];

/** Returns a value that the schema allows, and what stands in its texts is of one of the club's people wherever it can be. */
export function valueOf(schema: TSchema, club: RandomClub, name = '', of: Person | null = null): unknown {
  const { anyOf, properties, items, type, ...rest } = schema as Schema;
  if ('const' in rest) return rest.const as unknown;
  if (Array.isArray(rest.enum)) return club.pick(rest.enum as string[]);
  if (Array.isArray(anyOf)) return valueOf(club.pick(anyOf as TSchema[]), club, name, of);
  if (properties) return objectOf(properties, rest.required ?? [], club);
  if (type === 'array') {
    return Array.from({ length: club.below(4) }, () => valueOf(items as TSchema, club, name, null));
  }
  if (type === 'string') return textOf(String(rest.format ?? ''), club, name, of);
  if (type === 'integer') return club.below(12) + 1;
  if (type === 'number') return club.below(300) / 10;
  if (type === 'boolean') return club.chance(0.5);
  if (type === 'null') return null;
  return club.pick([null, 1, { id: club.pick(club.ids), name: club.person().surname }, club.person().name]);
}

function objectOf(properties: Record<string, TSchema>, required: readonly string[], club: RandomClub) {
  const isPerson = 'surname' in properties || 'username' in properties;
  const person = club.person();
  const fields = Object.entries(properties).flatMap(([name, schema]) => {
    if (!required.includes(name) && club.chance(0.3)) return [];
    if (isPerson && name === 'id') return [[name, person.id]];
    return [[name, valueOf(schema, club, name, isPerson ? person : null)]];
  });
  return Object.fromEntries(fields) as unknown;
}

function textOf(format: string, club: RandomClub, name: string, of: Person | null): string {
  const person = of ?? club.person();
  const { name: first, surname } = person;
  if (format === 'uuid') return club.pick(club.ids);
  if (format === 'date-time') return club.pick(instants);
  if (format === 'calendar-date') return club.pick(days);
  if (format === 'time-of-day') return club.pick(['09:30', '17:00']);
  if (of && name in person) return person[name as keyof Person];
  switch (name) {
    case 'accessToken':
      return tokenOf(person, club);
    case 'password':
    case 'currentPassword':
    case 'newPassword':
      return club.secret();
    case 'code':
      return club.code();
    case 'secret':
      return club.secret(43);
    case 'player':
    case 'players':
      return `${first} ${surname}`.trim();
    case 'path':
    case 'format':
    case 'streetnumber':
    case 'postalcode':
      return club.pick(['', '7']);
    case 'field':
      return club.pick(['name', 'surname', 'email', 'phone', 'mobile', 'dateOfBirth', 'username', 'handicap']);
    case 'before':
    case 'after':
      return club.pick([person.name, person.surname, person.email, person.phone, person.dateOfBirth, '12.3', '']);
    case 'cloudinary_image':
      return club.pick([JSON.stringify({ public_id: `foto-${surname}-7` }), 'nonsense', '']);
    case 'public_id':
    case 'imageUrl':
    case 'image':
      return club.pick([`foto-${surname}-7`, `portrait_${club.stranger().name.toLowerCase()}_7`, 'grass']);
    case 'en':
    case 'de':
    case 'description':
    case 'detail':
    case 'message':
      return club.pick([...sentences(person), `Ask ${club.stranger().name}: ${club.stranger().phone}`]);
    case 'title':
      return club.stranger().name;
    default:
      return club.pick(sentences(person));
  }
}

const sentences = ({ name, surname, email }: Person) => [
  ...['', 'Putting', `Cup of ${name} ${surname}`, `Ask ${email}`, `Übung ${surname}: 7`],
];

const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** Returns a token for the person, as the server would make it, whose signature is a secret of the club. */
function tokenOf({ id, email, username, name, surname }: Person, club: RandomClub): string {
  const golfclubId = club.pick(club.ids);
  const roles = JSON.stringify(club.pick([['ADMIN'], ['PRO'], ['PLAYER']]));
  const person = { sub: id, golfclubId, email, username, firstName: name, lastName: surname };
  const claims = { ...person, roles, exp: 4_000_000_000 };
  return `${encoded({ alg: 'HS256' })}.${encoded(claims)}.${club.secret(43)}`;
}
