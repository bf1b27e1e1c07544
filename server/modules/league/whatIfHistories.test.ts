import fc from 'fast-check';
import type { LeagueTable } from '@contract/league';
import type { RecomputedTable, WhatIfAnswer } from '@contract/statistic';
import { repetitions } from '@test/endurance';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { randomHistory, randomRows, writeHistories, type WrittenHistory } from '@test/fixtures/histories';

type Client = ReturnType<typeof api>;
/** By player, in the order of the table. */
type Standings = { id: string; rank: number; totalPoints: number }[];

const seed = Number(process.env['SEED'] ?? 2026);
const CLUBS = 20;
const groups = Array.from({ length: repetitions(3, 100) }, (_, group) => seed + group);

test.each(groups)(
  'what-if says what really scoring 20 random histories again brings about (SEED=%i)',
  async (groupSeed) => {
    const [drawn] = fc.sample(
      fc.record({
        old: randomRows,
        requested: randomRows,
        other: randomRows,
        histories: fc.array(randomHistory, { minLength: CLUBS, maxLength: CLUBS }),
      }),
      { seed: groupSeed, numRuns: 1 },
    );
    if (drawn === undefined) throw new Error('nothing was drawn');
    const { fixtures, token } = await adminAndClub();
    const client = api(token);
    const requested = await fixtures.mapping({ rows: drawn.old });
    const clubs = await writeHistories(drawn.histories, {
      edited: requested,
      other: await fixtures.mapping({ rows: drawn.other }),
    });
    const finished = clubs.flatMap(({ trainings }) => trainings.filter(({ kind }) => kind !== 'running'));
    await each(finished, ({ id }) => must(client, `/api/scheduledtrainings/${id}/finish`));
    const before = await leagueTables(client, clubs);
    const recorded = await recordedEvents(clubs);

    const answer = await client.post<WhatIfAnswer>('/api/leaguetable/whatif', {
      mappingId: requested.id,
      mapping: drawn.requested,
    });
    expect(answer.status).toBe(200);
    const answered = new Map(answer.body.golfclubs.map((table) => [table.golfclub.id, table]));
    // Asking has changed nothing.
    expect(await recordedEvents(clubs)).toEqual(recorded);

    await sql(
      `update scheduled_trainings set snapshot = jsonb_set(snapshot, '{mapping}', $1::jsonb)
       where snapshot -> 'trainingHandicapDifferenceToPointsMapping' ->> 'id' = $2`,
      [JSON.stringify(drawn.requested), requested.id],
    );
    await each(
      finished.filter(({ kind }) => kind === 'asked'),
      async ({ id }) => {
        await must(client, `/api/scheduledtrainings/${id}/unfinish`);
        await must(client, `/api/scheduledtrainings/${id}/finish`);
      },
    );
    const after = await leagueTables(client, clubs);
    for (const { golfclubId, trainings } of clubs) {
      const ofMapping = trainings.filter(({ kind }) => kind === 'asked').length;
      const table = answered.get(golfclubId);
      expect(table?.trainings ?? 0).toBe(ofMapping);
      if (table === undefined) continue;
      expect(standings(table, 'before')).toEqual(before.get(golfclubId));
      expect(standings(table, 'after')).toEqual(after.get(golfclubId));
      expect(table.entries.map((entry) => entry.after.rank)).toEqual(table.entries.map((_, position) => position + 1));
    }
  },
);

/** In the order of the ranks. */
function standings({ entries }: RecomputedTable, when: 'before' | 'after'): Standings {
  return entries.map((entry) => ({ id: entry.player.id, ...entry[when] })).toSorted((a, b) => a.rank - b.rank);
}

async function leagueTables(client: Client, clubs: readonly WrittenHistory[]): Promise<Map<string, Standings>> {
  const tables = new Map<string, Standings>();
  await each(clubs, async ({ golfclubId }) => {
    const { body } = await client.get<LeagueTable>(`/api/leaguetable/golfclub/${golfclubId}`);
    const rows = body.leagueTableEntries.map(({ player, totalPoints }, position) => ({
      id: player.id,
      rank: position + 1,
      totalPoints,
    }));
    tables.set(golfclubId, rows);
  });
  return tables;
}

function recordedEvents(clubs: readonly WrittenHistory[]) {
  return sql('select * from league_events where golfclub_id = any($1::uuid[]) order by training_id, member_id', [
    clubs.map(({ golfclubId }) => golfclubId),
  ]);
}

async function must(client: Client, path: string): Promise<void> {
  const { status, text } = await client.put(path);
  if (status !== 200) throw new Error(`refused with ${status}: ${text}`);
}

/** A few at a time: the server shall work, not queue. */
async function each<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  const left = [...things];
  const worker = async () => {
    for (let thing = left.pop(); thing !== undefined; thing = left.pop()) await work(thing);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}
