import { sql } from '../world/database';
import { makeDisplayLink } from '../world/displayLinks';
import type { Ask } from '../viewpoints/askedFor';
import { played, playedCalls } from './playedCalls';

const MEMBER = '/api/golfclub/:golfclubId/member';

/** Whoever has results is erased and not deleted. */
const deletingMember: Ask = async (surroundings) => {
  const { world, club } = surroundings;
  const { players } = await played(surroundings, 'FINISHED');
  const [member] = players;
  if (!member) throw new Error('nobody has played');
  await world.signedIn(member);
  await sql(`insert into approval_codes (member_id, code) values ($1, md5($2))`, [member.id, member.username]);
  await sql(
    `insert into changes (action, member_id, golfclub_id, fields)
     values ('member.edited', $1, $2, '[{"field": "surname", "before": "Moller", "after": "Möller"}]')`,
    [member.id, club.id],
  );
  const { name, surname, username, email } = member;
  return { path: `/api/golfclub/${club.id}/member`, body: { name, surname, username, email } };
};

/** With another e-mail and other rights, which end the sign-ins. */
const editingMember: Ask = async ({ world, club }) => {
  const member = await world.member({ club });
  await world.signedIn(member);
  const { name, surname, username, email } = member;
  return {
    path: `/api/golfclub/${club.id}/member/${username}`,
    body: {
      name,
      surname: `${surname} Grün`,
      email: `new.${email}`,
      roles: ['PRO'],
      handicap: 12.1,
      phone: '089 123456',
      mobile: '0171 123456',
    },
  };
};

/** One is deleted, one erased, and one refused: the caller. */
const deletingMany: Ask = async (surroundings) => {
  const { world, club, people } = surroundings;
  const { players } = await played(surroundings, 'FINISHED');
  const ids = [await world.member({ club }), ...players.slice(0, 1), people.get('admin')].flatMap(
    (one) => one?.id ?? [],
  );
  return { path: '/api/golfclub/members/bulk', body: { action: 'delete', ids } };
};

const importing: Ask = async ({ world, club }) => {
  const known = await world.member({ club });
  const nothing = { dateOfBirth: '', gender: '', mobile: '', phone: '' };
  const rows = ['robin', 'kim'].map((name) => {
    const username = `${name}.${known.username}`;
    return { ...nothing, name, surname: 'Grün', username, email: `${username}@example.org`, handicap: '18.4' };
  });
  const { name, surname, username, email } = known;
  const update = { ...nothing, name, surname: `${surname} Grün`, username, email, handicap: '9.3' };
  return { path: `/api/golfclub/${club.id}/members/import`, body: { rows: [...rows, update], write: true } };
};

/** With a screen that is to show nothing any more. */
const deletingClub: Ask = async ({ world }) => {
  const club = await world.club();
  await makeDisplayLink({ club });
  return { path: `/api/golfclub/${club.id}` };
};

/** Takes the place of another price, which becomes none. */
const makingPrice: Ask = async ({ world }) => {
  await world.price({ prize: 'FIRST_PRIZE' });
  const prize = { used_as_league_table_prize: 'FIRST_PRIZE', swap: true };
  return { path: '/sessionprices', body: { name: 'Dozen range balls', description: '', ...prize } };
};

/** Changes places with another price. */
const editingPrice: Ask = async ({ world }) => {
  await world.price({ prize: 'SECOND_PRIZE' });
  const { publicId } = await world.image();
  const price = { id: (await world.price({ prize: 'THIRD_PRIZE' })).id, name: 'Dozen range balls', description: '' };
  const image = { cloudinary_image: JSON.stringify({ public_id: publicId }) };
  return {
    path: '/sessionprices',
    body: { ...price, ...image, used_as_league_table_prize: 'SECOND_PRIZE', swap: true },
  };
};

const awardingAnother: Ask = async ({ world, club, template }) => {
  const training = await world.training({ club, template, status: 'STARTED' });
  await world.price({ awardedTo: training });
  const [row] = await sql<{ id: string }>('select id from instant_prices where training_id = $1', [training.id]);
  const session_price_id = (await world.price()).id;
  return { path: '/sessioninstantprice', body: { id: row?.id ?? '', session_id: training.id, session_price_id } };
};

const editingTemplate: Ask = async ({ world }) => {
  const { content } = await world.template();
  const { publicId } = await world.image();
  return {
    path: '/api/challenges/trainingsessiontemplate',
    body: { ...content, category: await world.category(), description: { en: 'From three metres' }, image: publicId },
  };
};

/** Where what the points of view ask for would leave something undone that the use case does. */
export const richCalls: Readonly<Partial<Record<string, Ask>>> = {
  ...playedCalls,
  [`DELETE ${MEMBER}`]: deletingMember,
  [`PUT ${MEMBER}/:username`]: editingMember,
  'POST /api/golfclub/members/bulk': deletingMany,
  'POST /api/golfclub/:golfclubId/members/import': importing,
  'DELETE /api/golfclub/:golfclubId': deletingClub,
  'POST /sessionprices': makingPrice,
  'PUT /sessionprices': editingPrice,
  'PUT /sessioninstantprice': awardingAnother,
  'PUT /api/challenges/trainingsessiontemplate': editingTemplate,
};
