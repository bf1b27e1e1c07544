import { screen, waitFor, within } from '@testing-library/react';
import { goTo, openApp } from '@test/browser/openApp';
import { api } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { edited, memberCalls } from '@test/fixtures/members';

/** One training more than a page holds, the oldest last. */
async function clubWithTwoPages() {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const template = await fixtures.template({ name: { en: 'Putting gate', de: 'Putt-Tor' } });
  for (let day = 1; day <= 26; day += 1) {
    const plannedDate = `2026-06-${String(day).padStart(2, '0')}`;
    await fixtures.training({ club, template, status: 'FINISHED', plannedDate });
  }
  return { token: await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] })) };
}

test.each([
  ['the planner', '/private/sessionplanner?status=FINISHED'],
  ['the session wizard', '/private/sessionwizard?status=FINISHED'],
  ['the finished sessions', '/private/activetrainingsessions?show=finished'],
])('in %s an address beyond the last page leads to the last one', async (_screen, address) => {
  const { token } = await clubWithTwoPages();
  await openApp({ path: `${address}&page=7`, as: token });
  const pages = await screen.findAllByRole('navigation', { name: /^Pages of / });
  for (const pager of pages) expect(within(pager).getByText('26–26 of 26')).toBeVisible();
  expect(window.location.search).toContain('page=2');
});

test('the last row of the last page is deleted: the page before takes its place, and no list is said to be empty', async () => {
  const { token } = await clubWithTwoPages();
  const { user } = await openApp({ path: '/private/sessionplanner?status=FINISHED&page=2', as: token });
  await user.click(await screen.findByRole('button', { name: 'Delete Putting gate of June 1st, 2026' }));
  const dialog = await screen.findByRole('alertdialog');
  const nothing: (string | null)[] = [];
  const watch = new MutationObserver(() =>
    nothing.push(screen.queryByText(/No training has been/)?.textContent ?? null),
  );
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('button', { name: 'Delete Putting gate of June 2nd, 2026' })).toBeVisible();
  watch.disconnect();
  expect(nothing.filter((text) => text !== null)).toEqual([]);
  await waitFor(() => expect(window.location.search).toBe('?status=FINISHED'));
});

test('a page that was empty and has been filled since is read anew, and no other takes its place', async () => {
  const fixtures = await makeFixtures();
  const admin = await fixtures.member({ club: await fixtures.club(), roles: ['ADMIN', 'APPROVED'] });
  const token = await fixtures.signedIn(admin);
  const club = await fixtures.club();
  const member = await fixtures.member({ club });
  const { id, username } = member;
  const calls = memberCalls(api(token), club.id);
  const edit = (phone: number) => calls.edit(username, edited(member, { roles: ['PLAYER'], phone: String(phone) }));
  for (let phone = 1; phone <= 25; phone += 1) await edit(phone);
  await openApp({ path: `/private/changes?member=${id}&page=2`, as: token });
  expect(await screen.findByText('Phone: 24 → 25')).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe(`?member=${id}`));
  await edit(26);
  goTo(`/private/changes?member=${id}&page=2`);
  expect(await screen.findByText('Phone: (empty) → 1')).toBeVisible();
  expect(window.location.search).toContain('page=2');
});
