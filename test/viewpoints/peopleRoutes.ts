import { randomUUID } from 'node:crypto';
import { makeAccessLink } from '@test/fixtures/accessLinks';
import { sql } from '@test/fixtures/database';
import { api } from '@test/fixtures/api';
import { type MemberFixture, fixturePassword, importedRow, memberCalls } from '@test/fixtures/members';
import { unique } from '@test/fixtures/names';
import { type MakeCall, ofClub } from './askedFor';
import {
  admin,
  answers,
  anyone,
  type Expectation,
  plainly,
  signedIn,
  staff,
  staffOfTheClub,
  type Statuses,
} from './expectation';
import type { ViewpointContext } from './viewpoint';

const accepted: Statuses = [202, 202, 202, 202, 202, 202];

const adminMakes: Statuses = [201, 403, 403, 403, 401, 403];

const staffOfTheClubMakes: Statuses = [201, 201, 403, 403, 401, 404];

/** The results say of each member whether a link was made. */
const staffMake: Statuses = [201, 201, 403, 403, 401, 201];

const clubBody = () => ({
  name: unique('Golfclub Waldsee'),
  streetname: 'Am Fairway',
  streetnumber: '18',
  postalcode: '82064',
  city: 'Straßlach',
  country: 'germany',
});

const personBody = () => {
  const username = unique('robin');
  return { name: 'Robin', surname: 'Grün', username, email: `${username}@example.org`, password: fixturePassword };
};

const makingClub: MakeCall = () => ({ path: '/api/golfclub', body: clubBody() });

const editingClub: MakeCall = ({ club }) => ({ path: '/api/golfclub', body: { ...clubBody(), id: club.id } });

/** A club of its own, because the other one is in use. */
const deletingClub: MakeCall = async ({ fixtures }) => ({ path: `/api/golfclub/${(await fixtures.club()).id}` });

const makingMember: MakeCall = ({ club }) => ({
  path: `/api/golfclub/${club.id}/member`,
  body: { ...personBody(), roles: [], handicap: 18.4, golfclubId: club.id },
});

const editingMember: MakeCall = async ({ fixtures, club }) => {
  const { name, surname, username, email } = await fixtures.member({ club });
  return {
    path: `/api/golfclub/${club.id}/member/${username}`,
    body: { name, surname: `${surname} Grün`, email, roles: [], handicap: 18.4 },
  };
};

const deletingMember: MakeCall = async ({ fixtures, club }) => {
  const { name, surname, username, email } = await fixtures.member({ club });
  return { path: `/api/golfclub/${club.id}/member`, body: { name, surname, username, email } };
};

const approving: MakeCall = async (context) => ({
  path: `/api/golfclub/${context.club.id}/member/approve`,
  body: { username: (await waiting(context)).username },
});

const approvingMany: MakeCall = async (context) => ({
  path: '/api/golfclub/members/bulk',
  body: { action: 'approve', ids: [(await waiting(context)).id] },
});

const readingCode: MakeCall = async (context) => ({
  path: `/api/golfclub/${context.club.id}/approvalcode/${(await waiting(context)).username}`,
});

const importing: MakeCall = ({ club }) => {
  const { name, surname, username, email } = personBody();
  const row = { name, surname, username, email, dateOfBirth: '', gender: '', handicap: '18.4', mobile: '', phone: '' };
  return { path: `/api/golfclub/${club.id}/members/import`, body: { rows: [row], write: true } };
};

