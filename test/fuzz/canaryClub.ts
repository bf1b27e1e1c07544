import { randomBytes } from 'node:crypto';
import { sql } from '@test/fixtures/database';
import { makeAccessLink } from '@test/fixtures/accessLinks';
import { makeDisplayCode, makeDisplayLink } from '@test/fixtures/displayLinks';
import { makeHelper, makeHelperCode, makeHelperUnlessGone } from '@test/fixtures/helpers';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import type { TemplateFixture } from '@test/fixtures/templates';
import type { Known, SmallFixtures } from './smallFixtures';

/** What two clubs share: templates, categories, mappings, prices and images belong to all clubs. */
export interface SharedThings {
  template: TemplateFixture;
  known: Known;
}

/** A club, every text and every id of which is a canary and occurs nowhere else. */
export interface CanaryClub {
  /** What must never reach the other club. */
  canaries: string[];
  known: Known;
  authorization: SmallFixtures['authorization'];
  /** Signs player and pro in again. */
  renew: () => Promise<void>;
}

/** Makes a club with members, trainings in every state, results, a display link and a record of changes, all of canaries. */
export async function makeCanaryClub({ template, known: shared }: SharedThings): Promise<CanaryClub> {
  const fixtures = await makeFixtures();
  const texts: string[] = [];
  // Letters only and no word, so that it is found by no search and is part of nothing.
  const canary = (prefix = '') => {
    const text = `${prefix}zq${randomBytes(8)
      .toString('hex')
      .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
    texts.push(text);
    return text;
  };
  const club = await fixtures.club({ name: canary('Golfclub '), city: canary() });
  await sql('update golfclubs set streetname = $2, streetnumber = $3, postalcode = $4 where id = $1', [
    club.id,
    ...[canary(), canary(), canary()],
  ]);
  const person = (roles: ('APPROVED' | 'PLAYER' | 'PRO' | 'UNAPPROVED')[]) => {
    const [username, local, handle] = [canary(), canary(), canary()];
    const names = { name: canary(), surname: canary(), phone: canary(), mobile: handle };
    return fixtures.member({ club, roles, username, email: `${local}@example.org`, ...names });
  };
  const [pro, player, another] = [
    await person(['APPROVED', 'PLAYER', 'PRO']),
    await person(['APPROVED', 'PLAYER']),
    await person(['APPROVED', 'PLAYER']),
  ];
  const waiting = await person(['PLAYER', 'UNAPPROVED']);
  const code = randomBytes(16).toString('hex');
  await sql('insert into approval_codes (member_id, code) values ($1, $2)', [waiting.id, code]);
  const sessions = [player, another].map((one) => ({ players: [one], balls: [3, 1], status: 'EDIT' as const }));
  const own = { ...template, content: { ...template.content, name: { en: canary(), de: canary() } } };
  const trainings = [
    await fixtures.training({ club, template: own, plannedBy: pro }),
    await fixtures.training({ club, template: own, plannedBy: pro, status: 'STARTED', sessions }),
    await fixtures.training({ club, template: own, plannedBy: pro, status: 'FINISHED', sessions }),
  ];
  const helping = await makeHelperCode(pro, { id: trainings[1]?.id ?? '', golfclubId: club.id });
  const helped = await makeHelper(pro, { id: trainings[1]?.id ?? '', golfclubId: club.id });
  const link = await makeDisplayLink({ club, name: canary(), madeBy: pro });
  await makeDisplayCode(link);
  const access = await makeAccessLink({ member: another, madeBy: pro });
  await sql(
    `insert into changes (action, actor_id, golfclub_id, golfclub_name, member_id, fields)
     values ('member.edited', $1, $2, $3, $4, $5)`,
    [pro.id, club.id, club.name, player.id, JSON.stringify([{ field: 'phone', before: canary(), after: canary() }])],
  );
  const members = [pro, player, another, waiting];
  const sessionIds = trainings.flatMap((training) => training.sessionIds);
  const ids = [club.id, link.id, ...members.map(({ id }) => id), ...trainings.map(({ id }) => id), ...sessionIds];
  const authorization: SmallFixtures['authorization'] = { 'display link': link.headers.authorization };
  const renew = async () => {
    authorization.player = `Bearer ${await fixtures.signedIn(player)}`;
    authorization.pro = `Bearer ${await fixtures.signedIn(pro)}`;
    const started = { id: trainings[1]?.id ?? '', golfclubId: club.id };
    // A request may have deleted the training or the pro meanwhile.
    const helper = await makeHelperUnlessGone(pro, started);
    if (helper) authorization.helper = `Bearer ${helper.token}`;
  };
  await renew();
  return {
    canaries: [...texts, ...ids, code, link.secret, access.secret, helping.code, helping.id, helped.id],
    known: {
      ...shared,
      club: [club.id],
      member: members.map(({ id }) => id),
      username: members.map(({ username }) => username),
      email: members.map(({ email }) => email),
      code: [code],
      training: trainings.map(({ id }) => id),
      session: sessionIds,
      displayLink: [link.id],
      helperCode: [helping.id],
      helper: [helped.id],
    },
    authorization,
    renew,
  };
}
