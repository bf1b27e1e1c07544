import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ScheduledTraining } from '@contract/training';
import { cutNetwork, pauseNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { api } from '@test/fixtures/api';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

describe('adding', () => {
  async function clubWithPlayers() {
    const { fixtures, club, pro, token, client } = await proOfNewClub({ name: 'Petra', surname: 'Lang' });
    const jana = await fixtures.member({ club, name: 'Jana', surname: 'Möller', handicap: 18.4 });
    const emil = await fixtures.member({ club, name: 'Emil', surname: 'Ärger', handicap: 7 });
    const stored = async (id: string) =>
      (await client.get<ScheduledTraining>(`/api/scheduledtrainings/one/${id}`)).body.trainingSessions;
    return { fixtures, club, pro, jana, emil, token, stored };
  }

  const addressOf = ({ id }: { id: string }) => `/private/sessionwizard/${id}?status=STARTED`;

  const choose = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name} · handicap`) });

  test('players are added with the handicap of the member, or another one once it is confirmed', async () => {
    const { fixtures, club, token, stored } = await clubWithPlayers();
    const training = await fixtures.training({ club, status: 'STARTED' });
    const { user } = await openApp({ path: addressOf(training), as: token });

    await user.click(await choose('Jana Möller'));
    await user.click(await choose('Emil Ärger'));
    expect(screen.getByRole('heading', { name: 'Chosen: 2' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Jana Möller · 18.4' }));
    const handicap = screen.getByRole('textbox', { name: 'Handicap started of Jana Möller' });
    expect(handicap).toHaveFocus();
    await user.clear(handicap);
    await user.type(handicap, '12,3');
    expect(screen.getByRole('button', { name: 'Jana Möller · 12,3 not confirmed' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Emil Ärger · 7.0' }));
    expect(handicap).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add players' }));
    const shownAgain = screen.getByRole('textbox', { name: 'Handicap started of Jana Möller' });
    expect(shownAgain).toHaveFocus();
    expect(shownAgain).toHaveAccessibleDescription(/this is read as 12\.3.*Please confirm this handicap first/);
    expect(await stored(training.id)).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Confirm 12.3' }));
    expect(screen.getByRole('button', { name: 'Jana Möller · 12.3 confirmed' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add players' }));
    expect(await screen.findByText('2 players are added.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Chosen players' })).not.toBeInTheDocument();
    const record = screen.getByRole('button', { name: 'Record balls' });
    await waitFor(() => expect(record).toHaveFocus());
    expect(record).toHaveTextContent('Record balls (2)');
    expect(record).toHaveAccessibleDescription('2 player sessions');
    const handicaps = (await stored(training.id)).map(({ players }) => [players[0]?.name, players[0]?.handicap]);
    expect(handicaps).toEqual([
      ['Jana', 12.3],
      ['Emil', 7],
    ]);
  });

  test('namesakes are told apart in the search, among the chosen, in the list and in the recorder', async () => {
    const { fixtures, club, token, stored } = await clubWithPlayers();
    const jan = (dateOfBirth: string) =>
      fixtures.member({ club, name: 'Jan', surname: 'Kern', handicap: 20, dateOfBirth });
    const [father, son] = [await jan('1955-03-14'), await jan('1985-02-01')];
    const training = await fixtures.training({ club, status: 'STARTED' });
    const { user } = await openApp({ path: addressOf(training), as: token });

    await user.click(await choose(`Jan Kern \\(1955, ${father.username}\\)`));
    await user.click(await choose(`Jan Kern \\(1985, ${son.username}\\)`));
    expect(screen.getByRole('button', { name: `Jan Kern (${father.username}) · 20.0` })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add players' }));
    expect(await screen.findByText('2 players are added.')).toBeVisible();
    expect(await screen.findByRole('button', { name: `Show the balls of Jan Kern (${son.username})` })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Record balls' }));
    const recorder = within(await screen.findByRole('dialog', { name: /^Record balls/ }));
    expect(
      recorder.getByRole('heading', { name: new RegExp(`^Jan Kern \\((${father.username}|${son.username})\\)`) }),
    ).toBeVisible();
    expect(await stored(training.id)).toHaveLength(2);
  });

  test('who still waits for the approval by the club is not offered', async () => {
    const { fixtures, club, token } = await clubWithPlayers();
    await fixtures.member({ club, name: 'Jana', surname: 'Wartend', roles: ['PLAYER', 'UNAPPROVED'] });
    const training = await fixtures.training({ club, status: 'STARTED' });
    await openApp({ path: addressOf(training), as: token });
    expect(await choose('Jana Möller')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Jana Wartend/ })).not.toBeInTheDocument();
  });

  test('in German a typed minus has to be confirmed as a plus handicap', async () => {
    const { fixtures, club, token, stored } = await clubWithPlayers();
    const training = await fixtures.training({ club, status: 'STARTED' });
    const { user } = await openApp({ path: addressOf(training), as: token, locale: 'de' });

    await user.click(await screen.findByRole('button', { name: /^Jana Möller · Handicap 18,4/ }));
    await user.click(screen.getByRole('button', { name: 'Jana Möller · 18,4' }));
    const handicap = screen.getByRole('textbox', { name: 'Start-Handicap von Jana Möller' });
    await user.clear(handicap);
    await user.type(handicap, '-1,2');
    expect(handicap).toHaveAccessibleDescription(/Sie haben ein Minus eingegeben/);
    await user.click(screen.getByRole('button', { name: 'Plus-Handicap +1,2 bestätigen' }));
    await user.click(screen.getByRole('button', { name: 'Spieler/innen hinzufügen' }));
    expect(await screen.findByText('1 Spieler/in ist hinzugefügt.')).toBeVisible();
    expect((await stored(training.id))[0]?.players[0]?.handicap).toBe(-1.2);
  });

  test('adding nobody is refused', async () => {
    const { fixtures, club, token } = await clubWithPlayers();
    const training = await fixtures.training({ club, status: 'STARTED' });
    const { user } = await openApp({ path: addressOf(training), as: token });

    await user.click(await screen.findByRole('button', { name: 'Add players' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^you need to add a player$/);
  });

  test('a team needs two players and becomes one player session', async () => {
    const { fixtures, club, token, stored } = await clubWithPlayers();
    const template = await fixtures.template({ type: 'TOURNAMENT', teamMode: true });
    const training = await fixtures.training({ club, template, status: 'STARTED' });
    const { user } = await openApp({ path: addressOf(training), as: token });

    await user.click(await choose('Jana Möller'));
    await user.click(screen.getByRole('button', { name: 'Add team' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^That's a Team-Mode Training, you need to add at least 2 players$/,
    );
    await user.click(await choose('Emil Ärger'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add team' }));
    expect(await screen.findByText('2 players are added.')).toBeVisible();
    expect((await stored(training.id)).map(({ players }) => players.length)).toEqual([2]);
  });

  test('who is already in the training or chosen is not offered', async () => {
    const { fixtures, club, jana, token } = await clubWithPlayers();
    const training = await fixtures.training({ club, status: 'STARTED', sessions: [{ players: [jana] }] });
    const { user } = await openApp({ path: addressOf(training), as: token });

    await user.click(await choose('Emil Ärger'));
    const offered = within(screen.getByRole('list', { name: 'Members who can be added' }));
    expect(offered.getAllByRole('button').map((button) => button.textContent)).toEqual(['Petra Lang · handicap 18.4']);
  });

  test('the search asks the server and finds members by name', async () => {
    const { fixtures, club, token } = await clubWithPlayers();
    const training = await fixtures.training({ club, status: 'STARTED' });
    const { user } = await openApp({ path: addressOf(training), as: token });

    await choose('Jana Möller');
    await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'Ärg');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Petra Lang/ })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /^Emil Ärger/ })).toBeVisible();
  });

  test('Enter takes the only member found, as soon as it is found; the search empties and has the focus', async () => {
    const { fixtures, club, token } = await clubWithPlayers();
    const training = await fixtures.training({ club, status: 'STARTED' });
    const { user } = await openApp({ path: addressOf(training), as: token });
    await choose('Jana Möller');
    const search = screen.getByRole('searchbox', { name: 'Search members' });
    expect(search).toHaveFocus();
    await user.keyboard('moll{Enter}');
    expect(await screen.findByRole('button', { name: 'Jana Möller · 18.4' })).toBeVisible();
    expect(search).toHaveValue('');
    await user.keyboard('arger{Enter}');
    expect(await screen.findByRole('button', { name: 'Emil Ärger · 7.0' })).toBeVisible();
    expect(search).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Leave out Jana Möller' }));
    await user.click(search);
    await user.keyboard('a{Enter}');
    await waitFor(() => expect(screen.getAllByRole('button', { name: / · handicap / })).toHaveLength(2));
    expect(search).toHaveValue('a');
    expect(screen.getByRole('heading', { name: 'Chosen: 1' })).toBeVisible();
  });

  test('members who could not be read are read by themselves once the network is back', async () => {
    const { fixtures, club, token } = await clubWithPlayers();
    const training = await fixtures.training({ club, status: 'STARTED' });
    const plugIn = cutNetwork('/members');
    try {
      await openApp({ path: addressOf(training), as: token });
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
      expect(screen.queryByRole('list', { name: 'Members who can be added' })).not.toBeInTheDocument();
    } finally {
      plugIn();
    }
    fireEvent(window, new Event('online'));
    expect(await choose('Jana Möller')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('a refusal lands at its player and nothing chosen or typed is lost', async () => {
    const { fixtures, club, jana, token } = await clubWithPlayers();
    const training = await fixtures.training({ club, status: 'STARTED' });
    const { user } = await openApp({ path: addressOf(training), as: token });
    await user.click(await choose('Emil Ärger'));
    await user.click(await choose('Jana Möller'));
    const player = { name: 'Jana', surname: 'Möller', username: jana.username, handicap: 18.4, golfclubId: club.id };
    await api(token).put(`/api/scheduledtrainings/${training.id}/playerdata/add`, { players: [player] });

    await user.click(screen.getByRole('button', { name: 'Add players' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This player already has a session in this training.');
    expect(screen.getByRole('textbox', { name: 'Handicap started of Jana Möller' })).toHaveAccessibleDescription(
      /This player already has a session in this training\./,
    );
    expect(screen.getByRole('textbox', { name: 'Handicap started of Jana Möller' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Emil Ärger · 7.0' })).toBeVisible();
  });

  test('a refusal lands at its player, also where another one was left out until it came', async () => {
    const { fixtures, club, jana, token } = await clubWithPlayers();
    const training = await fixtures.training({ club, status: 'STARTED' });
    const { user } = await openApp({ path: addressOf(training), as: token });
    for (const name of ['Emil Ärger', 'Jana Möller', 'Petra Lang']) await user.click(await choose(name));
    const player = { name: 'Jana', surname: 'Möller', username: jana.username, handicap: 18.4, golfclubId: club.id };
    await api(token).put(`/api/scheduledtrainings/${training.id}/playerdata/add`, { players: [player] });
    const resume = pauseNetwork('/playerdata/add');
    await user.click(screen.getByRole('button', { name: 'Add players' }));
    await user.click(screen.getByRole('button', { name: 'Leave out Emil Ärger' }));
    resume();
    expect(await screen.findByRole('textbox', { name: 'Handicap started of Jana Möller' })).toHaveAccessibleDescription(
      /This player already has a session in this training\./,
    );
    expect(screen.queryByRole('textbox', { name: 'Handicap started of Petra Lang' })).not.toBeInTheDocument();
  });

  test('players can be added only while the training is started', async () => {
    const { fixtures, club, token } = await clubWithPlayers();
    const training = await fixtures.training({ club });
    await openApp({ path: `/private/sessionwizard/${training.id}`, as: token });
    expect(await screen.findByText('Players can be added while the training is started.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add players' })).not.toBeInTheDocument();
  });

  test('when the answer is lost, the players wait on this device and are then found added', async () => {
    const { fixtures, club, token, stored } = await clubWithPlayers();
    const training = await fixtures.training({ club, status: 'STARTED' });
    const { user } = await openApp({ path: addressOf(training), as: token });
    await user.click(await choose('Emil Ärger'));
    const send = globalThis.fetch;
    let isLost = false;
    const network = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await send(input, init);
      if (isLost || typeof input !== 'string' || !input.endsWith('/playerdata/add')) return answer;
      isLost = true;
      throw new TypeError('connection reset');
    });
    try {
      await user.click(screen.getByRole('button', { name: 'Add players' }));
      expect(await screen.findByText(/^1 player is added on this device/)).toBeVisible();
      await waitFor(() => expect(screen.getByText('All sent')).toBeVisible());
    } finally {
      network.mockRestore();
    }
    expect((await stored(training.id)).map(({ players }) => players[0]?.name)).toEqual(['Emil']);
  });

  test('two taps add the players once', async () => {
    const { fixtures, club, token, stored } = await clubWithPlayers();
    const training = await fixtures.training({ club, status: 'STARTED' });
    const { user } = await openApp({ path: addressOf(training), as: token });
    await user.click(await choose('Emil Ärger'));
    const add = screen.getByRole('button', { name: 'Add players' });
    // Before the server can have answered.
    fireEvent.click(add);
    fireEvent.click(add);
    expect(await screen.findByText('1 player is added.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await stored(training.id)).toHaveLength(1);
  });

  test.each([
    ['the answer comes', false, '1 player is added.'],
    ['the connection fails', true, /^1 player is added on this device/],
  ])('who is chosen until %s stays chosen, and the search keeps the focus', async (_how, isCut, notice) => {
    const { fixtures, club, token } = await clubWithPlayers();
    const training = await fixtures.training({ club, status: 'STARTED' });
    const { user } = await openApp({ path: addressOf(training), as: token });
    await user.click(await choose('Emil Ärger'));
    const plugIn = isCut ? cutNetwork('/playerdata/add') : () => undefined;
    const resume = pauseNetwork('/playerdata/add');
    try {
      await user.click(screen.getByRole('button', { name: 'Add players' }));
      await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'moll{Enter}');
      expect(await screen.findByRole('button', { name: 'Jana Möller · 18.4' })).toBeVisible();
    } finally {
      resume();
    }
    expect(await screen.findByText(notice)).toBeVisible();
    plugIn();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Record balls' })).toHaveTextContent('(1)'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Chosen: 1' })).toBeVisible());
    expect(screen.getByRole('button', { name: 'Jana Möller · 18.4' })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search members' })).toHaveFocus();
  });

  test('in German the alerts are German', async () => {
    const { fixtures, club, token } = await clubWithPlayers();
    const template = await fixtures.template({ type: 'TOURNAMENT', teamMode: true });
    const team = await fixtures.training({ club, template, status: 'STARTED' });
    const { user } = await openApp({ path: addressOf(team), as: token, locale: 'de' });
    await user.click(await screen.findByRole('button', { name: 'Team hinzufügen' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Das ist ein Training im Teammodus, Sie müssen mindestens 2 Spieler\/innen hinzufügen$/,
    );
  });
});
