import { randomUUID } from 'node:crypto';
import type { Problem } from '@contract/problem';
import { sql } from '@test/fixtures/database';
import { edited, memberCalls, newMember } from '@test/fixtures/members';
import { staffOfClub } from '@test/fixtures/staffOfClub';

describe('taken member', () => {
  const paths = (body: unknown) => (body as Problem).errors?.map(({ path, reason }) => `${path} ${reason}`);

  test('an e-mail and a username of somebody of another club are taken, in any case of letters', async () => {
    const { fixtures, club, asPro } = await staffOfClub();
    const stranger = await fixtures.member({ club: await fixtures.club() });
    const options = { email: stranger.email.toUpperCase(), username: stranger.username.toUpperCase() };
    const answer = await asPro.create(newMember(club.id, options));
    expect([answer.status, answer.code, paths(answer.body)]).toEqual([
      409,
      'taken',
      ['/email taken', '/username taken'],
    ]);
    const free = await asPro.create(newMember(club.id, { username: stranger.username }));
    expect(paths(free.body)).toEqual(['/username taken']);
  });

  test('of fifty who create the same e-mail at once one wins, and the others are told', async () => {
    const { club, asAdmin } = await staffOfClub();
    const { email } = newMember(club.id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => asAdmin.create(newMember(club.id, { email }))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, code, body } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, code, paths(body)]).toEqual([409, 'taken', ['/email taken']]);
    }
    expect(await sql('select id from members where email = $1', [email])).toHaveLength(1);
  });

  test('of several who give their e-mail to the same address at once one wins', async () => {
    const { asAdmin, player, club } = await staffOfClub();
    const { email } = newMember(club.id);
    const members = await Promise.all([1, 2, 3, 4, 5].map(() => player()));
    const answers = await Promise.all(
      members.map((member) => asAdmin.edit(member.username, edited(member, { email }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test("creating in another club gets the same bytes as in one that does not exist, whatever the body's club", async () => {
    const { fixtures, club, proClient, asPro } = await staffOfClub();
    const other = await fixtures.club();
    const nowhere = randomUUID();
    const answers = [
      await memberCalls(proClient, other.id).create(newMember(other.id)),
      await memberCalls(proClient, other.id).create(newMember(club.id)),
      await memberCalls(proClient, nowhere).create(newMember(nowhere)),
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, code: 'not-found' });
    expect((await asPro.create(newMember(club.id))).status).toBe(201);
  });

  test.each([
    ["Shaquille O'Brien", "O'Neill-Müller"],
    ['Nguyễn Thị', 'Đặng'],
    ['Zoë 🏌️‍♀️', 'Äß'],
    ['李', '小龙'],
    ['אבי', 'כהן'],
    ['  José  ', 'de la Cruz <b>&amp;</b>'],
    ["Robert'); drop table members;--", '%_\\'],
  ])('the name %s %s survives unchanged, in answers and in searches', async (name, surname) => {
    const { club, asPro, proClient } = await staffOfClub();
    const { email } = newMember(club.id, { name, surname });
    const created = await asPro.create(newMember(club.id, { name, surname, email }));
    expect(created.status).toBe(201);
    expect(created.body.members.find((member) => member.email === email)).toMatchObject({ name, surname });
    const found = await proClient.get(`/api/golfclub/members?q=${encodeURIComponent(surname)}`);
    expect(found.body).toMatchObject([{ name, surname }]);
  });
});
