import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { screen, waitFor } from '@testing-library/react';
import { adminAndPrice } from '@test/browser/clubs';
import { countedCalls, pauseNetwork } from '@test/browser/network';
import { openApp, typeInto } from '@test/browser/openApp';

let undo: (() => void) | undefined;
afterEach(() => undo?.());

/** The count of members, which the menu asks for when the page is idle. */
const other = '/api/golfclub/members/count';

const lists = /^GET .*(sessionprices|trainingcategory|pointsmapping|trainingsessiontemplate)$/;

async function openWhileOtherIsUnanswered(path: string) {
  const fixtures = await adminAndPrice();
  const resume = pauseNetwork(other);
  const { calls, stop } = countedCalls();
  const { user, store } = await openApp({ path, as: fixtures.token });
  const pending = () =>
    Object.values(store.getState().api.queries).flatMap((one) =>
      one?.status === QueryStatus.pending ? [one.endpointName] : [],
    );
  await waitFor(() => expect(pending()).toEqual(['getMemberCounts']));
  const before = calls.length;
  undo = () => {
    stop();
    resume();
  };
  const reads = () => calls.slice(before).filter((call) => lists.test(call));
  return { ...fixtures, user, reads };
}

test.each([
  ['prizes', '/private/sessionprices', 'Create prize', 'New Session Price'],
  ['categories', '/private/sessioncategories', 'Create category', 'Category'],
  ['points', '/private/settings/sessionpoints', 'Create Session Points Generation', 'New points mapping'],
  ['templates', '/private/sessiontemplates', 'Create regular template', 'Session Template name'],
])('%s: what is created can be edited while another call has no answer', async (_screen, path, create, name) => {
  const { user, reads } = await openWhileOtherIsUnanswered(path);
  await user.click(screen.getByRole('button', { name: create }));
  expect(await screen.findByDisplayValue(name)).toBeVisible();
  expect(reads()).toEqual([]);
});

test('what is saved stands in the list while another call has no answer', async () => {
  const { user, price, reads } = await openWhileOtherIsUnanswered('/private/sessionprices');
  await user.click(await screen.findByRole('button', { name: `Edit ${price.name}` }));
  await typeInto(user, await screen.findByRole('textbox', { name: 'Name' }), `${price.name} XL`);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: `${price.name} XL` })).toBeVisible();
  expect(reads()).toEqual([]);
});
