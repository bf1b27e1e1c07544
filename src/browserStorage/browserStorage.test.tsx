import { screen } from '@testing-library/react';
import { withForbiddenStorage } from '@test/browser/forbidStorage';
import { goTo, openApp } from '@test/browser/openApp';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { safeLocalStorage, safeSessionStorage } from './browserStorage';

const email = () => screen.findByRole('textbox', { name: /^E-Mail/ });
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['local', safeLocalStorage, () => window.localStorage],
  ['session', safeSessionStorage, () => window.sessionStorage],
])('what the %s storage keeps is read until it is removed', async (_name, storage, real) => {
  expect(storage.setItem('my key', 'value')).toBe(true);
  expect(real().getItem('my key')).toBe('value');
  expect([storage.getItem('my key'), storage.keys()]).toEqual(['value', ['my key']]);
  await withForbiddenStorage(async () => {
    expect([storage.getItem('my key'), storage.keys()]).toEqual([null, []]);
    expect([storage.setItem('my key', 'other'), storage.removeItem('my key')]).toEqual([false, false]);
  });
  expect(storage.getItem('my key')).toBe('value');
  expect(storage.readJson('my key')).toBeUndefined();
  storage.setItem('my key', '{"a":[1]}');
  expect(storage.readJson('my key')).toEqual({ a: [1] });
  expect(storage.removeItem('my key')).toBe(true);
  expect([storage.getItem('my key'), storage.readJson('my key'), storage.keys()]).toEqual([null, undefined, []]);
});

test('where the browser forbids all storage one signs in and works until the page is loaded again', async () => {
  const fixtures = await makeFixtures();
  const pro = await fixtures.member({ club: await fixtures.club(), roles: ['APPROVED', 'PLAYER', 'PRO'] });
  await withForbiddenStorage(async () => {
    const { user } = await openApp();
    await user.type(await email(), pro.email);
    await user.type(screen.getByLabelText(/^Password/), `${pro.password}{Enter}`);
    await heading('Users');
    expect(await screen.findByRole('row', { name: new RegExp(pro.email) })).toBeVisible();
    goTo('/private/profile');
    const keepsNothing = await screen.findByRole('switch', { name: 'Keep nothing on this device' });
    await user.click(keepsNothing);
    expect(await screen.findByText(/^This device could not delete what it keeps/)).toBeVisible();
    expect(keepsNothing).not.toBeChecked();

    const again = await openApp({ path: '/private/users' });
    expect(await email()).toBeVisible();
    await again.user.type(await email(), pro.email);
    await again.user.type(screen.getByLabelText(/^Password/), `${pro.password}{Enter}`);
    await heading('Users');
    await again.user.click(screen.getByRole('link', { name: 'Logout' }));
    expect(await email()).toBeVisible();
    expect(again.store.getState().session.session).toBeNull();
  });
});
