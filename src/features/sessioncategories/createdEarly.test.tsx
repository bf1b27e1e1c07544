import { screen, waitFor } from '@testing-library/react';
import { selectGrid } from '@/ui/dataGrid/gridsSlice';
import { adminAndCategory } from '@test/browser/clubs';
import { pauseAnswers, pauseNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { CATEGORY_GRID } from './CategoryGrid';

const PATH = '/api/challenges/trainingcategory';

test.each([
  ['with it', pauseNetwork],
  ['without it, and is read again', (path: string) => pauseAnswers(path).resume],
] as const)('a category is turned to although the list, still on its way, comes late %s', async (_how, pause) => {
  const { fixtures, token } = await adminAndCategory();
  const pageSize = 25;
  await Promise.all(Array.from({ length: pageSize }, () => fixtures.category()));
  const { fetch } = globalThis;
  const resume = pause(PATH);
  const { user, store } = await openApp({ path: '/private/sessioncategories', as: token });
  const create = await screen.findByText('Create category');
  globalThis.fetch = fetch;
  await user.click(create);
  await waitFor(() => expect(store.getState().editedCategories).toHaveLength(1));
  await waitFor(() => expect(store.getState().modal.change).toBeNull());
  expect(selectGrid(store.getState(), CATEGORY_GRID).page).toBe(0);
  resume();
  expect(await screen.findByLabelText('Name (English)')).toHaveValue('Category');
  expect(selectGrid(store.getState(), CATEGORY_GRID).page).toBeGreaterThan(0);
});
