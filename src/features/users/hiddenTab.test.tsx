import { act, screen } from '@testing-library/react';
import { rowOf } from '@test/browser/clubs';
import { openApp } from '@test/browser/openApp';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { unique } from '@test/fixtures/names';

function showTab(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

afterEach(() => void Reflect.deleteProperty(document, 'visibilityState'));

test('who signs up while the list of users is in a tab in the background is there when the tab is seen', async () => {
  const { fixtures, club, token } = await adminAndClub();
  const surname = unique('Winter');
  showTab('hidden');
  await openApp({ path: `/private/users?q=${surname}&filter=unapproved`, as: token });
  expect(await screen.findByRole('button', { name: 'Users to approve (0)' })).toBeVisible();
  const { email } = await fixtures.member({ club, surname, roles: ['PLAYER', 'UNAPPROVED'] });
  showTab('visible');
  expect(await screen.findByRole('button', { name: 'Users to approve (1)' })).toBeVisible();
  expect(await rowOf(email)).toBeVisible();
});