/** By the admin of this club, who alone can. */
const undoingImport: MakeCall = async ({ fixtures, club }) => {
  const client = api(await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN'] })));
  const { username, email } = personBody();
  const row = importedRow({ name: 'Robin', surname: 'Grün', username, email });
  const { body } = await memberCalls(client, club.id).import([row], true);
  return { path: `/api/golfclub/${club.id}/members/import/${body.importId}/undo` };
};

const signingUp: MakeCall = ({ club }) => ({
  path: '/api/auth/signup',
  body: { ...personBody(), golfclubId: club.id },
});

const signingUpForClub: MakeCall = ({ club }) => ({ path: `/api/golfclub/signup/${club.id}`, body: personBody() });

const openingLink: MakeCall = async (context) => {
  const { id, username } = await waiting(context);
  const code = randomUUID();
  await sql('insert into approval_codes (member_id, code) values ($1, $2)', [id, code]);
  return { path: `/api/golfclub/signup/member/approve/${context.club.id}/${username}/${code}` };
};

const makingLink: MakeCall = async ({ fixtures, club }) => ({
  path: `/api/golfclub/${club.id}/member/${(await fixtures.member({ club })).username}/accesslink`,
});

const makingLinks: MakeCall = async ({ fixtures, club }) => ({
  path: '/api/golfclub/members/accesslinks',
  body: { ids: [(await fixtures.member({ club })).id] },
});

/** The server of the tests sends no mail. */
const noMail: Statuses = [409, 409, 403, 403, 401, 409];

const mailingLinks: MakeCall = async ({ fixtures, club }) => ({
  path: '/api/golfclub/members/accesslinks/mail',
  body: { ids: [(await fixtures.member({ club })).id] },
});

/** Nobody is told of mails that somebody else had sent. */
const ofNobody: Statuses = [404, 404, 403, 403, 401, 404];

const readingMails: MakeCall = () => ({ path: `/api/golfclub/members/accesslinks/mail/${randomUUID()}` });

const exportingOwn: MakeCall = () => ({ path: '/api/golfclub/whoami/export' });

const exporting: MakeCall = async ({ fixtures, club }) => ({
  path: `/api/golfclub/${club.id}/member/${(await fixtures.member({ club })).username}/export`,
});

const settingPassword: MakeCall = async ({ fixtures, club }) => {
  const { secret } = await makeAccessLink({ member: await fixtures.member({ club }) });
  return { path: '/api/auth/access', body: { secret, newPassword: 'nine geese over the heath' } };
};

/** Whoever is signed in, but carries no access link. */
const withoutLink: Statuses = [404, 404, 404, 404, 404, 404];

/** To the same one: everybody here goes on signing in with it. */
const changingPassword: MakeCall = () => ({
  path: '/api/auth/password',
  body: { currentPassword: fixturePassword, newPassword: fixturePassword },
});

const readingMember: MakeCall = async ({ fixtures, club }) => ({
  path: `/api/golfclub/member/${(await fixtures.member({ club })).username}`,
});

/** Of whoever asks, as if they had just done it. */
const undoing: MakeCall = async ({ people, fixtures }, viewpoint) => {
  const { id } = await fixtures.category();
  await sql('delete from training_categories where id = $1', [id]);
  const stored = { id, name: { en: unique('Putting') }, description: {}, version: 1 };
  await sql(
    `insert into undoable_changes (actor_id, action, subject_id, stored, good_until)
     select id, 'category.deleted', $2, $3, now() + interval '1 hour' from members where id = $1`,
    [people.get(viewpoint)?.id ?? null, id, JSON.stringify(stored)],
  );
  return { path: '/api/changes/undo', body: { action: 'category.deleted', ids: [id] } };
};

export const peopleRoutes: Expectation[] = [
  answers('PUT /api/auth/password', changingPassword, signedIn),
  answers('POST /api/auth/signup', signingUp, accepted),
  plainly('GET /api/golfclub/signup', anyone),
  answers('POST /api/golfclub/signup/:golfclubId', signingUpForClub, accepted),
  answers('GET /api/golfclub/signup/member/approve/:golfclubId/:username/:code', openingLink, anyone),
  plainly('GET /api/auth/access', withoutLink),
  answers('POST /api/auth/access', settingPassword, anyone),
  answers('POST /api/golfclub/:golfclubId/member/:username/accesslink', makingLink, staffOfTheClubMakes),
  answers('POST /api/golfclub/members/accesslinks', makingLinks, staffMake),
  answers('POST /api/golfclub/members/accesslinks/mail', mailingLinks, noMail),
  answers('GET /api/golfclub/members/accesslinks/mail/:batchId', readingMails, ofNobody),
  answers('POST /api/golfclub/whoami/export', exportingOwn, signedIn),
  answers('POST /api/golfclub/:golfclubId/member/:username/export', exporting, admin),
  plainly('GET /api/golfclub/firststeps', admin),
  answers('POST /api/golfclub', makingClub, adminMakes),
  answers('PUT /api/golfclub', editingClub, admin),
  answers('DELETE /api/golfclub/:golfclubId', deletingClub, admin),
  plainly('GET /api/golfclub/members/count', staff),
  answers('POST /api/golfclub/:id/member', makingMember, staffOfTheClubMakes),
  answers('PUT /api/golfclub/:golfclubId/member/:username', editingMember, admin),
  answers('DELETE /api/golfclub/:golfclubId/member', deletingMember, admin),
  answers('POST /api/golfclub/:golfclubId/member/approve', approving, admin),
  plainly('GET /api/golfclub/members/ids', staff),
  answers('POST /api/golfclub/members/bulk', approvingMany, admin),
  answers('GET /api/golfclub/:id/approvalcode/:username', readingCode, admin),
  answers('POST /api/golfclub/:golfclubId/members/import', importing, admin),
  answers('GET /api/golfclub/member/:username', readingMember, staffOfTheClub),
  answers('POST /api/changes/undo', undoing, admin),
  answers(
    'GET /api/golfclub/:golfclubId/members/import/columns',
    ofClub((id) => `/api/golfclub/${id}/members/import/columns`),
    admin,
  ),
  answers('POST /api/golfclub/:golfclubId/members/import/:importId/undo', undoingImport, admin),
  answers(
    'GET /api/changes',
    ofClub((id) => `/api/changes?golfclubId=${id}&page=0`),
    admin,
  ),
];

function waiting({ fixtures, club }: ViewpointContext): Promise<MemberFixture> {
  return fixtures.member({ club, roles: ['PLAYER', 'UNAPPROVED'] });
}
