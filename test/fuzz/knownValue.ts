import type { Chance } from './chance';
import type { Known } from './smallWorld';

/** Where a value stands in a request. */
export interface Place {
  path: string;
  /** Of the field or parameter around it. */
  parent: string;
  name: string;
}

type Kind = keyof Known;

const kindsOfNames: Record<string, Kind> = {
  golfclubId: 'club',
  username: 'username',
  usernameOrEmail: 'username',
  email: 'email',
  code: 'code',
  memberId: 'member',
  playerId: 'member',
  scheduledTrainingId: 'training',
  session_id: 'training',
  playerDataId: 'session',
  session_price_id: 'price',
  categoryId: 'category',
  mappingId: 'mapping',
  trainingTemplateId: 'template',
  displayLinkId: 'displayLink',
  publicId: 'image',
  image: 'image',
  imageUrl: 'image',
};

const kindsOfParents: Record<string, Kind> = {
  category: 'category',
  trainingHandicapDifferenceToPointsMapping: 'mapping',
};

const kindsOfPaths: [part: string, kind: Kind][] = [
  ['/sessionid/', 'training'],
  ['/sessioninstantprice', 'instantPrice'],
  ['/sessionprices', 'price'],
  ['/trainingcategory', 'category'],
  ['/trainingsessiontemplate', 'template'],
  ['mapping', 'mapping'],
  ['/golfclub', 'club'],
];

/** Of parameters whose form no schema tells. */
const wellFormed: Record<string, readonly string[]> = {
  transformation: ['q_auto,f_auto,w_40,c_scale', 'w_20', 'f_png', 'f_avif,w_2560'],
  file: ['tip.json', 'sessiontemplate.json'],
  cloudinary_image: ['{"public_id":"grass"}'],
};

/** Returns something of the world that belongs there, seldom something that does not; undefined where anything may stand. */
export function knownValue({ path, parent, name }: Place, known: Known, chance: Chance): string | undefined {
  const form = wellFormed[name];
  if (form) return chance.pick(form);
  const kind = name === 'id' ? (kindsOfParents[parent] ?? kindOfPath(path)) : kindsOfNames[name];
  if (kind === undefined) return undefined;
  const other = chance.likely(0.03) ? chance.pick(Object.keys(known) as Kind[]) : kind;
  return chance.pick(known[other]);
}

const kindOfPath = (path: string) => kindsOfPaths.find(([part]) => path.includes(part))?.[1];
