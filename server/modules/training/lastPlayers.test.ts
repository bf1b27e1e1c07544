import type { LastPlayers } from '@contract/training';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

describe('players of the last training', () => {
  async function clubThatPlayed() {
    const pro = await proOfNewClub();
    const { fixtures, club } = pro;
    const [putting, driving] = [await fixtures.template(), await fixtures.template()];
    const [anna, bert, carl] = [
      await pro.player({ name: 'Anna', handicap: 12.3 }),
      await pro.player({ name: 'Bert' }),
      await pro.player({ name: 'Carl' }),
    ];
    const played = async (plannedDate: string, template: typeof putting, ...players: (typeof anna)[]) =>
      (
        await fixtures.training({
          club,
          template,
          plannedDate,
          status: 'FINISHED',
          sessions: players.map((player) => ({ players: [player], balls: [1], handicaps: [30] })),
        })
      ).id;
    const lastOf = async (template: typeof putting) => {
      const { id } = await fixtures.training({ club, template, status: 'STARTED', plannedDate: '2026-06-01' });
      return (await pro.client.get<LastPlayers>(`/api/scheduledtrainings/${id}/lastplayers`)).body;
    };
    return { ...pro, putting, driving, anna, bert, carl, played, lastOf };
  }

  const names = ({ players }: LastPlayers) => players.map(({ name }) => name);

  test('are those of the same template, however long ago, with their handicaps of now', async () => {
    const { putting, driving, anna, bert, carl, club, played, lastOf } = await clubThatPlayed();
    await played('2026-03-01', putting, carl);
    const last = await played('2026-04-01', putting, bert, anna);
    await played('2026-05-01', driving, carl);
    await played('2026-05-02', putting);
    const answer = await lastOf(putting);
    expect(names(answer)).toEqual(['Bert', 'Anna']);
    expect(answer.training).toMatchObject({ id: last, plannedDate: '2026-04-01', isOfTemplate: true });
    const { id, surname, username } = anna;
    expect(answer.players[1]).toEqual({ id, name: 'Anna', surname, username, handicap: 12.3, golfclubId: club.id });
    expect(answer.leftOut).toEqual([]);
  });

  test('are those of the last training of the club where the template was never played', async () => {
    const { putting, driving, anna, bert, played, lastOf } = await clubThatPlayed();
    await played('2026-03-01', putting, bert);
    await played('2026-04-01', putting, anna);
    const answer = await lastOf(driving);
    expect(names(answer)).toEqual(['Anna']);
    expect(answer.training).toMatchObject({ isOfTemplate: false });
  });

  test('are nobody in a club that has not played, whatever others have', async () => {
    const other = await clubThatPlayed();
    await other.played('2026-03-01', other.putting, other.anna);
    const { lastOf } = await clubThatPlayed();
    expect(await lastOf(other.putting)).toEqual({ training: null, players: [], leftOut: [] });
  });

  test('leave out who may not play any more, and say why', async () => {
    const { putting, anna, bert, carl, played, lastOf } = await clubThatPlayed();
    await played('2026-04-01', putting, anna, bert, carl);
    await sql(`update members set roles = '{PLAYER,UNAPPROVED}' where id = $1`, [bert.id]);
    await sql(`update members set erased_at = now(), name = '', surname = '' where id = $1`, [carl.id]);
    const answer = await lastOf(putting);
    expect(names(answer)).toEqual(['Anna']);
    expect(answer.leftOut).toEqual([
      { name: 'Bert', surname: bert.surname, reason: 'not-approved' },
      { name: '', surname: '', reason: 'former' },
    ]);
  });
});
