import { screen } from '@testing-library/react';
import { openApp } from '@test/browser/openApp';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { storeSecret, takeSecret } from './secrets';
import { currentToken } from './token';

test('a secret can be taken out once', () => {
  const number = storeSecret({ usernameOrEmail: 'jana', password: 'birdie' });
  expect(takeSecret(number)).toEqual({ usernameOrEmail: 'jana', password: 'birdie' });
  expect(takeSecret(number)).toBeUndefined();
});

test('neither the password nor the token is ever part of an action or of the state', async () => {
  const fixtures = await makeFixtures();
  const pro = await fixtures.member({ club: await fixtures.club(), roles: ['PRO', 'APPROVED'] });
  const { user, store, actions } = await openApp();
  await user.type(await screen.findByRole('textbox', { name: /^E-Mail/ }), pro.email);
  await user.type(screen.getByLabelText(/^Password/), 'a wrong password{Enter}');
  await screen.findByRole('alert');
  await user.type(screen.getByLabelText(/^Password/), `${pro.password}{Enter}`);
  await screen.findByRole('heading', { level: 1, name: 'Users' });
  await screen.findByText(pro.email);

  const token = currentToken() ?? '';
  expect(token.split('.')).toHaveLength(3);
  expect(actions.map(({ type }) => type)).toContain('session/signedIn');
  const everything = JSON.stringify([store.getState(), actions]);
  expect(everything).toContain(pro.email);
  for (const secret of [pro.password, 'a wrong password', token, ...token.split('.').slice(1), 'Bearer']) {
    expect(everything).not.toContain(secret);
  }
});
