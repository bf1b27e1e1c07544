import type { LeagueTableEvent } from '@contract/league';

/** A training as somebody has written it down beside the server; handicaps and differences in whole tenths. */
export interface NotedTraining {
  id: string;
  plannedDate: string;
  status: 'PLANNED' | 'STARTED' | 'FINISHED';
  name: LeagueTableEvent['trainingName'];
  isTournament: boolean;
  takesTeams: boolean;
  /** Scores with the tenths played, for tournaments with the points. */
  scores: readonly (readonly [score: number, worth: number])[];
  rows: readonly (readonly [difference: number, points: number])[];
  sessions: NotedSession[];
}

export interface NotedSession {
  id: string;
  isEdited: boolean;
  isFinished: boolean;
  players: { memberId: string; tenths: number }[];
  /** Points by index. */
  balls: Map<number, number>;
}

export interface NotedMember {
  id: string;
  name: string;
  surname: string;
}

export interface RecomputedEvent extends LeagueTableEvent {
  memberId: string;
  score: number;
}

/** Returns the results of the finished trainings, latest first: once more by hand, in no way as the server does it. */
export function recomputedEvents(
  trainings: readonly NotedTraining[],
  { from = '0000', to = '9999' }: { from?: string; to?: string } = {},
): RecomputedEvent[] {
  return trainings
    .filter(({ status, plannedDate }) => status === 'FINISHED' && from <= plannedDate && plannedDate <= to)
    .flatMap((training) => training.sessions.flatMap((session) => eventsOf(training, session)))
    .sort((a, b) => (latestFirst(a) < latestFirst(b) ? 1 : -1));
}

function eventsOf(training: NotedTraining, { players, balls }: NotedSession): RecomputedEvent[] {
  if (balls.size === 0) return [];
  let score = 0;
  for (const points of balls.values()) score += points;
  const descending = [...training.scores].sort(([a], [b]) => b - a);
  const reached = descending.find(([least]) => least <= score);
  return players.map(({ memberId, tenths }) => {
    const event = {
      memberId,
      score,
      trainingId: training.id,
      trainingName: training.name,
      trainingDate: training.plannedDate,
      balls: [...balls].sort(([a], [b]) => a - b).map(([index, points]) => ({ index, points })),
    };
    const none = { handicapStarted: null, handicapPlayed: null, handicapDifference: null };
    if (training.isTournament) return { ...event, ...none, points: reached?.[1] ?? 0 };
    const played = (reached ?? descending.at(-1))?.[1] ?? Number.NaN;
    const better = tenths - played;
    const earned = [...training.rows].sort(([a], [b]) => b - a).find(([difference]) => difference <= better);
    return {
      ...event,
      handicapStarted: tenths / 10,
      handicapPlayed: played / 10,
      handicapDifference: better / 10,
      points: earned?.[1] ?? 0,
    };
  });
}

/** Returns the lines of the league table that these results, latest first, make. */
export function recomputedTable(events: readonly RecomputedEvent[], members: readonly NotedMember[]) {
  const latest = events[0]?.trainingId;
  const before = ranked(
    events.filter(({ trainingId }) => trainingId !== latest),
    members,
  ).map(({ member }) => member.id);
  return ranked(events, members).map(({ member, points, isTied }) => {
    const rank = before.indexOf(member.id) + 1;
    return {
      ...member,
      totalPoints: points.reduce((sum, each) => sum + each, 0),
      previousRank: rank === 0 ? null : rank,
      trend: points.slice(0, 10).reverse(),
      tied: isTied,
      leagueTableEvents: events
        .filter(({ memberId }) => memberId === member.id)
        .map(({ memberId: _memberId, score: _score, ...event }) => event),
    };
  });
}

function ranked(events: readonly RecomputedEvent[], members: readonly NotedMember[]) {
  const lines = members
    .map((member) => ({ member, points: events.filter((one) => one.memberId === member.id).map((one) => one.points) }))
    .filter(({ points }) => points.length > 0)
    .map((line) => ({ ...line, key: [line.points.reduce((sum, each) => sum + each, 0), ...line.points] }));
  lines.sort((a, b) => byKey(a.key, b.key) || byName(a.member, b.member));
  return lines.map((line, position) => {
    const beside = [lines[position - 1], lines[position + 1]];
    return { ...line, isTied: beside.some((other) => String(other?.key) === String(line.key)) };
  });
}

/** What is not there is less than anything. */
function byKey(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [one, other] = [a[index] ?? -Infinity, b[index] ?? -Infinity];
    if (one !== other) return one > other ? -1 : 1;
  }
  return 0;
}

const byLanguage = new Intl.Collator('en');
function byName(a: NotedMember, b: NotedMember): number {
  const inOrder =
    Number(a.surname === '') - Number(b.surname === '') ||
    byLanguage.compare(a.surname, b.surname) ||
    byLanguage.compare(a.name, b.name);
  return inOrder || (a.id < b.id ? -1 : 1);
}

function latestFirst({ trainingDate, trainingId }: RecomputedEvent): string {
  return `${trainingDate} ${trainingId}`;
}
