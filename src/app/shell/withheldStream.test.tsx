import { screen, waitFor } from '@testing-library/react';
import { rowOf } from '@test/browser/clubs';
import { openApp } from '@test/browser/openApp';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { unique } from '@test/fixtures/names';

test('the list of users is read again when a live stream ends whose events a proxy withheld', async () => {
  const { fixtures, club, token } = await adminAndClub();
  const surname = unique('Winter');
  const { fetch } = globalThis;
  const streams: ReadableStreamDefaultController[] = [];
  globalThis.fetch = (input, init) => {
    if (!new Request(input).url.includes('/api/live/')) return fetch(input, init);
    const body = new ReadableStream({ start: (stream) => void streams.push(stream) });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  };
  try {
    await openApp({ path: `/private/users?q=${surname}&filter=unapproved`, as: token });
    expect(await screen.findByRole('button', { name: 'Users to approve (0)' })).toBeVisible();
    await waitFor(() => expect(streams).toHaveLength(1));
    const { email } = await fixtures.member({ club, surname, roles: ['PLAYER', 'UNAPPROVED'] });
    streams[0]?.close();
    expect(await screen.findByRole('button', { name: 'Users to approve (1)' })).toBeVisible();
    expect(await rowOf(email)).toBeVisible();
  } finally {
    globalThis.fetch = fetch;
  }
});
