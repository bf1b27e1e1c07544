import type { StateOrigin } from '../src/capsule/stateFile';

/** Returns the beginning of a test: what can be checked of any state without knowing what was wrong. */
export function textOfStateTest(name: string, { app, savedAt }: StateOrigin): string {
  const version = app ? `by the app ${app.version}, commit ${app.commit}` : 'by an app that is not named';
  return `import { screen } from '@testing-library/react';
import { errorPage } from '../../browser/openCapsule';
import { openState } from '../../browser/openState';

// Saved ${[savedAt ?? 'some time', version].join(' ').replaceAll(/[\r\n\u2028\u2029]+/g, ' ')}.

test('${name}: there is a screen', async () => {
  await openState('${name}');
  expect(errorPage()).not.toBeInTheDocument();
  // Say here what should be there: screen.getByRole('heading', { name: '…' })
  expect(await screen.findAllByRole('heading')).not.toHaveLength(0);
});
`;
}
