import { seededRandom } from '@test/chance';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { signedIn } from '@test/fixtures/tokens';
import { ballWriter, lifecycleWriter } from './ballWriter';
import { categoryWriter, memberWriter, templateWriter } from './contentWriters';
import { journalOf, type Journal, type Query } from './journal';

const RECORDERS = 3;
const BALLS = 10;

export interface PressedClub {
  id: string;
  /** Of an admin, with whom all writers are signed in. */
  token: string;
  /** Of a sign-in that nobody uses yet. */
  unusedToken: string;
  journals: Journal[];
}

/** Makes a club with trainings and the journals of seven writers at work on it and on the templates of all clubs. */
export async function makePressedClub(query: Query, seed: number): Promise<PressedClub> {
  const fixtures = await makeFixtures();
  let drawn = 0;
  const random = () => seededRandom(seed + (drawn += 1));
  const club = await fixtures.club();
  const admin = () => fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] });
  const staff = await admin();
  const token = await signedIn(staff);
  const template = await fixtures.template({ numberofballs: BALLS });
  const players = await Promise.all(Array.from({ length: RECORDERS + 1 }, () => fixtures.member({ club })));
  const playing = (those: typeof players) => ({
    ...{ club, template, status: 'STARTED' as const },
    sessions: those.map((player) => ({ players: [player], status: 'EDIT' as const })),
  });
  const recorded = await fixtures.training(playing(players.slice(1)));
  const finished = await fixtures.training(playing(players.slice(0, 1)));

  const recorders = recorded.sessionIds.map((sessionId, number) =>
    ballWriter({
      name: `balls ${number + 1}`,
      token,
      trainingId: recorded.id,
      sessionId,
      balls: BALLS,
      random: random(),
    }),
  );
  const of = { token, trainingId: finished.id, sessionId: finished.sessionIds[0] ?? '', random: random() };
  const journals = [
    ...(await Promise.all(recorders.map((writer) => journalOf(writer, query)))),
    await journalOf(lifecycleWriter(of), query),
    await journalOf(memberWriter({ id: staff.id, token, golfclubId: club.id, random: random() }), query),
    await journalOf(templateWriter(token, (await fixtures.template()).content), query),
    await journalOf(categoryWriter(token, random()), query),
  ];
  return { id: club.id, token, unusedToken: await signedIn(staff), journals };
}
