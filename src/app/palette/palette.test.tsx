import { act, screen, waitFor, within } from '@testing-library/react';
import { isInternalAction } from '@/app/makeStore';
import { sessionLapsed } from '@/session/sessionSlice';
import type { Role } from '@contract/lists';
import { cutNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';

describe('palette', () => {
  type Opening = { path?: string; locale?: 'en' | 'de' };

  async function signedInAs(roles: readonly Role[], { path = '/private/leaguetable', locale = 'en' }: Opening = {}) {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const member = await fixtures.member({ club, roles });
    const opened = await openApp({ path, as: await fixtures.signedIn(member), locale });
    await screen.findByRole('heading', { level: 1 });
    return { ...opened, fixtures, club, member };
  }

  const player: Role[] = ['APPROVED', 'PLAYER'];

  const pro: Role[] = ['APPROVED', 'PRO'];

  const admin: Role[] = ['ADMIN', 'APPROVED'];

  const field = () => screen.findByRole('combobox', { name: /^(What do you want|Was möchten)/ });

  const palette = () => screen.queryByRole('dialog', { name: /^(Commands|Befehle)$/ });

  const group = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('option')
      .map((option) => option.textContent);

  const option = (name: string) => screen.findByRole('option', { name });

  const chosen = async () => {
    const id = (await field()).getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.textContent;
  };

  test('a player is offered her screens and what everybody may do, and nothing else', async () => {
    const { user, member } = await signedInAs(player);
    await user.keyboard('{Control>}k{/Control}');
    expect(await field()).toHaveFocus();
    await option('My statistics');
    expect(group('Go to')).toEqual(['League Table', 'Profile', 'My statistics']);
    expect(group('Do')).toEqual([
      'Colours: Light',
      'Colours: Dark',
      'Colours: Sunlight',
      'Language: Deutsch',
      'Keyboard shortcuts',
      'Report a problem',
      'Export Redux state',
      'Open a state',
      'Sign Out',
    ]);
    await user.keyboard(member.surname);
    expect(await screen.findByText('Nothing here has this name.')).toBeVisible();
  });

  test('a pro may plan and create users, but no clubs', async () => {
    const { user } = await signedInAs(pro);
    await user.keyboard('{Meta>}k{/Meta}');
    await field();
    expect(group('Go to')).toEqual(expect.arrayContaining(['Session Wizard', 'Users', 'Club display']));
    expect(group('Go to')).not.toContain('Golfclubs');
    expect(group('Do').slice(0, 3)).toEqual(['Plan a training', 'Create user', 'Make a link for a club display']);
  });

  test('an admin goes to a screen by the keyboard alone, and the focus goes to its heading', async () => {
    const { user } = await signedInAs(admin);
    await user.keyboard('{Control>}k{/Control}');
    await field();
    await user.keyboard('training');
    expect(await chosen()).toBe('Training Templates');
    await user.keyboard('{ArrowDown}');
    expect(await chosen()).toBe('Training Categories');
    await user.keyboard('{ArrowUp}{ArrowDown}{Enter}');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Training Categories' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(palette()).not.toBeInTheDocument();
  });

  test('an admin creates a club from another screen: its dialog opens on the screen of clubs', async () => {
    const { user } = await signedInAs(admin);
    await user.keyboard('{Control>}k{/Control}');
    await field();
    await user.keyboard('club create{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Create new Golfclub' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    expect(window.location.pathname).toBe('/private/golfclubs');
  });

  test('the button in the header opens it, Escape closes it, and the focus returns', async () => {
    const { user } = await signedInAs(player);
    const button = screen.getByRole('button', { name: 'Commands' });
    await user.click(button);
    expect(await field()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(palette()).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  test('Ctrl+K opens it while typing elsewhere, and closes it again', async () => {
    const { user } = await signedInAs(pro, { path: '/private/users' });
    const search = await screen.findByRole('searchbox');
    await user.click(search);
    await user.keyboard('jan{Control>}k{/Control}');
    expect(await field()).toHaveFocus();
    await user.keyboard('{Control>}k{/Control}');
    expect(palette()).not.toBeInTheDocument();
    expect(search).toHaveFocus();
    expect(search).toHaveValue('jan');
  });

  test('in German it finds by German names, without umlauts too', async () => {
    const { user } = await signedInAs(admin, { locale: 'de' });
    await user.click(screen.getByRole('button', { name: 'Befehle' }));
    await field();
    await user.keyboard('kurzel');
    expect(await option('Tastenkürzel')).toBeVisible();
    await user.clear(await field());
    await user.keyboard('passwort');
    expect(group('Öffnen')).toEqual(['Profil']);
  });

  test('a pro finds people of her own club at the server, and goes to them', async () => {
    const { user, fixtures, club } = await signedInAs(pro);
    const [mine, other] = [
      await fixtures.member({ club, name: 'Zoë', surname: 'Åkesson' }),
      await fixtures.member({ club: await fixtures.club(), name: 'Zoë', surname: 'Åkesson' }),
    ];
    await user.keyboard('{Control>}k{/Control}');
    await field();
    await user.keyboard('Åkesson');
    await screen.findByRole('group', { name: 'People' });
    expect(group('People')).toEqual([`Zoë Åkesson${mine.username}`, `Statistics of Zoë Åkesson${mine.username}`]);
    expect(group('People').join()).not.toContain(other.username);
    expect(group('More')).toEqual(['1 in Users']);
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Zoë Åkesson' });
    expect(window.location.pathname).toBe(`/private/users/${mine.username}`);
  });

  test('namesakes are told apart by their club, and the last one leads to all of them', async () => {
    const { user, fixtures } = await signedInAs(admin);
    const surname = unique('Åkesson');
    const clubs = [await fixtures.club(), await fixtures.club()];
    for (const club of clubs) await fixtures.member({ club, name: 'Zoë', surname });
    await user.keyboard('{Control>}k{/Control}');
    await field();
    const plain = surname.replace('Å', 'a');
    await user.keyboard(plain);
    await screen.findByRole('group', { name: 'People' });
    for (const { name } of clubs) expect(group('People').join()).toContain(name);
    const options = screen.getAllByRole('option');
    expect(options.at(-1)).toHaveTextContent('All 2 in Users');
    await user.click(screen.getByRole('option', { name: 'All 2 in Users' }));
    await screen.findByRole('heading', { level: 1, name: 'Users' });
    expect(new URLSearchParams(window.location.search).get('q')).toBe(plain);
  });

  test('an admin finds templates, planned trainings, prizes and clubs, and what leads to a page is a link', async () => {
    const { user, fixtures, club } = await signedInAs(admin);
    const name = unique('Pürierte Putts');
    const template = await fixtures.template({ name: { en: name, de: name } });
    const { id } = await fixtures.training({ club, template });
    await fixtures.price({ name });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), name.replace('ü', 'u').toUpperCase());
    const hrefOf = async (of: string) =>
      (await within(await screen.findByRole('group', { name: of })).findByRole('option')).getAttribute('href');
    expect(await hrefOf('Planned trainings')).toBe(`/private/sessionwizard/${id}`);
    expect(await hrefOf('Training templates')).toBe(`/private/sessiontemplates?edit=${template.content.id}`);
    expect(await hrefOf('Prizes')).toBe('/private/sessionprices');
    await user.clear(await field());
    await user.type(await field(), club.name);
    expect(await hrefOf('Golf clubs')).toBe(`/private/golfclubs?${new URLSearchParams({ q: club.name }).toString()}`);
  });

  test('a running training is found by its name and leads into the wizard', async () => {
    const { user, fixtures, member, club } = await signedInAs(pro);
    const training = await fixtures.runningTraining({ pro: member, players: [await fixtures.member({ club })] });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('group', { name: 'Running trainings' });
    await user.keyboard(`${training.name.en ?? ''}{Enter}`);
    await screen.findByRole('heading', { level: 1, name: /wizard/i });
    expect(window.location.pathname).toBe(`/private/sessionwizard/${training.id}`);
  });

  test('without a network it says that people were not searched, and still leads to screens', async () => {
    const { user } = await signedInAs(pro);
    await user.keyboard('{Control>}k{/Control}');
    await field();
    const restore = cutNetwork('/api/golfclub/members');
    await user.keyboard('users');
    expect(await screen.findByText(/Not everything could be searched/)).toBeVisible();
    expect(group('Go to')).toEqual(['Users']);
    restore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/could not be searched/)).not.toBeInTheDocument());
  });

  test('of what is typed in it nothing becomes an action, only that it closes', async () => {
    const { user, actions } = await signedInAs(player);
    await user.keyboard('{Control>}k{/Control}');
    await option('My statistics');
    const before = actions.length;
    await user.paste('colours dark');
    await user.keyboard('{Enter}');
    expect(document.documentElement).toHaveAttribute('data-dark');
    // What the server, the clock and the outbox do may come at any time.
    const own = actions.slice(before).filter((action) => !isInternalAction(action));
    expect(own).toEqual([{ type: 'modal/dialogHidden', payload: 'palette' }]);
  });

  test('signing out by it leads to the login', async () => {
    const { user } = await signedInAs(player);
    await user.keyboard('{Control>}k{/Control}');
    await field();
    await user.keyboard('sign out{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/public/login'));
  });

  test('while the session has lapsed it stays closed', async () => {
    const { user, store } = await signedInAs(player);
    await user.keyboard('{Control>}k{/Control}');
    await field();
    act(() => void store.dispatch(sessionLapsed()));
    expect(palette()).not.toBeInTheDocument();
    await user.keyboard('{Control>}k{/Control}');
    expect(palette()).not.toBeInTheDocument();
  });
});
