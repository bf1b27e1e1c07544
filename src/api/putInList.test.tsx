import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { screen, waitFor } from '@testing-library/react';
import { adminAndPrice } from '@test/browser/clubs';
import { countedCalls, pauseNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';

/** The count of members, which the menu asks for when the page is idle. */
const other = '/api/golfclub/members/count';

test.each([
  ['prizes', '/private/sessionprices', 'Create prize', 'New Session Price'],
  ['categories', '/private/sessioncategories', 'Create category', 'Category'],
  ['points', '/private/settings/sessionpoints', 'Create Session Points Generation', 'New points mapping'],
  ['templates', '/private/sessiontemplates', 'Create regular template', 'Session Template name'],
])('%s: what is created can be edited while another call has no answer', async (_screen, path, create, name) => {
  const { token } = await adminAndPrice();
  const resume = pauseNetwork(other);
  const { calls, stop } = countedCalls();
  const { user, store } = await openApp({ path, as: token });
  const pending = () =>
    Object.values(store.getState().api.queries).flatMap((one) =>
      one?.status === QueryStatus.pending ? [one.endpointName] : [],
    );
  await waitFor(() => expect(pending()).toEqual(['getMemberCounts']));

  const before = calls.length;
  await user.click(screen.getByRole('button', { name: create }));
  expect(await screen.findByDisplayValue(name)).toBeVisible();
  expect(calls.slice(before).filter((call) => call.startsWith('GET'))).toEqual([]);
  stop();
  resume();
});
