import type { Role } from '@contract/lists';
import { makeAccessLink } from '@test/fixtures/accessLinks';
import { sql } from '@test/fixtures/database';
import { makeDisplayCode, makeDisplayLink } from '@test/fixtures/displayLinks';
import { makeHelper, makeHelperCode, makeHelperUnlessGone } from '@test/fixtures/helpers';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import type { Chance } from '@test/chance';

/** From whose point of view requests are sent. */
export const callers = [
  'nobody',
  'unapproved',
  'player',
  'pro',
  'admin',
  'display link',
  'helper',
  'access link',
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

/** What there is in small fixtures, by kind: ids, usernames, public ids. */
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
  | 'displayLink'
  | 'helperCode'
  | 'helper'
  | 'secret',
  string[]
>;

export interface SmallFixtures {
  known: Known;
  /** The `Authorization` header of the caller, undefined for nobody. */
  authorization: Partial<Record<Caller, string | undefined>>;
  /** Signs the caller in again, as somebody new: requests end tokens and delete members. */
  renew: (caller: Caller) => Promise<void>;
}

/** Makes two clubs with a few things of every kind, and somebody for every point of view. */
export async function makeSmallFixtures(chance: Chance): Promise<SmallFixtures> {
  const fixtures = await makeFixtures();
  const [club, other] = [await fixtures.club(), await fixtures.club()];
  const category = await fixtures.category();
  const template = await fixtures.template({ category });
  const [free, tournament] = [
    await fixtures.template(),
    await fixtures.template({ type: 'TOURNAMENT', teamMode: true }),
  ];
  const players = [await fixtures.member({ club }), await fixtures.member({ club }), await fixtures.member({ club })];
  const waiting = await fixtures.member({ club, roles: ['PLAYER', 'UNAPPROVED'] });
  const code = '0123456789abcdef'.repeat(2);
  await sql('insert into approval_codes (member_id, code) values ($1, $2)', [waiting.id, code]);
  const newcomer = await fixtures.member({ club });
  const foreigner = await fixtures.member({ club: other });
  const sessions = players.map((player, index) => ({
    players: [player],
    balls: [3, 1],
    status: (['ADDED', 'EDIT', 'FINISHED'] as const)[index] ?? 'ADDED',
  }));
  const started = await fixtures.training({ club, template, status: 'STARTED', sessions });
  const trainings = [
    started,
    await fixtures.training({ club, template, status: 'STARTED' }),
    await fixtures.training({ club, template }),
    await fixtures.training({ club, template, status: 'FINISHED', sessions }),
    await fixtures.training({ club, template: tournament, status: 'STARTED' }),
    await fixtures.training({ club: other, template, status: 'STARTED', sessions: [{ players: [foreigner] }] }),
  ];
  const prices = [await fixtures.price({ awardedTo: started }), await fixtures.price()];
  const awarded = await sql<{ id: string }>('select id from instant_prices where training_id = $1', [started.id]);
  const link = await makeDisplayLink({ club });
  const links = [link, await makeDisplayLink({ club: other })];
  const madeBy = await fixtures.member({ club, roles: ['APPROVED', 'PRO'] });
  const helperCodes = [await makeHelperCode(madeBy, started), await makeHelperCode(madeBy, started)];
  const access = [...players, newcomer].map((member) => makeAccessLink({ member }));
  const secrets = (await Promise.all(access)).map(({ secret }) => secret);
  const images = [await fixtures.image(), await fixtures.image({ tag: 'tip' })];
  const people = [newcomer, waiting, waiting, ...players, foreigner];
  const inEdit = started.sessionIds[1] ?? '';
  const authorization: SmallFixtures['authorization'] = {
    'display link': links[0]?.headers.authorization,
    'access link': `AccessLink ${secrets[0] ?? ''}`,
  };
  const known: Known = {
    club: [club.id, club.id, club.id, other.id, (await fixtures.club()).id],
    member: people.map(({ id }) => id),
    username: people.map(({ username }) => username),
    email: people.map(({ email }) => email),
    code: [code, ...helperCodes.map((one) => one.code), await makeDisplayCode(link)],
    category: [category.id, (await fixtures.category()).id],
    mapping: [template.mapping?.id ?? '', (await fixtures.mapping()).id],
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
    helperCode: helperCodes.map(({ id }) => id),
    helper: [(await makeHelper(madeBy, started)).id],
    // The first one is for whoever only looks.
    secret: secrets.slice(1),
  };
  const renew = async (caller: Caller) => {
    if (caller === 'helper') {
      // A request may have deleted the training or the maker meanwhile.
      const helper = await makeHelperUnlessGone(madeBy, started);
      if (helper) authorization.helper = `Bearer ${helper.token}`;
    }
    const roles = rolesOf[caller];
    if (!roles) return;
    const person = await fixtures.member({ club: caller === 'pro of another club' ? other : club, roles });
    authorization[caller] = `Bearer ${await fixtures.signedIn(person)}`;
    // Who calls is asked for too, and may then be deleted.
    if (chance.likely(0.3)) known.username.push(person.username);
  };
  for (const caller of callers) await renew(caller);
  return { known, authorization, renew };
}

/** Empties the database of the server that was started for it, so that the lists of the next fixtures stay short. */
export async function forgetFixtures(): Promise<void> {
  await sql(
    `truncate golfclubs, members, templates, training_categories, mappings, images, session_prices, changes,
       failed_sign_ins, idempotent_answers cascade`,
  );
}
