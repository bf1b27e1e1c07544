import { screen, within } from '@testing-library/react';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageState } from '@/app/capsule/exporting/pageCapsule';
import { adminAndCategory } from '@test/browser/clubs';
import { openApp } from '@test/browser/openApp';
import { errorPage } from '@test/browser/openCapsule';
import { openState } from '@test/browser/openState';

describe('category edited', () => {
  test('a category that is being edited is in the state', async () => {
    const { path: address, token, id, name } = await adminAndCategory();
    const { user, store } = await openApp({ path: address, as: token });
    await user.click(await screen.findByRole('button', { name: `Edit ${name.en}` }));
    await screen.findByRole('button', { name: /^Save/ });
    const file = pageState(store.getState());
    expect(file.state).toMatchObject({ editedCategories: [id], place: { path: '/private/sessioncategories' } });
    if (process.env['REMAKE_CAPSULES'] === '1') {
      writeFileSync(path.join(__dirname, 'categoryEdited.json'), `${JSON.stringify(file, null, 1)}\n`);
    }
  });

  test('in the kept one it is being edited still, and saving it is not sent', async () => {
    const { user, instance } = await openState('categoryEdited');
    expect(await screen.findByRole('heading', { level: 1, name: 'Training Categories' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    const changes = instance.unsentCalls.all().filter(({ method }) => method !== 'GET');
    expect(changes).toMatchObject([{ method: 'PUT', path: '/api/challenges/trainingcategory' }]);
    expect(within(document.body).getByText(/Not sent: a saved state is open here/)).toBeVisible();
  });
});

describe('every state', () => {
  const names = readdirSync(__dirname)
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'));

  test.each(names)('the state %s shows a screen', async (name) => {
    await openState(name);
    expect(errorPage()).not.toBeInTheDocument();
    expect(await screen.findAllByRole('heading')).not.toHaveLength(0);
  });
});
