import { screen } from '@testing-library/react';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorPage, openCapsule } from '../browser/openCapsule';

const names = readdirSync(__dirname)
  .filter((file) => file.endsWith('.json'))
  .map((file) => path.basename(file, '.json'));

/**
 * A mended reducer rightly leads to another state than the recorded one. `NAME.mended.txt` beside the capsule then says
 * why, and its replay may end otherwise.
 */
function whyOtherwise(name: string): string {
  const file = path.join(__dirname, `${name}.mended.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

describe.each(names)('the capsule %s', (name) => {
  test('leads to the states that were recorded, unless it says why not', async () => {
    const { diverged } = await openCapsule(name);
    if (whyOtherwise(name) === '') expect(diverged).toBeNull();
    else expect(diverged).not.toBeNull();
  });

  test('shows a screen at its end and wherever there was an error', async () => {
    const { last, stepsWithErrors, showStep } = await openCapsule(name);
    for (const step of new Set([...stepsWithErrors, last])) {
      await showStep(step);
      expect({ step, errorPage: errorPage()?.textContent }).toEqual({ step, errorPage: undefined });
      expect(screen.queryAllByRole('heading')).not.toHaveLength(0);
    }
  });
});

test('the capsules are small enough to be kept', () => {
  for (const name of names) {
    const text = readFileSync(path.join(__dirname, `${name}.json`), 'utf8');
    expect({ name, isSmall: text.length < 150_000 }).toEqual({ name, isSmall: true });
  }
});
