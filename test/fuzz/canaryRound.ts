import { sql } from '@test/fixtures/database';
import { chanceOf } from '@test/chance';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import type { DescribedCall } from './describedCalls';
import { drawRequest } from './drawRequest';
import { makeCanaryClub, type CanaryClub } from './canaryClub';
import { asCurl, type ReceivedAnswer, send, type SentRequest } from './send';
import type { Known } from './smallFixtures';

export const REQUESTS_OF_ROUND = 500;
const insiders = ['pro', 'pro', 'player', 'helper', 'display link'] as const;
/** Anybody may read here which clubs there are, to join one. */
const isListOfClubs = ({ path }: SentRequest) => /^\/api\/golfclub\/signup(?:[?#]|$)/.test(path);

/** Returns the canaries of this club that an answer tells and the request did not say itself. */
export function leakedOf(club: CanaryClub, request: SentRequest, { headers, text }: ReceivedAnswer): string[] {
  if (isListOfClubs(request)) return [];
  const texts = `${request.path}\n${String(request.body)}`.toLowerCase();
  const message = `${JSON.stringify(headers)}\n${text}`.toLowerCase();
  return club.canaries.filter(
    (canary) => message.includes(canary.toLowerCase()) && !texts.includes(canary.toLowerCase()),
  );
}

/** Makes two clubs that share templates and prices, but nothing else. */
export async function makeTwoClubs(): Promise<{ own: CanaryClub; other: CanaryClub }> {
  const fixtures = await makeFixtures();
  const template = await fixtures.template();
  const image = await fixtures.image();
  const known: Known = {
    ...{
      club: [],
      member: [],
      username: [],
      email: [],
      code: [],
      training: [],
      session: [],
      displayLink: [],
      helperCode: [],
      helper: [],
    },
    // Whoever has the secret of a link may use it, of whichever club.
    secret: ['s'.repeat(43)],
    category: [template.content.category?.id ?? ''],
    mapping: [template.mapping?.id ?? ''],
    template: [template.content.id],
    price: [(await fixtures.price()).id],
    instantPrice: ['01890000-0000-7000-8000-000000000000'],
    image: [image.publicId],
  };
  return { own: await makeCanaryClub({ template, known }), other: await makeCanaryClub({ template, known }) };
}

/**
 * Returns everything of the club as the database has it, but who joined later and who signed in: passwords are no
 * secret here.
 */
async function everythingOf({ known }: CanaryClub): Promise<unknown> {
  return sql(
    `select (select jsonb_agg(c) from golfclubs c where id = any($1)) as clubs,
       (select jsonb_agg(to_jsonb(m) - 'first_signed_in_at' order by id) from members m where id = any($2)) as members,
       (select jsonb_agg(t order by id) from scheduled_trainings t where golfclub_id = any($1)) as trainings,
       (select jsonb_agg(s order by id) from player_sessions s where golfclub_id = any($1)) as sessions,
       (select jsonb_agg(e order by member_id) from league_events e where golfclub_id = any($1)) as events,
       (select jsonb_agg(l order by id) from display_links l where golfclub_id = any($1)) as links,
       (select jsonb_agg(d order by link_id) from display_codes d
         join display_links l on l.id = d.link_id where l.golfclub_id = any($1)) as display_codes,
       (select jsonb_agg(c order by id) from helper_codes c where golfclub_id = any($1)) as codes,
       (select jsonb_agg(name order by id) from helpers where id = any($4)) as helpers,
       (select jsonb_agg(b order by player_session_id, index) from balls b where player_session_id = any($3)) as balls`,
    [known.club, known.member, known.session, known.helper],
  );
}

/**
 * Sends random calls by the pro, a player and the display of one of two clubs, and asks for things of both. Throws when an
 * answer tells of the other club, or anything there has changed. Returns how many answers told of the own club.
 */
export async function playCanaryRound(seed: number, calls: readonly DescribedCall[]): Promise<number> {
  const chance = chanceOf(seed);
  const { own, other } = await makeTwoClubs();
  const before = await everythingOf(other);
  const known = Object.fromEntries(
    (Object.keys(own.known) as (keyof Known)[]).map((kind) => [kind, [...own.known[kind], ...other.known[kind]]]),
  ) as Known;
  // Whoever has the code may approve: it is no secret from them.
  known.code = own.known.code;
  let ownLeaked = 0;
  for (let sent = 1; sent <= REQUESTS_OF_ROUND; sent += 1) {
    const request = drawRequest(chance.pick(calls), { known, authorization: own.authorization }, insiders, chance);
    const answer = await send(request);
    const leaked = leakedOf(other, request, answer);
    if (leaked.length > 0) {
      throw new Error(`SEED=${seed}, request ${sent}, sent by ${request.caller}, was answered ${leaked.join(', ')}:
${asCurl(request)}\n${answer.status} ${answer.text.slice(0, 2_000)}`);
    }
    if (leakedOf(own, request, answer).length > 0) ownLeaked += 1;
    if (answer.status === 401) await own.renew();
  }
  const after = await everythingOf(other);
  if (JSON.stringify(after) !== JSON.stringify(before)) {
    throw new Error(`SEED=${seed}: the other club has changed\n${JSON.stringify(before)}\n${JSON.stringify(after)}`);
  }
  return ownLeaked;
}
