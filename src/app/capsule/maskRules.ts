import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { api } from '@/api/api';
import type { FieldRule, MaskAs, MaskRules, TextRule } from '@/capsule/masking/makeMasking';
import { arePoints, isPlanned, isUuid } from '@/ui/textShape';
import { operatorsOf, readColumnFilter, writeColumnFilter } from '@contract/columnFilter';
import * as lists from '@contract/lists';
import { fieldReasons, refusals } from '@contract/refusals';
import { maskedPath, maskedSearch } from './maskedRoute';
import { isWordOfTexts } from './vocabulary';

/** Returns the names of a list that is written as one text. */
const namesIn = (list: string): string[] => list.trim().split(/\s+/);

/** Words of fixed lists that are not in the contract: of the query cache, of screens, dialogs and grids. */
const readable = namesIn(`
  status endpointName requestId requestStatus fixedCacheKey reducerPath op invalidationBehavior because
  kind step shownIn of scope signal event tag field part expanded recording severity region form menu control openList busy
  switchedOn rating stage screen show view grid sort hidden order density operator country postalcode streetnumber
`);

/** Ids; what is sent for a new entity may hold anything in their place. */
const ids = namesIn(`
  id ids checked key userId golfclubId memberId memberIds personId playerId playerDataId playerSession shownSession trainingId
  scheduledTrainingId trainingTemplateId categoryId mappingId displayLinkId helperCodeId helperId batchId idempotencyKey
`);

/** Of trainings, results and the record; a date of birth is written otherwise. */
const dates = namesIn(`
  at date from to month season plannedDate startDate finishDate trainingDate recordedAt undoes readAt createdAt created_at updated_at
  lastUsedAt exportedAt goodUntil madeAt queuedAt sentAt receivedAt answeredAt uploadedAt stagedAt firstSignedInAt usedAt until
  signedInAt expiresAt triedUntil today
`);

/** Names of clubs and places, and what programs wrote; somebody who is known may be named in it. */
const texts = namesIn('golfclubName club streetname city format error stack code');

/** What staff or the server wrote in sentences; it may name anybody. */
const prose = namesIn('description detail message');

/** Localized names of categories, of templates and their parts, and of trainings. */
const localizedNames: ReadonlySet<string> = new Set(namesIn('name session_template_name trainingName'));

/** Images are named after the files that were uploaded. */
const fileNames = namesIn('image imageUrl cloudinary_image public_id publicId publicIds chosen');

const secrets = namesIn('password currentPassword newPassword accessToken secret');

/** What of a person a field is, whatever it holds. */
const personal = {
  surname: 'surname',
  username: 'username',
  email: 'email',
  phone: 'phone',
  mobile: 'phone',
  dateOfBirth: 'birthday',
  players: 'fullName',
  toPlayers: 'fullName',
  q: 'words',
  before: 'words',
  after: 'words',
} as const satisfies Readonly<Record<string, TextRule>>;

/** Of actions whose payload is a text. */
const payloads: Readonly<Record<string, TextRule>> = {
  'api/config/middlewareRegistered': 'secret',
  'modal/dialogHidden': 'readable',
  'modal/signalFaded': 'readable',
  'imagePicker/imagePicked': 'fileName',
  'imagePicker/imageFieldLeft': 'readable',
  'shell/menuOpened': 'readable',
};

const ofAll = (names: readonly string[], rule: TextRule) => Object.fromEntries(names.map((name) => [name, rule]));

const localizedText: FieldRule = (text, { ownerField, as }) =>
  as(text, localizedNames.has(ownerField) ? 'text' : 'prose');

const maskedList: FieldRule = (list, { as, walk }) =>
  typeof list === 'string' && list.startsWith('{') ? JSON.stringify(walk(JSON.parse(list), '')) : as(list, 'masked');

/**
 * The only fields that may be readable in a capsule, by name, and what of a person others are. A field that is not here is
 * masked word by word.
 */
