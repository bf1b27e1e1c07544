import type { Role } from '@contract/lists';
import { sql } from '@test/world/database';
import { makeDisplayLink } from '@test/world/displayLinks';
import { makeWorld } from '@test/world/makeWorld';
import type { Chance } from './chance';

/** From whose point of view requests are sent. */
export const callers = [
  'nobody',
  'unapproved',
  'player',
  'pro',
  'admin',
  'display link',
  'pro of another club',
] as const;
export type Caller = (typeof callers)[number];

const rolesOf: Partial<Record<Caller, readonly Role[]>> = {
  unapproved: ['PLAYER', 'UNAPPROVED'],
  player: ['APPROVED', 'PLAYER'],
  pro: ['APPROVED', 'PLAYER', 'PRO'],
  admin: ['ADMIN', 'APPROVED'],
  'pro of another club': ['APPROVED', 'PLAYER', 'PRO'],
};

/** What there is in a small world, by kind: ids, usernames, public ids. */
export type Known = Record<
  | 'club'
  | 'member'
  | 'username'
  | 'email'
  | 'code'
  | 'category'
  | 'mapping'
  | 'template'
  | 'training'
  | 'session'
  | 'price'
  | 'instantPrice'
  | 'image'
  | 'displayLink',
  string[]
>;

export interface SmallWorld {
  known: Known;
  /** The `Authorization` header of the caller, undefined for nobody. */
  authorization: Partial<Record<Caller, string | undefined>>;
  /** Signs the caller in again, as somebody new: requests end tokens and delete members. */
  renew: (caller: Caller) => Promise<void>;
}

/** Makes two clubs with a few things of every kind, and somebody for every point of view. */
export async function makeSmallWorld(chance: Chance): Promise<SmallWorld> {
  const world = await makeWorld();
  const [club, other] = [await world.club(), await world.club()];
  const category = await world.category();
  const template = await world.template({ category });
  const [free, tournament] = [await world.template(), await world.template({ type: 'TOURNAMENT', teamMode: true })];
  const players = [await world.member({ club }), await world.member({ club }), await world.member({ club })];
  const waiting = await world.member({ club, roles: ['PLAYER', 'UNAPPROVED'] });
  const code = '0123456789abcdef'.repeat(2);
  await sql('insert into approval_codes (member_id, code) values ($1, $2)', [waiting.id, code]);
  const newcomer = await world.member({ club });
  const foreigner = await world.member({ club: other });
  const sessions = players.map((player, index) => ({
    players: [player],
    balls: [3, 1],
    status: (['ADDED', 'EDIT', 'FINISHED'] as const)[index] ?? 'ADDED',
  }));
  const started = await world.training({ club, template, status: 'STARTED', sessions });
  const trainings = [
    started,
    await world.training({ club, template, status: 'STARTED' }),
    await world.training({ club, template }),
    await world.training({ club, template, status: 'FINISHED', sessions }),
    await world.training({ club, template: tournament, status: 'STARTED' }),
    await world.training({ club: other, template, status: 'STARTED', sessions: [{ players: [foreigner] }] }),
  ];
  const prices = [await world.price({ awardedTo: started }), await world.price()];
  const awarded = await sql<{ id: string }>('select id from instant_prices where training_id = $1', [started.id]);
  const links = [await makeDisplayLink({ club }), await makeDisplayLink({ club: other })];
  const images = [await world.image(), await world.image({ tag: 'tip' })];
  const people = [newcomer, waiting, waiting, ...players, foreigner];
  const inEdit = started.sessionIds[1] ?? '';
  const authorization: SmallWorld['authorization'] = { 'display link': links[0]?.headers.authorization };
  const known: Known = {
    club: [club.id, club.id, club.id, other.id, (await world.club()).id],
    member: people.map(({ id }) => id),
    username: people.map(({ username }) => username),
    email: people.map(({ email }) => email),
    code: [code],
    category: [category.id, (await world.category()).id],
    mapping: [template.mapping?.id ?? '', (await world.mapping()).id],
    template: [template, free, tournament].map(({ content }) => content.id),
    training: [...Array.from({ length: 8 }, () => started.id), ...trainings.map(({ id }) => id)],
    session: [
      ...Array.from({ length: 8 }, () => inEdit),
      ...started.sessionIds,
      ...trainings.flatMap(({ sessionIds }) => sessionIds),
    ],
    price: prices.map(({ id }) => id),
    instantPrice: awarded.map(({ id }) => id),
    image: images.map(({ publicId }) => publicId),
    displayLink: links.map(({ id }) => id),
  };
  const renew = async (caller: Caller) => {
    const roles = rolesOf[caller];
    if (!roles) return;
    const person = await world.member({ club: caller === 'pro of another club' ? other : club, roles });
    authorization[caller] = `Bearer ${await world.signedIn(person)}`;
    // Who calls is asked for too, and may then be deleted.
    if (chance.likely(0.3)) known.username.push(person.username);
  };
  for (const caller of callers) await renew(caller);
  return { known, authorization, renew };
}

/** Empties the database of the server that was started for it, so that the lists of the next worlds stay short. */
export async function forgetWorlds(): Promise<void> {
  await sql(
    `truncate golfclubs, members, templates, training_categories, mappings, images, session_prices, changes,
       failed_sign_ins, idempotent_answers cascade`,
  );
}
