import type { MakeCall } from '@test/viewpoints/askedFor';
import type { ViewpointContext } from '@test/viewpoints/viewpoint';
import { sql } from '@test/fixtures/database';
import { makeDisplayLink } from '@test/fixtures/displayLinks';
import { makeHelper } from '@test/fixtures/helpers';

const MEMBER = '/api/golfclub/:golfclubId/member';

/** Whoever has results is erased and not deleted. */
const deletingMember: MakeCall = async (context) => {
  const { fixtures, club } = context;
  const { players } = await played(context, 'FINISHED');
  const [member] = players;
  if (!member) throw new Error('nobody has played');
  await fixtures.signedIn(member);
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
const editingMember: MakeCall = async ({ fixtures, club }) => {
  const member = await fixtures.member({ club });
  await fixtures.signedIn(member);
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
const deletingMany: MakeCall = async (context) => {
  const { fixtures, club, people } = context;
  const { players } = await played(context, 'FINISHED');
  const ids = [await fixtures.member({ club }), ...players.slice(0, 1), people.get('admin')].flatMap(
    (one) => one?.id ?? [],
  );
  return { path: '/api/golfclub/members/bulk', body: { action: 'delete', ids } };
};

const leavingHelper: MakeCall = async ({ fixtures, club, template, people }) => {
  const pro = people.get('pro');
  if (!pro) throw new Error('there is no pro');
  const training = await fixtures.training({ club, template, status: 'STARTED' });
  return { path: '/api/helper/signout', token: (await makeHelper(pro, training)).token };
};

const importing: MakeCall = async ({ fixtures, club }) => {
  const known = await fixtures.member({ club });
  const nothing = { dateOfBirth: '', gender: '', mobile: '', phone: '' };
  const rows = ['robin', 'kim'].map((name) => {
    const username = `${name}.${known.username}`;
    return { ...nothing, name, surname: 'Grün', username, email: `${username}@example.org`, handicap: '18.4' };
  });
  const { name, surname, username, email } = known;
  const update = { ...nothing, name, surname: `${surname} Grün`, username, email, handicap: '9.3' };
  return { path: `/api/golfclub/${club.id}/members/import`, body: { rows: [...rows, update], write: true } };
};

/** Of a member who was created and of one who was changed. */
const undoingImport: MakeCall = async ({ fixtures, club }) => {
  const [created, changed] = [await fixtures.member({ club }), await fixtures.member({ club })];
  await sql(`update members set password_hash = '' where id = $1`, [created.id]);
  await sql('update members set version = 2 where id = $1', [changed.id]);
  const [done] = await sql<{ id: string }>('insert into member_imports (golfclub_id) values ($1) returning id', [
    club.id,
  ]);
  await sql(
    `insert into changes (action, golfclub_id, golfclub_name, member_id, import_id, member_version, fields)
     values ('member.imported', $1, '', $2, $4, 1, '[]'),
       ('member.imported', $1, '', $3, $4, 2, '[{"field": "phone", "before": "089 1", "after": "089 2"}]')`,
    [club.id, created.id, changed.id, done?.id],
  );
  return { path: `/api/golfclub/${club.id}/members/import/${done?.id}/undo` };
};

/** With a screen that is to show nothing any more. */
const deletingClub: MakeCall = async ({ fixtures }) => {
  const club = await fixtures.club();
  await makeDisplayLink({ club });
  return { path: `/api/golfclub/${club.id}` };
};

/** Takes the place of another price, which becomes none. */
const makingPrice: MakeCall = async ({ fixtures }) => {
  await fixtures.price({ prize: 'FIRST_PRIZE' });
  const prize = { used_as_league_table_prize: 'FIRST_PRIZE', swap: true };
  return { path: '/sessionprices', body: { name: 'Dozen range balls', description: '', ...prize } };
};

/** Changes places with another price. */
const editingPrice: MakeCall = async ({ fixtures }) => {
  await fixtures.price({ prize: 'SECOND_PRIZE' });
  const { publicId } = await fixtures.image();
  const price = { id: (await fixtures.price({ prize: 'THIRD_PRIZE' })).id, name: 'Dozen range balls', description: '' };
  const image = { cloudinary_image: JSON.stringify({ public_id: publicId }) };
  return {
    path: '/sessionprices',
    body: { ...price, ...image, used_as_league_table_prize: 'SECOND_PRIZE', swap: true },
  };
};

const awardingAnother: MakeCall = async ({ fixtures, club, template }) => {
  const training = await fixtures.training({ club, template, status: 'STARTED' });
  await fixtures.price({ awardedTo: training });
  const [row] = await sql<{ id: string }>('select id from instant_prices where training_id = $1', [training.id]);
  const session_price_id = (await fixtures.price()).id;
  return { path: '/sessioninstantprice', body: { id: row?.id ?? '', session_id: training.id, session_price_id } };
};

const editingTemplate: MakeCall = async ({ fixtures }) => {
  const { content } = await fixtures.template();
  const { publicId } = await fixtures.image();
  return {
    path: '/api/challenges/trainingsessiontemplate',
    body: {
      ...content,
      category: await fixtures.category(),
      description: { en: 'From three metres' },
      image: publicId,
    },
  };
};

const TRAININGS = '/api/scheduledtrainings';

const TRAINING = `${TRAININGS}/:scheduledTrainingId`;

const finishing: MakeCall = async (context) => ({
  path: `${(await played(context, 'STARTED')).path}/finish`,
});

const opening: MakeCall = async (context) => ({
  path: `${(await played(context, 'FINISHED')).path}/unfinish`,
});

const deletingTraining: MakeCall = async (context) => {
  const { training, path } = await played(context, 'FINISHED');
  await context.fixtures.price({ awardedTo: training });
  return { path };
};

const deletingSession: MakeCall = async (context) => {
  const { path, session } = await played(context, 'STARTED');
  return { path: `${path}/playerdata/delete/${session}` };
};

/** One anew, one with other points, one taken back. */
const recordingBalls: MakeCall = async (context) => {
  const { path, session } = await played(context, 'STARTED');
  const balls = [
    { index: 3, points: 3 },
    { index: 0, points: 0 },
    { index: 1, points: null },
  ];
  return { path: `${path}/playerdata/${session}/balls/add`, body: { balls } };
};

const addingPlayers: MakeCall = async (context) => {
  const { fixtures, club } = context;
  const { path } = await played(context, 'STARTED');
  const players = [await fixtures.member({ club }), await fixtures.member({ club })].map(
    ({ name, surname, username, handicap }) => ({ name, surname, username, handicap, golfclubId: club.id }),
  );
  return {
    path: `${path}/playerdata/add`,
    body: { players: players.map((player) => ({ ...player, golfclubName: '' })) },
  };
};

/** Calls of trainings in which somebody plays. */
const playedCalls: Readonly<Partial<Record<string, MakeCall>>> = {
  [`PUT ${TRAINING}/finish`]: finishing,
  [`PUT ${TRAINING}/unfinish`]: opening,
  [`DELETE ${TRAINING}`]: deletingTraining,
  [`DELETE ${TRAINING}/playerdata/delete/:playerDataId`]: deletingSession,
  [`PUT ${TRAINING}/playerdata/:playerDataId/balls/add`]: recordingBalls,
  [`PUT ${TRAINING}/playerdata/add`]: addingPlayers,
};

/** Where what the points of view ask for would leave something undone that the use case does. */
export const richCalls: Readonly<Partial<Record<string, MakeCall>>> = {
  'POST /api/helper/signout': leavingHelper,
  ...playedCalls,
  [`DELETE ${MEMBER}`]: deletingMember,
  [`PUT ${MEMBER}/:username`]: editingMember,
  'POST /api/golfclub/members/bulk': deletingMany,
  'POST /api/golfclub/:golfclubId/members/import': importing,
  'POST /api/golfclub/:golfclubId/members/import/:importId/undo': undoingImport,
  'DELETE /api/golfclub/:golfclubId': deletingClub,
  'POST /sessionprices': makingPrice,
  'PUT /sessionprices': editingPrice,
  'PUT /sessioninstantprice': awardingAnother,
  'PUT /api/challenges/trainingsessiontemplate': editingTemplate,
};

/** Two who have played, and one who has not begun. */
async function played({ fixtures, club, template }: ViewpointContext, status: 'STARTED' | 'FINISHED') {
  const players = [await fixtures.member({ club }), await fixtures.member({ club }), await fixtures.member({ club })];
  const sessions = players.map((player, index) => ({
    players: [player],
    balls: index === 2 ? [] : [3, 1, 0],
    status: index === 2 ? ('ADDED' as const) : ('EDIT' as const),
  }));
  const training = await fixtures.training({ club, template, status, sessions });
  return { training, players, path: `${TRAININGS}/${training.id}`, session: training.sessionIds[0] ?? '' };
}