const fields: Readonly<Record<string, FieldRule>> = {
  ...ofAll(readable, 'readable'),
  ...ofAll(dates, 'date'),
  ...ofAll(ids, 'text'),
  ...ofAll(texts, 'text'),
  ...ofAll(prose, 'prose'),
  ...ofAll(fileNames, 'fileName'),
  ...ofAll(secrets, 'secret'),
  ...personal,
  en: localizedText,
  de: localizedText,
  /** Of a person, of a view that somebody named, or of a club, a price and the like. */
  name: (name, { owner, as }) =>
    as(name, 'surname' in owner ? 'name' : 'grid' in owner || 'preferences' in owner ? 'words' : 'text'),
  plannedTime: (time, { as }) => as(time, typeof time === 'string' && timeOfDay.test(time) ? 'readable' : 'masked'),
  /** An id where a list is narrowed to one. */
  player: (player, { as }) => as(player, typeof player === 'string' && isUuid(player) ? 'readable' : 'fullName'),
  /** What an address says is being edited: an id, a word of the page of a member, or a username. */
  edit: (edit, { as }) =>
    as(edit, edit === 'user' || (typeof edit === 'string' && isUuid(edit)) ? 'readable' : 'username'),
  /** Of an action, of a training or of a refusal. */
  type: (type, { owner, as }) =>
    as(type, 'payload' in owner && /^\w+(\/\w+)+$/.test(String(type)) ? 'readable' : 'masked'),
  payload: (payload, { owner, as }) => as(payload, payloads[String(owner['type'])] ?? 'masked'),
  /** Of a message: a key of the app's texts. */
  textKey: (textKey, { as }) => as(textKey, /^\w+(\.\w+)+$/.test(String(textKey)) ? 'readable' : 'masked'),
  /** What was typed is known by length and kinds of characters alone. */
  shape: (shape, { as }) => as(shape, isShape(shape) ? 'readable' : 'masked'),
  /** Of a field of a form: as it is where it is no text, or says when a training takes place. */
  value: (value, { owner, as }) =>
    as(value, typeof value === 'string' && isPlanned(String(owner['field']), value) ? 'readable' : 'masked'),
  /** Points are readable everywhere; a longer number may be a telephone number. */
  typedPoints: (typed, { as }) => as(typed, isShape(typed) || arePoints(String(typed)) ? 'readable' : 'masked'),
  /** Of checked rows: what the list is narrowed to, by which it is known again; elsewhere which of several lists. */
  list: maskedList,
  checkedIn: maskedList,
  where: (filter, { as }) => (typeof filter === 'string' ? maskedFilter(filter, as) : filter),
  /** Of a page, of a refused field, or of a patch of the query cache. */
  path: (path, { owner, as }) => (typeof path !== 'string' || 'op' in owner ? path : maskedPath(path, as)),
  search: (search, { as, walk }) => (typeof search === 'string' ? maskedSearch(search, { as, walk }) : search),
  route: (route, { as, walk }) => {
    const [path = '', ...search] = String(route).split('#', 1).join('').split('?');
    return `${maskedPath(path, as)}${search.length > 0 ? String(maskedSearch(`?${search.join('?')}`, { as, walk })) : ''}`;
  },
  /** The middleware registers under a number of its page: on every other page that is a conflict. */
  middlewareRegistered: (isRegistered) => (isRegistered === false ? false : 'conflict'),
};

/** Words of the app: from the lists of the contract, tags of the cache, and choices of screens. */
const literals = new Set<string>([
  ...Object.values(lists).flatMap((list): readonly string[] => (typeof list === 'number' ? [] : list)),
  ...Object.values(operatorsOf).flat(),
  ...Object.keys(refusals),
  ...fieldReasons,
  ...namesIn(`
    true false none planned notfinished finished active archived unfinished
    table projector one month city country members postalcode create update
    Golfclub Member Template Mapping Category Price Image Training League DisplayLink HelperCode Change MemberCounts
    LISTS PAGES RTK_autoBatch conflict query mutation about:blank
  `),
  // Of recorded balls and of a handicap to start with, of the days of a series, and of the encoding of a file.
  ...namesIn('waiting sending refused untouched not-confirmed confirmed planned unknown following series'),
  ...namesIn('utf-8 windows-1252 utf-16le utf-16be'),
  // Of the rows of an import, and its columns.
  ...namesIn('unchanged name surname email username dateOfBirth gender handicap mobile phone'),
]);
const wordsOfLiterals = new Set([...literals].map((literal) => literal.toUpperCase()));

/** No letter but x, no digit but 0. */
const isShape = (text: unknown): boolean => typeof text === 'string' && !/(?![xX0])[\p{L}\p{M}\p{N}]/u.test(text);
const timeOfDay = /^\d\d:\d\d$/;
/** As long as a handicap or a number of points; a telephone number or a year of birth is longer. */
const shortNumber = /^[+\-\u2212]?\d{0,3}([.,]\d?)?$/;
const areLiterals = (text: string) => text.split(',').every((part) => literals.has(part.replace(/^-/, '')));
/** As the library numbers its calls. */
const nanoid = /^[\w-]{21}$/;

export const maskRules: MaskRules = {
  fields,
  isHarmless: (text) => isUuid(text) || shortNumber.test(text) || areLiterals(text),
  isWordOfApp: (word) => wordsOfLiterals.has(word.toUpperCase()) || isWordOfTexts(word),
  isFieldName: (key) => /^(__)?[a-z]\w*$/.test(key) || nanoid.test(key),
  cacheKey: (text) => {
    if (!text.endsWith(')')) return null;
    const [, endpointName = '', written = ''] = /^(\w+)\((.*)\)$/s.exec(text) ?? [];
    if (!Object.hasOwn(api.endpoints, endpointName)) return null;
    try {
      return {
        argument: written === 'undefined' ? undefined : (JSON.parse(written) as unknown),
        // No endpoint has keys of its own kind, for which the definition would be needed.
        withArgument: (queryArgs) =>
          defaultSerializeQueryArgs({ endpointName, queryArgs, endpointDefinition: undefined as never }),
      };
    } catch {
      // Somebody typed it.
      return null;
    }
  },
};

/** Column and operator stay, of the values only what is no free text. */
function maskedFilter(text: string, as: MaskAs): unknown {
  const filter = readColumnFilter(text);
  if (filter === null) return as(text, 'words');
  const { value, ...rest } = filter;
  if (value === undefined) return text;
  const masked = (one: string) => as(one, 'masked') as string;
  return writeColumnFilter({ ...rest, value: typeof value === 'string' ? masked(value) : value.map(masked) });
}

const ofOneText: ReadonlySet<unknown> = new Set(namesIn('readable surname username email phone birthday words'));

/** Returns whether a field of this name holds a text wherever it stands, or a list of texts. */
export const isTextField = (field: string): boolean => ofOneText.has(fields[field]);
