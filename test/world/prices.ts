import pg from 'pg';
import type { LeagueTablePrize } from '@contract/lists';
import { insert, sql } from './database';
import { fromSetup } from './environment';
import { unique } from './names';
import type { WorldTraining } from './trainings';

export interface WorldPrice {
  id: string;
  name: string;
  description: string;
}

export interface PriceOptions {
  name?: string;
  description?: string;
  /** Public id at the image host. */
  image?: string;
  /** Only inside `withLeagueTablePrizes`, because each belongs to one price at most. */
  prize?: LeagueTablePrize;
  /** The training that it is the instant price of. */
  awardedTo?: WorldTraining;
}

/** Any number that no other lock has. */
const PRIZES_LOCK = 7_340_031;

/** Makes a price, without a league table prize unless wished. */
export async function makePrice(options: PriceOptions = {}): Promise<WorldPrice> {
  const name = options.name ?? unique('Dozen range balls');
  const description = options.description ?? 'Handed over at the counter';
  const id = await insert('session_prices', {
    name,
    description,
    image: options.image ?? null,
    league_table_prize: options.prize ?? null,
  });
  if (options.awardedTo) await award(id, options.awardedTo);
  return { id, name, description };
}

/**
 * Runs what needs league table prizes, which all tests at the same time share: alone, and starting from prices of which
 * none has one.
 */
export async function withLeagueTablePrizes(work: () => Promise<void>): Promise<void> {
  const client = new pg.Client(JSON.parse(fromSetup('TEST_DATABASE')) as pg.ClientConfig);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [PRIZES_LOCK]);
    await client.query('update session_prices set league_table_prize = null where league_table_prize is not null');
    await work();
  } finally {
    await client.query('update session_prices set league_table_prize = null where league_table_prize is not null');
    // Ending the connection gives the lock back.
    await client.end();
  }
}

async function award(priceId: string, training: WorldTraining): Promise<void> {
  await sql('insert into instant_prices (training_id, golfclub_id, session_price_id) values ($1, $2, $3)', [
    training.id,
    training.golfclubId,
    priceId,
  ]);
}
