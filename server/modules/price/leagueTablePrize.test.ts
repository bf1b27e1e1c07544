import type { LeagueTablePrize } from '@contract/lists';
import type { SessionPrice, SessionPrices } from '@contract/price';
import type { Problem } from '@contract/problem';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from '@test/fixtures/api';
import { unique } from '@test/fixtures/names';
import { withLeagueTablePrizes } from '@test/fixtures/prices';

const PATH = '/sessionprices';

async function adminsPrices() {
  const client = api((await adminAndClub()).token);
  const requested = (prize: LeagueTablePrize | null) => ({
    name: unique('Cup'),
    description: '',
    used_as_league_table_prize: prize,
  });
  const make = async (prize: LeagueTablePrize | null) => (await client.post<SessionPrice>(PATH, requested(prize))).body;
  const edit = <Body = SessionPrice>(price: SessionPrice, prize: LeagueTablePrize | null, more: object = {}) =>
    client.put<Body>(PATH, { ...price, used_as_league_table_prize: prize, ...more });
  const now = async (...prices: SessionPrice[]) => {
    const { data } = (await client.get<SessionPrices>(PATH)).body;
    return prices.map(({ id }) => {
      const found = data.find((price) => price.id === id);
      return `${found?.used_as_league_table_prize ?? 'none'} v${found?.version ?? 0}`;
    });
  };
  const holders = async () =>
    (await client.get<SessionPrices>(PATH)).body.data.flatMap((price) => price.used_as_league_table_prize ?? []).sort();
  return { client, requested, make, edit, now, holders };
}

test('each place of the league table has one price; who wants a taken one is told whose it is', () =>
  withLeagueTablePrizes(async () => {
    const { client, requested, make, edit, now } = await adminsPrices();
    const [first, none] = [await make('FIRST_PRIZE'), await make(null)];
    expect(first.used_as_league_table_prize).toBe('FIRST_PRIZE');
    const edited = await edit<Problem>(none, 'FIRST_PRIZE');
    expect([edited.status, edited.code, edited.body.current]).toEqual([409, 'prize-taken', first]);
    const made = await client.post<Problem>(PATH, requested('FIRST_PRIZE'));
    expect([made.status, made.code, made.body.current]).toEqual([409, 'prize-taken', first]);
    expect(await now(first, none)).toEqual(['FIRST_PRIZE v1', 'none v1']);
    // Keeping the own prize takes it from nobody.
    expect((await edit(first, 'FIRST_PRIZE', { name: 'Renamed' })).body).toMatchObject({
      name: 'Renamed',
      version: 2,
    });
  }));

test('two prices swap their places, and both have changed', () =>
  withLeagueTablePrizes(async () => {
    const { make, edit, now } = await adminsPrices();
    const [first, second] = [await make('FIRST_PRIZE'), await make('SECOND_PRIZE')];
    const swapped = await edit(second, 'FIRST_PRIZE', { swap: true });
    expect(swapped).toMatchObject({ status: 200, body: { used_as_league_table_prize: 'FIRST_PRIZE', version: 2 } });
    expect(await now(first, second)).toEqual(['SECOND_PRIZE v2', 'FIRST_PRIZE v2']);
    expect((await edit(first, 'THIRD_PRIZE')).code).toBe('stale');
  }));

test('where there is nothing to give in return the other price is no prize any more', () =>
  withLeagueTablePrizes(async () => {
    const { client, requested, make, edit, now } = await adminsPrices();
    const [first, none] = [await make('FIRST_PRIZE'), await make(null)];
    await edit(none, 'FIRST_PRIZE', { swap: true });
    expect(await now(first, none)).toEqual(['none v2', 'FIRST_PRIZE v2']);
    const { body: made } = await client.post<SessionPrice>(PATH, { ...requested('FIRST_PRIZE'), swap: true });
    expect(await now(first, none, made)).toEqual(['none v2', 'none v3', 'FIRST_PRIZE v1']);
  }));

test('a swap that nobody stands against just takes the place', () =>
  withLeagueTablePrizes(async () => {
    const { make, edit, now } = await adminsPrices();
    const price = await make('SECOND_PRIZE');
    await edit(price, 'FIRST_PRIZE', { swap: true });
    expect(await now(price)).toEqual(['FIRST_PRIZE v2']);
    await edit(price, null, { swap: true, version: 2 });
    expect(await now(price)).toEqual(['none v3']);
  }));

test('of many who want the same place at once one gets it and the others are told', () =>
  withLeagueTablePrizes(async () => {
    const { client, requested, make, edit, holders } = await adminsPrices();
    const prices = await Promise.all(Array.from({ length: 5 }, () => make(null)));
    const answers = await Promise.all([
      ...prices.map((price) => edit<unknown>(price, 'THIRD_PRIZE')),
      ...prices.map(() => client.post(PATH, requested('THIRD_PRIZE'))),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'prize-taken')).toHaveLength(9);
    expect(await holders()).toEqual(['THIRD_PRIZE']);
  }));

test('however many swap at once, no place is lost and none is taken twice', () =>
  withLeagueTablePrizes(async () => {
    const { make, edit, holders } = await adminsPrices();
    const places = ['FIRST_PRIZE', 'SECOND_PRIZE', 'THIRD_PRIZE'] as const;
    const prices = [await make('FIRST_PRIZE'), await make('SECOND_PRIZE'), await make('THIRD_PRIZE')];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => {
        const [price, place] = [prices[n % 3], places[(n + 1 + (n % 2)) % 3]];
        if (price === undefined || place === undefined) throw new Error('there are three of each');
        return edit(price, place, { swap: true, version: undefined });
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200));
    expect(await holders()).toEqual([...places]);
  }));
