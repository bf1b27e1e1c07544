import { screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorPage } from '../../browser/openCapsule';
import { openState } from '../../browser/openState';

const names = readdirSync(__dirname)
  .filter((file) => file.endsWith('.json'))
  .map((file) => path.basename(file, '.json'));

test.each(names)('the state %s shows a screen', async (name) => {
  await openState(name);
  expect(errorPage()).not.toBeInTheDocument();
  expect(await screen.findAllByRole('heading')).not.toHaveLength(0);
});

test('the states are small enough to be kept', () => {
  for (const name of names) {
    const text = readFileSync(path.join(__dirname, `${name}.json`), 'utf8');
    expect({ name, isSmall: text.length < 150_000 }).toEqual({ name, isSmall: true });
  }
});
