import { storeSecret } from '@/session/secrets';
import { dropToken } from '@/session/token';
import { countedCalls } from '@test/browser/network';
import { signedInCache } from '@test/browser/signedInCache';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { unique } from '@test/fixtures/names';
import { golfclubApi } from './golfclub';
import { memberApi } from './member';
import { memberChanges } from './memberChanges';

const bare = { members: 'none' } as const;

let counted: ReturnType<typeof countedCalls>;

afterEach(() => {
  counted.stop();
  dropToken();
});

/** The cache of an admin who looks at a club, the list of clubs, a page of its members and their counts. */
async function lookingAtClub() {
  const { fixtures, club, token } = await adminAndClub();
  const [jana, tom] = [
    await fixtures.member({ club, name: 'Jana', surname: 'Adler' }),
    await fixtures.member({ club, name: 'Tom', surname: 'Bauer', roles: ['PLAYER', 'UNAPPROVED'] }),
  ];
  const store = signedInCache(token);
  const listing = { id: club.id, page: 0, pageSize: 20, sort: 'surname' } as const;
  const { getGolfclub, getGolfclubs } = golfclubApi.endpoints;
  const { getMembersOfClub, getMemberCounts } = memberApi.endpoints;
  const looked = [
    store.dispatch(getGolfclub.initiate({ id: club.id, ...bare })),
    store.dispatch(getGolfclubs.initiate(bare)),
    store.dispatch(getMembersOfClub.initiate(listing)),
    store.dispatch(getMemberCounts.initiate({ golfclubId: club.id })),
  ];
  await Promise.all(looked);
  const cached = () => {
    const state = store.getState();
    return {
      members: getMembersOfClub.select(listing)(state).data?.members ?? [],
      counts: [
        getGolfclub.select({ id: club.id, ...bare })(state).data?.memberCount,
        getGolfclubs
          .select(bare)(state)
          .data?.find(({ id }) => id === club.id)?.memberCount,
      ],
    };
  };
  const before = cached();
  const member = (username: string) => {
    const found = before.members.find((one) => one.username === username);
    if (!found) throw new Error(`${username} is on no page`);
    return found;
  };
  counted = countedCalls();
  const { addMember, updateMember, deleteMember, approveMember } = memberChanges.endpoints;
  const calls = async (change: PromiseLike<unknown>) => {
    await change;
    await Promise.all(store.dispatch(memberApi.util.getRunningQueriesThunk()));
    return counted.calls.map((call) => call.replace(club.id, '{club}'));
  };
  const edit = (username: string, changed: object) => {
    const { golfclub: _club, golfclubId, id: _id, username: _name, ...written } = member(username);
    const argument = { golfclubId, username, member: { ...written, ...changed }, idempotencyKey: unique('edit') };
    return calls(store.dispatch(updateMember.initiate(argument)));
  };
  return {
    ...{ fixtures, club, jana, tom, cached, before, member, edit },
    add: () => {
      const name = unique('new');
      const person = { name: 'Nora', surname: 'Zabel', username: name, email: `${name}@example.org`, roles: [] };
      const member = storeSecret({ ...person, password: 'two eagles in a row', handicap: 20, golfclubId: club.id });
      const argument = { golfclubId: club.id, username: name, member, idempotencyKey: name };
      return calls(store.dispatch(addMember.initiate(argument)));
    },
    remove: (username: string) => {
      const { name, surname, email } = member(username);
      const argument = { golfclubId: club.id, member: { name, surname, username, email }, idempotencyKey: username };
      return calls(store.dispatch(deleteMember.initiate(argument)));
    },
    approve: (username: string) => calls(store.dispatch(approveMember.initiate({ golfclubId: club.id, username }))),
  };
}

const page = 'GET /api/golfclub/{club}/members';

const counts = 'GET /api/golfclub/members/count';

test('after an edit that moves nobody the answer alone brings everything up to date', async () => {
  const { edit, cached, jana, member } = await lookingAtClub();
  const calls = await edit(jana.username, { phone: '+49 30 1', handicap: 7.1 });
  expect(calls).toEqual([`PUT /api/golfclub/{club}/member/${jana.username}`]);
  const { version } = member(jana.username);
  expect(cached().members[0]).toMatchObject({ phone: '+49 30 1', handicap: 7.1, version: version + 1 });
});

test('after an edit of the name, by which the page is sorted, only the page is read anew', async () => {
  const { edit, cached, jana } = await lookingAtClub();
  expect((await edit(jana.username, { surname: 'Zimmer' })).slice(1)).toEqual([page]);
  expect(cached().members.map(({ surname }) => surname)).toEqual(['Bauer', 'Zimmer']);
});

test('after an approval only the counts are read anew', async () => {
  const { approve, cached, tom } = await lookingAtClub();
  expect((await approve(tom.username)).slice(1)).toEqual([counts]);
  expect(cached().members[1]?.roles).toEqual(['APPROVED', 'PLAYER']);
});

test('after adding somebody the club is the answered one, and only page and counts are read anew', async () => {
  const { add, cached, before } = await lookingAtClub();
  expect((await add()).slice(1).toSorted()).toEqual([page, counts].toSorted());
  expect(cached().counts).toEqual(before.counts.map((count) => (count ?? 0) + 1));
  expect(cached().members.map(({ surname }) => surname)).toContain('Zabel');
});

test('after deleting somebody the club is the answered one, and only page and counts are read anew', async () => {
  const { remove, cached, before, jana } = await lookingAtClub();
  expect((await remove(jana.username)).slice(1).toSorted()).toEqual([page, counts].toSorted());
  expect(cached().counts).toEqual(before.counts.map((count) => (count ?? 0) - 1));
  expect(cached().members.map(({ username }) => username)).not.toContain(jana.username);
});

test('a refusal has everything read anew: what is cached may be out of date', async () => {
  const { edit, jana } = await lookingAtClub();
  const calls = await edit(jana.username, { version: 99 });
  expect(calls.slice(1).toSorted()).toEqual(['GET /api/golfclub', 'GET /api/golfclub/{club}', page, counts].toSorted());
});
