import type { ScheduledTraining } from '@contract/training';
import { below } from '@test/chance';
import type { api } from '@test/fixtures/api';
import type { ClubFixture } from '@test/fixtures/clubs';
import { makeMember, type MemberFixture } from '@test/fixtures/members';
import { ordinaryPoints } from '@test/fixtures/templates';
import { asAdded, trainingCalls } from '@test/fixtures/trainings';
import { randomContent, type EditableContent } from './randomContent';
import type { NotedSession, NotedTraining } from './recomputedLeague';

const dates = ['2025-12-31', '2026-01-01', '2026-05-01', '2026-05-02'];
// Also namesakes, and languages' own order.
const surnames = ['Abel', 'Äpfel', 'apfel', 'Zebra', 'Abel'];

interface HistoryOptions {
  client: ReturnType<typeof api>;
  club: ClubFixture;
  random: () => number;
}

/**
 * Returns a history of one club over the API, made of random steps, with everything written down beside it. A step
 * throws when the server does not answer it as it must.
 */
export async function makeLeagueHistory({ client, club, random }: HistoryOptions) {
  const members: (MemberFixture & { isGone: boolean })[] = [];
  for (const surname of surnames) members.push({ ...(await makeMember({ club, surname })), isGone: false });
  const contents = await randomContent(client, random);
  const trainings: NotedTraining[] = [];
  const did: string[] = [];
  /** The dates that trainings were planned for before they were started, by id. */
  const plannedFor = new Map<string, string>();

  const any = <T>(things: readonly T[]): T | undefined => things[below(random, things.length)];
  const inStatus = (...statuses: NotedTraining['status'][]) =>
    trainings.filter(({ status }) => statuses.includes(status));
  const sessionsOf = (training: NotedTraining | undefined, is: (session: NotedSession) => boolean = () => true) =>
    training?.sessions.filter(is) ?? [];

  async function plan() {
    const content: EditableContent | undefined = any(contents);
    const plannedDate = any(dates);
    if (content === undefined || plannedDate === undefined) return;
    const { id } = must(
      await client.post<ScheduledTraining>('/api/scheduledtrainings/fromtrainingtemplate', {
        trainingTemplateId: content.id,
        golfclubId: club.id,
        plannedDate,
      }),
      201,
    );
    trainings.push({ id, plannedDate, status: 'PLANNED', sessions: [], ...content.asItIs() });
  }

  async function start() {
    const training = any(inStatus('PLANNED'));
    if (training === undefined) return;
    const { start: startAsPlanned, startOn } = trainingCalls(client, training.id);
    const day = random() < 0.3 ? any(dates) : undefined;
    must(await (day === undefined ? startAsPlanned() : startOn(day)), 200);
    plannedFor.set(training.id, training.plannedDate);
    Object.assign(training, { status: 'STARTED', plannedDate: day ?? training.plannedDate });
  }

  async function unstart() {
    const training = any(inStatus('STARTED'));
    if (training === undefined) return;
    const { unstart: takeBack } = trainingCalls(client, training.id);
    const isRecorded = sessionsOf(training).some(({ balls }) => balls.size > 0);
    must(await takeBack(), isRecorded ? 409 : 200);
    if (isRecorded) return;
    Object.assign(training, { status: 'PLANNED', plannedDate: plannedFor.get(training.id) });
  }

  async function addPlayers() {
    const training = any(inStatus('STARTED'));
    const playing = new Set(sessionsOf(training).flatMap(({ players }) => players.map(({ memberId }) => memberId)));
    const free = members.filter(({ id, isGone }) => !isGone && !playing.has(id) && random() < 0.6);
    if (training === undefined || free.length < (training.takesTeams ? 2 : 1)) return;
    const added = free.map((member) => ({ member, tenths: below(random, 641) - 100 }));
    const positionOf = ([first]: typeof added) => (first ? added.indexOf(first) : -1);
    const { trainingSessions } = must(
      await trainingCalls(client, training.id).addPlayers(
        added.map(({ member, tenths }) => asAdded(member, { handicap: tenths / 10 })),
      ),
      200,
    );
    const known = new Set(training.sessions.map(({ id }) => id));
    const noted = trainingSessions
      .filter(({ id }) => !known.has(id))
      .map(({ id, players }) => {
        const ids = players.map((player) => player.id);
        return { id, players: added.filter(({ member }) => ids.includes(member.id)) };
      })
      // The server's order is that of ids made in one moment, which is another one with the same seed.
      .sort((a, b) => positionOf(a.players) - positionOf(b.players));
    for (const { id, players: of } of noted) {
      const players = of.map(({ member, tenths }) => ({ memberId: member.id, tenths }));
      training.sessions.push({ id, isEdited: false, isFinished: false, players, balls: new Map() });
    }
  }

  async function record() {
    const training = any(inStatus('STARTED').filter(({ sessions }) => sessions.length > 0));
    const session = any(sessionsOf(training));
    if (training === undefined || session === undefined) return;
    const calls = trainingCalls(client, training.id);
    if (!session.isEdited) must(await calls.editSession(session.id), 200);
    Object.assign(session, { isEdited: true, isFinished: false });
    const indexes = [0, 1, 2, 3, 4].filter(() => random() < 0.5);
    const balls = indexes.map((index) => ({
      index,
      points: random() < 0.15 ? null : ordinaryPoints(below(random, 4)),
    }));
    if (balls.length === 0) return;
    must(await calls.recordBalls(session.id, balls), 200);
    for (const { index, points } of balls) {
      if (points === null) session.balls.delete(index);
      else session.balls.set(index, points);
    }
  }

  async function finishSession() {
    const training = any(inStatus('STARTED'));
    const session = any(sessionsOf(training, ({ isEdited }) => isEdited));
    if (training === undefined || session === undefined) return;
    must(await trainingCalls(client, training.id).finishSession(session.id), 200);
    Object.assign(session, { isEdited: false, isFinished: true });
  }

  async function removeSession() {
    const training = any(inStatus('STARTED'));
    const session = any(sessionsOf(training, ({ isFinished }) => !isFinished));
    if (training === undefined || session === undefined) return;
    must(await trainingCalls(client, training.id).deleteSession(session.id), 200);
    training.sessions.splice(training.sessions.indexOf(session), 1);
  }

  /** Up to three trainings at the same moment, each finished or opened again, some of them twice. */
  async function finishOrOpen() {
    const chosen = inStatus('STARTED', 'FINISHED')
      .filter(() => random() < 0.6)
      .slice(0, 3);
    const gone = random() < 0.1 ? any(members.filter(({ isGone }) => !isGone)) : undefined;
    const requested = chosen.flatMap((training) => {
      const { finish, unfinish } = trainingCalls(client, training.id);
      const turn = training.status === 'STARTED' ? finish : unfinish;
      return random() < 0.3 ? [turn, turn] : [turn];
    });
    const answers = await Promise.all([...requested.map((turn) => turn()), ...(gone ? [erase(gone)] : [])]);
    for (const answer of answers) must(answer, 200);
    for (const training of chosen) training.status = training.status === 'STARTED' ? 'FINISHED' : 'STARTED';
    if (gone) await noteGone(gone);
    else for (const training of chosen) await noteSessions(training);
  }

  /** Which player sessions, with whom, and whether open: finishing and deleting a member at once end one way or the other. */
  async function noteSessions(training: NotedTraining) {
    const now = must(await trainingCalls(client, training.id).read(), 200).trainingSessions;
    const stored = training.sessions.flatMap((session) => {
      const { players = [], playerDataStatus } = now.find(({ id }) => id === session.id) ?? {};
      if (playerDataStatus === undefined) return [];
      const isEdited = playerDataStatus === 'EDIT';
      const stay = session.players.filter(({ memberId }) => players.some(({ id }) => id === memberId));
      return [Object.assign(session, { isEdited, isFinished: playerDataStatus === 'FINISHED', players: stay })];
    });
    training.sessions.splice(0, training.sessions.length, ...stored);
  }

  function erase({ name, surname, username, email }: MemberFixture) {
    return client.delete(`/api/golfclub/${club.id}/member`, { name, surname, username, email });
  }

  async function noteGone(member: (typeof members)[number]) {
    Object.assign(member, { isGone: true, name: '', surname: '' });
    for (const training of trainings) await noteSessions(training);
  }

  async function deleteMember() {
    const member = any(members.filter(({ isGone }) => !isGone));
    if (member === undefined) return;
    must(await erase(member), 200);
    await noteGone(member);
  }

  async function deleteTraining() {
    const training = any(trainings);
    if (training === undefined) return;
    must(await trainingCalls(client, training.id).remove(), 200);
    trainings.splice(trainings.indexOf(training), 1);
  }

  async function editContent() {
    await any(contents)?.edit();
  }

  /** What is not allowed changes nothing. */
  async function trySomethingWrong() {
    const training = any(trainings);
    if (training === undefined) return;
    const { start: again, finish, recordBall } = trainingCalls(client, training.id);
    if (training.status === 'PLANNED') must(await finish(), 409);
    if (training.status === 'FINISHED') must(await again(), 409);
    const [session] = sessionsOf(training, ({ isEdited }) => !isEdited);
    if (session) must(await recordBall(session.id, { index: 0, points: 3 }), 409);
  }

  const often = [start, addPlayers, record, record, finishOrOpen];
  const seldom = [unstart, removeSession, finishSession, editContent, deleteTraining, deleteMember, trySomethingWrong];

  return {
    trainings,
    members,
    /** The names of the steps so far. */
    did,
    async step() {
      const step = inStatus('PLANNED', 'STARTED').length < 2 ? plan : any(random() < 0.8 ? often : seldom);
      if (step === undefined) return;
      did.push(step.name);
      await step();
    },
  };
}

export type LeagueHistory = Awaited<ReturnType<typeof makeLeagueHistory>>;

function must<Body>({ status, text, body }: { status: number; text: string; body: Body }, expected: number): Body {
  if (status !== expected) throw new Error(`answered with ${status} and not ${expected}: ${text}`);
  return body;
}
