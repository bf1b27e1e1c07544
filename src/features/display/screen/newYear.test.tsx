import { screen } from '@testing-library/react';
import { setClock, stopClock } from '@test/browser/clock';
import { openApp } from '@test/browser/openApp';
import { makeDisplayLink } from '@test/fixtures/displayLinks';
import { makeFixtures } from '@test/fixtures/makeFixtures';

stopClock();

test.each([
  ['2026-12-31T23:59:59', '2026-12-31'],
  ['2027-01-01T00:00:00', '2027-01-01'],
])('at %s the screen asks for the season by the date at its place', async (time, today) => {
  const { fetch } = globalThis;
  const asked: (string | null)[] = [];
  globalThis.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input).url);
    if (pathname === '/api/display') asked.push(searchParams.get('today'));
    return fetch(input, init);
  };
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const { secret } = await makeDisplayLink({ club });
  setClock(time);
  await openApp({ path: `/display#${secret}` });
  expect(await screen.findByText(club.name)).toBeVisible();
  expect(new Set(asked)).toEqual(new Set([today]));
  globalThis.fetch = fetch;
});
