import { randomUUID } from 'node:crypto';
import type { MailsOfBatch, QueuedMails } from '@contract/access';
import { api } from '@test/fixtures/api';
import { insert, sql } from '@test/fixtures/database';
import { recordOf } from '@test/fixtures/members';
import { unique } from '@test/fixtures/names';
import { staffOfClub } from '@test/fixtures/staffOfClub';
import { PUBLIC_URL, type SendingServers, startSendingServers } from '@test/mail/sendingServers';

const linksByMail = '/api/golfclub/members/accesslinks/mail';

let sending: SendingServers;
beforeAll(async () => {
  sending = await startSendingServers(2);
});
afterAll(() => sending.stop());

async function clubWhoseMailsAreSent() {
  const staff = await staffOfClub();
  const token = await staff.fixtures.signedIn(staff.admin);
  const send = async (ids: readonly string[], more: object = {}) =>
    (await sending.call<QueuedMails>('POST', linksByMail, { token, body: { ids, ...more } })).body;
  const stateOf = async (batchId: string) =>
    (await sending.call<MailsOfBatch>('GET', `${linksByMail}/${batchId}`, { token })).body;
  /** Returns what has become of the mails once `isSo`. */
  const until = async (batchId: string, isSo: (mails: MailsOfBatch) => boolean) => {
    for (;;) {
      const mails = await stateOf(batchId);
      if (isSo(mails)) return mails;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { ...staff, token, send, stateOf, until };
}

const mailRows = (memberId: string) =>
  sql<{ row: string }>('select q::text as row from mails q where member_id = $1', [memberId]);

/** As if so much time had gone by since the mails of the member were queued and tried. */
const later = (memberId: string, interval: string) =>
  sql(
    `update mails set made_at = made_at - $2::interval, next_attempt_at = clock_timestamp() - interval '1 second'
     where member_id = $1`,
    [memberId, interval],
  );

test('a link is sent by mail in the language of the country, sets a password, and stands nowhere in the database', async () => {
  const { player, send, until, admin, club } = await clubWhoseMailsAreSent();
  const member = await player();
  const { batchId, results } = await send([member.id]);
  expect(results).toEqual([{ id: member.id }]);
  const mail = await sending.smtp.mailTo(member.email);
  expect(mail.from).toBe('office@club.example');
  expect(mail.headers).toMatchObject({
    from: 'Golfclub <office@club.example>',
    to: member.email,
    subject: `Ihr Zugang zu ${club.name}`,
    'auto-submitted': 'auto-generated',
  });
  expect(mail.headers['content-type']).toMatch(/^text\/plain/);
  const [, secret = ''] = new RegExp(`${PUBLIC_URL}/public/access\\?lang=de#([\\w-]{43})\n`).exec(mail.body) ?? [];
  expect(await until(batchId, ({ sent }) => sent === 1)).toEqual({ waiting: 0, sent: 1, failed: [] });

  const opened = await api().get<{ username: string; goodUntil: string }>('/api/auth/access', {
    authorization: `AccessLink ${secret}`,
  });
  expect(opened.body.username).toBe(member.username);
  const day = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  expect(mail.body).toContain(
    `bis ${day.format(new Date(opened.body.goodUntil))}. Ihr Benutzername ist ${member.username}.`,
  );
  const stored = JSON.stringify([
    await mailRows(member.id),
    await sql('select a::text from access_links a where member_id = $1', [member.id]),
    await sql('select c::text from changes c where member_id = $1', [member.id]),
    await sql('select i::text from idempotent_answers i where member_id = $1', [admin.id]),
  ]);
  expect(stored).not.toContain(secret);
  expect(await recordOf(member.id)).toEqual([
    { action: 'member.accessLinkMade', actor_id: admin.id, golfclub_id: club.id, fields: [] },
    {
      action: 'member.mailSent',
      actor_id: null,
      golfclub_id: club.id,
      fields: [{ field: 'mail', before: null, after: 'ACCESS_LINK' }],
    },
  ]);
  const set = await api().post('/api/auth/access', { secret, newPassword: 'nine geese over the heath' });
  expect(set.status).toBe(200);
});

test('two servers send each of many mails once, in the language that was chosen', async () => {
  const { player, send, until, club } = await clubWhoseMailsAreSent();
  const members = await Promise.all(Array.from({ length: 25 }, () => player()));
  const before = sending.smtp.received.length;
  const { batchId } = await send(
    members.map(({ id }) => id),
    { locale: 'en' },
  );
  expect(await until(batchId, ({ sent }) => sent === 25)).toMatchObject({ waiting: 0, failed: [] });
  const received = sending.smtp.received.slice(before).filter(({ headers }) => headers['subject']?.includes(club.name));
  expect(received.map(({ to }) => to).sort()).toEqual(members.map(({ email }) => email).sort());
  expect(new Set(received.map(({ headers }) => headers['message-id'])).size).toBe(25);
  expect(received.every(({ headers }) => headers['subject'] === `Your access to ${club.name}`)).toBe(true);
});

test('an address that does not exist is given up at once, on record, and its link is over', async () => {
  const { player, send, until } = await clubWhoseMailsAreSent();
  const member = await player();
  sending.smtp.answerRecipients('550 no such user here');
  const { batchId } = await send([member.id]);
  const ended = await until(batchId, ({ waiting }) => waiting === 0);
  sending.smtp.answerRecipients(null);
  expect(ended).toEqual({
    waiting: 0,
    sent: 0,
    failed: [{ id: member.id, email: member.email, failure: 'recipient-refused' }],
  });
  expect((await recordOf(member.id)).at(-1)).toMatchObject({
    action: 'member.mailGivenUp',
    fields: [
      { field: 'mail', before: null, after: 'ACCESS_LINK' },
      { field: 'mailFailure', before: null, after: 'recipient-refused' },
    ],
  });
  expect(await sql('select ended from access_links where member_id = $1', [member.id])).toEqual([
    { ended: 'REPLACED' },
  ]);
});

test('a mail that is refused for now is tried again later, and given up after a day', async () => {
  const { player, send, until } = await clubWhoseMailsAreSent();
  const [patient, hopeless] = [await player(), await player()];
  sending.smtp.answerRecipients('450 try again later');
  const { batchId } = await send([patient.id, hopeless.id]);
  const delayed = await until(batchId, ({ failed }) => failed.length === 2);
  expect(delayed).toMatchObject({ waiting: 2, sent: 0 });
  for (const { failure, triedUntil } of delayed.failed) {
    expect(failure).toBe('refused-for-now');
    const hours = (Date.parse(triedUntil ?? '') - Date.now()) / 3_600_000;
    expect(Math.abs(hours - 24)).toBeLessThan(0.1);
  }
  const [{ wait } = { wait: 0 }] = await sql<{ wait: number }>(
    'select extract(epoch from next_attempt_at - clock_timestamp())::float8 as wait from mails where member_id = $1',
    [patient.id],
  );
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);

  await later(hopeless.id, '25 hours');
  await sql("select pg_notify('mail_queued', '')");
  await until(batchId, ({ waiting }) => waiting === 1);
  sending.smtp.answerRecipients(null);
  await later(patient.id, '2 minutes');
  await sql("select pg_notify('mail_queued', '')");
  expect(await until(batchId, ({ waiting }) => waiting === 0)).toEqual({
    waiting: 0,
    sent: 1,
    failed: [{ id: hopeless.id, email: hopeless.email, failure: 'refused-for-now' }],
  });
  expect((await sending.smtp.mailTo(patient.email)).body).toContain('/public/access?lang=de#');
});

test('a mail that nobody has sent for a day is given up, on record, and not sent', async () => {
  const { player, club } = await clubWhoseMailsAreSent();
  const member = await player();
  const ofMember = { golfclub_id: club.id, member_id: member.id, locale: 'de' };
  await insert('mails', { kind: 'APPROVED', ...ofMember, made_at: new Date(Date.now() - 25 * 3_600_000) });
  const ended = () => sql('select failure from mails where member_id = $1 and next_attempt_at is null', [member.id]);
  while ((await ended()).length === 0);
  expect(await ended()).toEqual([{ failure: 'not-in-time' }]);
  expect(await recordOf(member.id)).toMatchObject([
    { action: 'member.mailGivenUp', fields: [{ after: 'APPROVED' }, { field: 'mailFailure', after: 'not-in-time' }] },
  ]);
  expect(sending.smtp.received.some(({ to }) => to === member.email)).toBe(false);
});

test('a link that was replaced before its mail could be sent is not sent any more', async () => {
  const { player, send, until, adminClient } = await clubWhoseMailsAreSent();
  const member = await player();
  sending.smtp.answerRecipients('450 try again later');
  const { batchId } = await send([member.id]);
  await until(batchId, ({ failed }) => failed.length === 1);
  sending.smtp.answerRecipients(null);
  await adminClient.post(`/api/golfclub/${member.golfclubId}/member/${member.username}/accesslink`);
  await later(member.id, '2 minutes');
  await sql("select pg_notify('mail_queued', '')");
  const ended = await until(batchId, ({ waiting }) => waiting === 0);
  expect(ended.failed).toEqual([{ id: member.id, email: member.email, failure: 'link-ended' }]);
  expect(sending.smtp.received.some(({ to }) => to === member.email)).toBe(false);
});

test('who may be given no link gets no mail, and nobody else is told of the mails', async () => {
  const { player, admin, pro, fixtures, token } = await clubWhoseMailsAreSent();
  const member = await player();
  const ofPro = await fixtures.signedIn(pro);
  const body = { ids: [member.id, admin.id, randomUUID()] };
  const { status, body: queued } = await sending.call<QueuedMails>('POST', linksByMail, { token: ofPro, body });
  expect(status).toBe(202);
  expect(queued.results.map(({ code }) => code)).toEqual([undefined, 'not-permitted', 'not-found']);
  const batch = `${linksByMail}/${queued.batchId}`;
  expect((await sending.call('GET', batch, { token: ofPro })).status).toBe(200);
  expect((await sending.call('GET', batch, { token })).status).toBe(404);
});

test('a server without SMTP_URL queues nothing and says so', async () => {
  const { player, adminClient, asAdmin } = await staffOfClub();
  const waiting = await player({ roles: ['PLAYER', 'UNAPPROVED'] });
  const { status, code } = await adminClient.post(linksByMail, { ids: [waiting.id] });
  expect([status, code]).toEqual([409, 'no-mail']);
  await asAdmin.approve(waiting.username);
  expect(await mailRows(waiting.id)).toEqual([]);
});

test.each(['by an admin', 'with others', 'by the code'])('who is approved %s is told so by mail', async (how) => {
  const { player, club, token } = await clubWhoseMailsAreSent();
  const waiting = await player({ roles: ['PLAYER', 'UNAPPROVED'] });
  const path = `/api/golfclub/${club.id}`;
  if (how === 'by an admin') {
    await sending.call('POST', `${path}/member/approve`, { token, body: { username: waiting.username } });
  } else if (how === 'with others') {
    const body = { action: 'approve', ids: [waiting.id] };
    await sending.call('POST', '/api/golfclub/members/bulk', { token, body });
  } else {
    await sql('insert into approval_codes (member_id, code) values ($1, $2)', [waiting.id, 'a'.repeat(32)]);
    const link = `/api/golfclub/signup/member/approve/${club.id}/${waiting.username}/${'a'.repeat(32)}`;
    expect((await sending.call('GET', link)).status).toBe(200);
  }
  const mail = await sending.smtp.mailTo(waiting.email);
  expect(mail.headers['subject']).toBe(`Ihr Konto bei ${club.name} ist freigegeben`);
  expect(mail.body).toContain(`\n${PUBLIC_URL}/public/login\n`);
  expect(mail.body).toContain(waiting.username);
});

test('an approval that was undone before its mail could be sent is told to nobody, and the next one once', async () => {
  const { player, club, token } = await clubWhoseMailsAreSent();
  const waiting = await player({ roles: ['PLAYER', 'UNAPPROVED'] });
  const body = { username: waiting.username };
  const approve = () => sending.call('POST', `/api/golfclub/${club.id}/member/approve`, { token, body });
  sending.smtp.answerRecipients('450 try again later');
  await approve();
  const delayed = 'select from mails where member_id = $1 and failure is not null';
  while ((await sql(delayed, [waiting.id])).length === 0);
  const undoing = { action: 'member.approved', ids: [waiting.id] };
  expect((await sending.call('POST', '/api/changes/undo', { token, body: undoing })).status).toBe(200);
  expect(await mailRows(waiting.id)).toEqual([]);
  sending.smtp.answerRecipients(null);
  await approve();
  await sending.smtp.mailTo(waiting.email);
  expect(await mailRows(waiting.id)).toHaveLength(1);
});

test('a name that was stored with line breaks makes no paragraph of its own in a mail', async () => {
  const { player, send } = await clubWhoseMailsAreSent();
  const member = await player({ name: 'Anna\n\nYour bill:\u2028pay', surname: 'Adam\u001b[2J' });
  await send([member.id], { locale: 'en' });
  const { body } = await sending.smtp.mailTo(member.email);
  expect(body.split('\n')[0]).toBe('Hello Anna Your bill: pay Adam [2J,');
});

test('a sign-up is acknowledged in the same words whether or not the address is taken, once a day, without what was typed', async () => {
  const { player, club } = await clubWhoseMailsAreSent();
  const { email: taken } = await player();
  const free = `${unique('neu')}@example.org`;
  const signUp = (email: string) =>
    sending.call('POST', '/api/auth/signup', {
      body: {
        ...{ name: 'Xaverius', surname: 'Quendel', username: unique('quendel'), email },
        ...{ password: 'twelve larks at noon', golfclubId: club.id },
      },
    });
  for (const email of [taken, free]) expect((await signUp(email)).status).toBe(202);
  const [toTaken, toFree] = [await sending.smtp.mailTo(taken), await sending.smtp.mailTo(free)];
  expect(toTaken.body).toBe(toFree.body);
  expect(toTaken.headers['subject']).toBe(toFree.headers['subject']);
  expect(toTaken.headers['subject']).toBe(`Ihre Registrierung bei ${club.name}`);
  for (const typed of ['Xaverius', 'Quendel', 'quendel']) expect(toFree.body).not.toContain(typed);

  expect((await signUp(taken.toUpperCase())).status).toBe(202);
  expect((await signUp(taken.replace('@example.org', '@ｅxample.org'))).status).toBe(202);
  for (const looksTheSame of [`${taken}>`, `<${taken}`, `${taken};`, taken.replace('@', '\u200b@')]) {
    expect((await signUp(looksTheSame)).status).toBe(400);
  }
  expect(await sql('select id from mails where lower(recipient) = lower($1)', [taken])).toHaveLength(1);
});
