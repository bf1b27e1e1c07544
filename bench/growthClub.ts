import type { MadeDisplayLink } from '@contract/display';
import type { LeagueEntries } from '@contract/league';
import { MOST_DISPLAY_LINKS } from '@contract/lists';
import type { Member } from '@contract/member';
import type { SignedIn } from '@contract/session';
import { type Credentials, makeTemplate, runTraining, signInDevice } from './device';
import { type MeasuredList, type ReadTarget, requireEveryList } from './growthLists';
import { makeReader } from './reader';
import { type SeededApp, serveSeeded } from './seededApp';

/** Reads paths of one server with one `Authorization`. */
export type PathReader = ReturnType<typeof pathReader>;

export type Readers = Record<MeasuredList['reader'], PathReader>;

interface ServedClub {
  app: SeededApp;
  target: ReadTarget;
  /** The training whose snapshot all others carry. */
  copied: string;
  readers: Readers;
}

/** Serves a club with a pro, a finished training and as many display links as there can be to `work`. */
export async function withClub(work: (club: ServedClub) => Promise<void>): Promise<void> {
  const app = await serveSeeded({ clubs: 2, members: 20 });
  try {
    const admin = await signInDevice(app.url, app.admin);
    requireEveryList(await admin.call('GET', '/api/openapi.json'));
    const pro = await signInDevice(app.url, app.proOf(1));
    const { id: memberId, golfclubId, username } = await pro.call<Member>('GET', '/api/golfclub/whoami');
    const template = await makeTemplate(admin, 10);
    const { id: copied } = await runTraining({ pro, template, players: 1, recorded: () => 10 });
    await pro.call('PUT', `/api/scheduledtrainings/${copied}/finish`);
    const secrets: string[] = [];
    for (let link = 0; link < MOST_DISPLAY_LINKS; link += 1) {
      const options = { name: `Screen ${link}`, shortNames: true };
      const path = `/api/golfclub/${golfclubId}/displaylinks`;
      secrets.push((await pro.call<MadeDisplayLink>('POST', path, options)).secret);
    }
    const readers: Readers = {
      admin: pathReader(app.url, await tokenOf(app, app.admin)),
      pro: pathReader(app.url, await tokenOf(app, app.proOf(1))),
      screen: pathReader(app.url, `Display ${secrets[0] ?? ''}`),
    };
    const target = { golfclubId, memberId, username, trainingId: copied, templateId: template.id, month: '' };
    await work({ app, target, copied, readers });
    for (const one of [admin, pro, ...Object.values(readers)]) one.close();
  } finally {
    await app.stop();
  }
}

function pathReader(url: string, authorization: string) {
  const { read, close } = makeReader();
  return { read: (path: string) => read(url + path, authorization), close };
}

async function tokenOf(app: SeededApp, { email, password }: Credentials): Promise<string> {
  const answer = await fetch(`${app.url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usernameOrEmail: email, password }),
  });
  const { accessToken } = (await answer.json()) as SignedIn;
  return `Bearer ${accessToken}`;
}

/** Returns the place with a training that the pro has played in, and its month. */
export async function readTargetNow(app: SeededApp, target: ReadTarget): Promise<ReadTarget> {
  const pro = await signInDevice(app.url, app.proOf(1));
  const path = `/api/leaguetable/golfclub/${target.golfclubId}/entries?page=0&pageSize=1&player=${target.memberId}`;
  const { entries } = await pro.call<LeagueEntries>('GET', path);
  pro.close();
  const [{ trainingId, trainingDate } = { trainingId: target.trainingId, trainingDate: '' }] = entries;
  return { ...target, trainingId, month: trainingDate.slice(0, 'YYYY-MM'.length) };
}
