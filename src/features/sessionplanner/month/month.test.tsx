import { act, screen, waitFor, within } from '@testing-library/react';
import type { TrainingStatus } from '@contract/lists';
import { setClock, stopClock, wakeAt } from '@test/browser/clock';
import { pauseNetwork } from '@test/browser/network';
import { openApp, typeInto } from '@test/browser/openApp';
import { findGrid } from '@test/browser/openGrid';
import { unique } from '@test/fixtures/names';
import { today } from '@test/fixtures/today';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { addDays, monthName } from '../calendarDays';
import { dayAfterKey } from './dayKeys';

stopClock();

describe('month', () => {
  const path = '/private/sessionplanner';

  const may = `${path}?status=PLANNED&view=month&month=2026-05`;

  async function clubWithMonth() {
    const { fixtures, club, token } = await proOfNewClub();
    const make = async (status: TrainingStatus, plannedDate: string) => {
      const name = { en: unique('Putting gate'), de: unique('Putt-Tor') };
      const { id } = await fixtures.training({
        club,
        template: await fixtures.template({ name }),
        status,
        plannedDate,
      });
      return { id, name };
    };
    const planned = await make('PLANNED', '2026-05-14');
    const started = await make('STARTED', '2026-05-14');
    const finished = await make('FINISHED', '2026-05-31');
    const later = await make('PLANNED', '2026-06-20');
    return { planned, started, finished, later, token };
  }

  const day = (name: string | RegExp) => screen.findByRole('button', { name });

  test('a month shows the trainings of its days whatever their status, by shape and text', async () => {
    const { planned, started, finished, later, token } = await clubWithMonth();
    await openApp({ path: may, as: token });
    const busy = (await day('Thursday, May 14th, 2026: 2 trainings')).closest('td');
    if (!busy) throw new Error('the day has no cell');
    const marks = within(busy).getAllByRole('listitem');
    expect(marks.map((mark) => mark.textContent).sort()).toEqual(
      [`${planned.name.en}Planned`, `${started.name.en}Started`].sort(),
    );
    for (const mark of marks) expect(mark.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    const ended = (await day('Sunday, May 31st, 2026: 1 training')).closest('td');
    expect(ended).toHaveTextContent(`${finished.name.en}Finished`);
    expect(screen.getByText('3 trainings in this month.')).toBeVisible();
    expect(screen.queryByText(later.name.en)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: started.name.en })).toHaveAttribute(
      'href',
      `/private/sessionwizard/${started.id}?status=STARTED`,
    );
  });

  test('the table and the month are two views of the planner, and the address says which', async () => {
    const { planned, token } = await clubWithMonth();
    const { user } = await openApp({ path, as: token });
    await screen.findByRole('link', { name: planned.name.en });
    await user.click(screen.getByRole('button', { name: 'Month' }));
    expect(await screen.findByRole('grid', { name: /^Trainings in/ })).toBeVisible();
    expect(window.location.search).toBe('?view=month');
    expect(screen.queryByRole('button', { name: 'Started' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(await findGrid('Planned trainings')).toBeVisible();
    expect(window.location.search).toBe('');
  });

  test('the month before, the next and this month are a press away, and Back undoes it', async () => {
    const { later, token } = await clubWithMonth();
    const { user } = await openApp({ path: may, as: token });
    expect(await screen.findByRole('heading', { name: 'May 2026' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('link', { name: later.name.en })).toBeVisible();
    expect(window.location.search).toContain('month=2026-06');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(await screen.findByRole('heading', { name: 'April 2026' })).toBeVisible();
    window.history.back();
    expect(await screen.findByRole('heading', { name: 'May 2026' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Today' }));
    const now = monthName(today.slice(0, 7), 'en');
    expect(await screen.findByRole('heading', { name: now })).toBeVisible();
    const grid = screen.getByRole('grid', { name: `Trainings in ${now}` });
    expect(within(grid).getAllByRole('button', { current: 'date' })).toHaveLength(1);
  });

  test('this month is another one after its last midnight', async () => {
    const { token } = await clubWithMonth();
    const first = `${today.slice(0, 7)}-01`;
    const last = addDays(first, -1);
    setClock(`${last}T23:59:30`);
    await openApp({ path: `${path}?view=month`, as: token });
    expect(await screen.findByRole('heading', { name: monthName(last.slice(0, 7), 'en') })).toBeVisible();
    wakeAt(`${first}T00:00:10`);
    expect(screen.getByRole('heading', { name: monthName(first.slice(0, 7), 'en') })).toBeVisible();
    expect(await screen.findByRole('button', { current: 'date' })).toHaveAccessibleName(/ 1st, /);
  });

  test('the day that is today is marked as such over midnight', async () => {
    const { token } = await clubWithMonth();
    setClock('2026-05-14T23:59:30');
    await openApp({ path: may, as: token });
    expect(await screen.findByRole('button', { current: 'date' })).toHaveAccessibleName(/^Thursday, May 14th/);
    wakeAt('2026-05-15T00:00:10');
    expect(screen.getByRole('button', { current: 'date' })).toHaveAccessibleName(/^Friday, May 15th/);
  });

  test('a month that does not exist in the address is this month', async () => {
    const { token } = await clubWithMonth();
    await openApp({ path: `${path}?view=month&month=2026-13`, as: token });
    const now = monthName(today.slice(0, 7), 'en');
    expect(await screen.findByRole('heading', { name: now })).toBeVisible();
  });

  test('arrow keys go from day to day and page keys from month to month, with one stop for the Tab key', async () => {
    const { token } = await clubWithMonth();
    const { user } = await openApp({ path: may, as: token });
    const first = await day('Friday, May 1st, 2026: no training');
    expect(first.closest('table')?.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
    const isAt = (name: string) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    act(() => first.focus());
    await user.keyboard('{ArrowDown}{ArrowRight}');
    await isAt('Saturday, May 9th, 2026: no training');
    await user.keyboard('{End}{Home}');
    await isAt('Sunday, May 3rd, 2026: no training');
    expect(document.querySelectorAll('td button[tabindex="0"]')).toHaveLength(1);

    await user.keyboard('{PageDown}');
    await isAt('Wednesday, June 3rd, 2026: no training');
    expect(window.location.search).toContain('month=2026-06');
    await user.keyboard('{ArrowUp}');
    await isAt('Wednesday, May 27th, 2026: no training');
    expect(window.location.search).toContain('month=2026-05');
  });

  test('a day that is pressed is the date to plan', async () => {
    const { token } = await clubWithMonth();
    const { user } = await openApp({ path: may, as: token });
    await user.click(await day('Friday, May 22nd, 2026: no training'));
    const date = () => screen.getByRole('textbox', { name: 'Date' });
    await waitFor(() => expect(date()).toHaveValue('22.05.2026'));
    expect(date()).toHaveFocus();
    await typeInto(user, date(), '23.05.2026');
    await user.click(await day('Friday, May 22nd, 2026: no training'));
    await waitFor(() => expect(date()).toHaveValue('22.05.2026'));
  });

  test('a day that is pressed before the form is there is its date once it is', async () => {
    const { token } = await clubWithMonth();
    const resume = pauseNetwork('/readytocreatetraining');
    try {
      const { user } = await openApp({ path: may, as: token });
      await user.click(await day('Friday, May 22nd, 2026: no training'));
      expect(screen.queryByRole('textbox', { name: 'Date' })).not.toBeInTheDocument();
    } finally {
      resume();
    }
    const date = await screen.findByRole('textbox', { name: 'Date' });
    await waitFor(() => expect(date).toHaveValue('22.05.2026'));
    expect(date).toHaveFocus();
  });

  test('on a phone the days with trainings stand below each other', async () => {
    const { planned, token } = await clubWithMonth();
    window.innerWidth = 390;
    try {
      const { user } = await openApp({ path: may, as: token });
      expect(await screen.findByRole('heading', { name: 'Thursday, May 14th, 2026' })).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Sunday, May 31st, 2026' })).toBeVisible();
      expect(screen.queryByRole('grid')).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: planned.name.en })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Plan on Thursday, May 14th, 2026' }));
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Date' })).toHaveValue('14.05.2026'));
    } finally {
      window.innerWidth = 1440;
    }
  });

  test('a month without trainings says so', async () => {
    const { token } = await clubWithMonth();
    await openApp({ path: `${path}?view=month&month=2025-01`, as: token });
    expect(await screen.findByText('No training in this month.')).toBeVisible();
  });

  test('weeks begin on Sunday in English and on Monday in German', async () => {
    const { token, planned } = await clubWithMonth();
    const { close } = await openApp({ path: may, as: token });
    expect((await screen.findAllByRole('columnheader'))[0]).toHaveAccessibleName('Sunday');
    close();

    await openApp({ path: may, as: token, locale: 'de' });
    expect((await screen.findAllByRole('columnheader'))[0]).toHaveAccessibleName('Montag');
    const busy = await screen.findByRole('button', { name: 'Donnerstag, 14. Mai 2026: 2 Trainings' });
    expect(busy.closest('td')).toHaveTextContent(`${planned.name.de}Geplant`);
    expect(screen.getByRole('grid', { name: 'Trainings im Mai 2026' })).toBeVisible();
  });

  test("another club's month is not shown to a pro", async () => {
    const { planned } = await clubWithMonth();
    const other = await clubWithMonth();
    await openApp({ path: may, as: other.token });
    expect(await screen.findByRole('link', { name: other.planned.name.en })).toBeVisible();
    expect(screen.queryByRole('link', { name: planned.name.en })).not.toBeInTheDocument();
  });
});

describe('day keys', () => {
  const after = (key: string, day: string, shiftKey = false, locale: 'en' | 'de' = 'en') =>
    dayAfterKey({ key, shiftKey }, day, locale);

  test.each([
    ['ArrowLeft', '2026-11-01', '2026-10-31'],
    ['ArrowRight', '2026-11-30', '2026-12-01'],
    ['ArrowUp', '2026-11-20', '2026-11-13'],
    ['ArrowDown', '2026-11-27', '2026-12-04'],
    ['PageUp', '2026-03-31', '2026-02-28'],
    ['PageDown', '2026-11-20', '2026-12-20'],
  ])('%s leads from %s to %s', (key, day, next) => {
    expect(after(key, day)).toBe(next);
  });

  test('with Shift the pages are years', () => {
    expect(after('PageDown', '2028-02-29', true)).toBe('2029-02-28');
    expect(after('PageUp', '2026-11-20', true)).toBe('2025-11-20');
  });

  test('Home and End lead to the ends of the week as the language has it', () => {
    expect([after('Home', '2026-11-20'), after('End', '2026-11-20')]).toEqual(['2026-11-15', '2026-11-21']);
    expect([after('Home', '2026-11-20', false, 'de'), after('End', '2026-11-20', false, 'de')]).toEqual([
      '2026-11-16',
      '2026-11-22',
    ]);
  });

  test('other keys lead nowhere', () => {
    expect([after('Enter', '2026-11-20'), after('a', '2026-11-20')]).toEqual([null, null]);
  });
});
