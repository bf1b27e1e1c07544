import { act, screen } from '@testing-library/react';
import { adminAndPrice } from '@test/browser/clubs';
import { pauseAnswers } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';

test.each([
  ['sessioncategories', 'Create category', '/challenges/trainingcategory'],
  ['settings/sessionpoints', 'Create Session Points Generation', '/trainingsessionhandicap'],
  ['sessiontemplates', 'Create regular template', '/trainingtemplate'],
])('on %s, what is typed into the search goes on when a form comes late', async (path, create, call) => {
  const { token } = await adminAndPrice();
  const { user } = await openApp({ path: `/private/${path}`, as: token });
  const button = await screen.findByRole('button', { name: create });
  const search = await screen.findByRole('searchbox');
  const { resume } = pauseAnswers(call);
  await user.click(button);
  act(() => search.focus());
  await user.keyboard('q');
  resume();
  await screen.findAllByRole('textbox', { name: /^Name/ });
  await user.keyboard('x');
  expect(search).toHaveValue('qx');
  expect(search).toHaveFocus();
});

test('what is typed into a prize goes on when another one comes late', async () => {
  const { token, price } = await adminAndPrice();
  const { user } = await openApp({ path: '/private/sessionprices', as: token });
  await user.click(await screen.findByRole('button', { name: `Edit ${price.name}` }));
  const field = await screen.findByDisplayValue(price.name);
  const { resume } = pauseAnswers('/sessionprices');
  await user.click(screen.getByRole('button', { name: 'Create prize' }));
  await user.click(field);
  await user.keyboard('a');
  resume();
  await screen.findByDisplayValue('New Session Price');
  await user.keyboard('b');
  expect(field).toHaveValue(`${price.name}ab`);
});
