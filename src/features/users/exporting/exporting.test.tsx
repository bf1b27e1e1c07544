import { resolveObjectURL } from 'node:buffer';
import { screen, within } from '@testing-library/react';
import { clubWithMembers, rowOf } from '../../../../test/browser/clubWithMembers';
import { cutNetwork } from '../../../../test/browser/cutNetwork';
import { pagerSaying } from '../../../../test/browser/gridRows';
import { openApp } from '../../../../test/browser/openApp';

const path = '/private/users';
const today = new Date().toLocaleDateString('sv-SE');

let saved: { name: string; text: Promise<string> }[] = [];

/** What a browser does with a link to download, which jsdom does not. */
function save(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[download]');
  if (!link) return;
  event.preventDefault();
  saved.push({ name: link.download, text: textAt(link.href) });
}

/** `Blob.text` would leave out the byte-order mark. */
async function textAt(address: string): Promise<string> {
  const bytes = await resolveObjectURL(address)?.arrayBuffer();
  return bytes ? Buffer.from(bytes).toString('utf8') : '';
}

beforeEach(() => {
  saved = [];
  document.addEventListener('click', save);
});
afterEach(() => document.removeEventListener('click', save));

test('all filtered users are exported, not only those on the page', async () => {
  const { world, club, pro, player, surname } = await clubWithMembers();
  await Promise.all(Array.from({ length: 30 }, () => world.member({ club, surname })));
  const stranger = await world.member({ club, surname: 'Anders' });
  const { user } = await openApp({
    path: `${path}?q=${encodeURIComponent(surname)}&page=2`,
    as: await world.signedIn(pro),
  });
  await pagerSaying('Users', '26–34 of 34');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('34 users exported.')).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual([`users-${today}.csv`]);
  const text = (await saved[0]?.text) ?? '';
  expect(text.trimEnd().split('\r\n')).toHaveLength(35);
  expect(text).toContain(`${club.name},Jörg,${surname},Player,${player.email},${player.username},,,18.4,,,Yes\r\n`);
  expect(text).not.toContain(stranger.email);
});

test('the checked users are exported alone, in German for spreadsheets of Germany', async () => {
  const { world, pro, player } = await clubWithMembers();
  const { user } = await openApp({ path, as: await world.signedIn(pro), locale: 'de' });
  await user.click(within(await rowOf(player.email)).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Ausgewählte Benutzer exportieren' }));
  expect(await screen.findByText('1 Benutzer exportiert.')).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual([`benutzer-${today}.csv`]);
  const [head, row, end] = ((await saved[0]?.text) ?? '').split('\r\n');
  expect(head).toMatch(/^\uFEFFGolfclub;Vorname;Nachname;/);
  expect(row).toContain(`;Jörg;${player.surname};`);
  expect(end).toBe('');
});

test('an export that fails says why and saves nothing', async () => {
  const { world, pro, player } = await clubWithMembers();
  const { user } = await openApp({ path, as: await world.signedIn(pro) });
  await rowOf(player.email);
  const connect = cutNetwork();
  try {
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText(/^The users could not be exported\. .+/)).toBeVisible();
  } finally {
    connect();
  }
  expect(saved).toEqual([]);
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
});
