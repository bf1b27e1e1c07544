import Dialog from '@mui/material/Dialog';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RenderModeContext, type RenderMode } from '@/ui/stateContexts';
import { KEEP_ALIVE, KeepAliveOutlet } from './KeepAliveOutlet';

function openRouter(renderMode: RenderMode = 'app') {
  const effects: string[] = [];
  function Counter({ name }: { name: string }) {
    const [count, setCount] = useState(0);
    const [isOpen, setOpen] = useState(false);
    useEffect(() => {
      effects.push(`${name} begins`);
      return () => void effects.push(`${name} ends`);
    }, [name]);
    return (
      <section aria-label={name}>
        <button onClick={() => setCount(count + 1)}>Counted {count}</button>
        <button onClick={() => setOpen(true)}>Ask</button>
        <Dialog open={isOpen}>A question</Dialog>
      </section>
    );
  }
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <KeepAliveOutlet />,
        children: [
          { path: 'list', handle: KEEP_ALIVE, element: <Counter key="list" name="list" /> },
          { path: 'table', handle: KEEP_ALIVE, element: <Counter key="table" name="table" /> },
          { path: 'form', element: <Counter key="form" name="form" /> },
        ],
      },
    ],
    { initialEntries: ['/list'] },
  );
  render(
    <RenderModeContext value={renderMode}>
      <RouterProvider router={router} />
    </RenderModeContext>,
  );
  const goTo = (path: string) => act(() => router.navigate(path));
  return { effects, goTo, user: userEvent.setup() };
}

const rendered = () => screen.getAllByRole('region', { hidden: true }).map((page) => page.getAttribute('aria-label'));
const counted = () => screen.getByRole('button', { name: /^Counted/ }).textContent;

test('a page that is kept alive comes back as it was left, others begin anew', async () => {
  const { goTo, user } = openRouter();
  await user.click(screen.getByRole('button', { name: 'Counted 0' }));
  await goTo('/form');
  await user.click(screen.getByRole('button', { name: 'Counted 0' }));
  await goTo('/list?q=1');
  expect(counted()).toBe('Counted 1');
  expect(rendered()).toEqual(['list']);
  await goTo('/form');
  expect(counted()).toBe('Counted 0');
});

test('only the page of the route is seen and has effects', async () => {
  const { effects, goTo } = openRouter();
  await goTo('/table');
  await goTo('/form');
  expect(rendered()).toEqual(['list', 'table', 'form']);
  expect(screen.getByRole('region')).toHaveAccessibleName('form');
  await goTo('/list');
  expect(effects).toEqual([
    'list begins',
    'list ends',
    'table begins',
    'table ends',
    'form begins',
    'form ends',
    'list begins',
  ]);
});

test('a page that is left with a dialog open begins anew, and those without one are kept', async () => {
  const { goTo, user } = openRouter();
  await goTo('/table');
  await user.click(screen.getByRole('button', { name: 'Counted 0' }));
  await goTo('/list');
  await user.click(screen.getByRole('button', { name: 'Counted 0' }));
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('A question')).toBeVisible();
  await goTo('/form');
  expect(screen.queryByText('A question')).not.toBeInTheDocument();
  await goTo('/list');
  expect(counted()).toBe('Counted 0');
  await goTo('/table');
  expect(counted()).toBe('Counted 1');
});

test('in a replay every page begins anew', async () => {
  const { goTo, user } = openRouter('replay');
  await user.click(screen.getByRole('button', { name: 'Counted 0' }));
  await goTo('/table');
  await goTo('/list');
  expect(counted()).toBe('Counted 0');
  expect(rendered()).toEqual(['list']);
});
