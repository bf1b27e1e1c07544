import { stepsWithErrors } from '@/app/capsule/viewing/timeline/capsuleSteps';
import type { Capsule, CapsuleState } from '@/capsule/capsuleFile';

/** Characters of JSON. Longer slices are not written into a test. */
const MAX_SLICE = 4_000;

/** Returns what the steps of a capsule changed, as it was recorded at the end. */
export function changedState({ steps, final }: Capsule): CapsuleState {
  const names = new Set(steps.flatMap(({ changed }) => Object.keys(changed)));
  const isShort = (name: string) => JSON.stringify(final[name] ?? null).length <= MAX_SLICE;
  return Object.fromEntries([...names].filter(isShort).map((name) => [name, final[name]]));
}

/** Returns a test that fails while the bug of a capsule is there and passes once it is fixed. */
export function textOfCapsuleTest(name: string, capsule: Capsule): string {
  const errorSteps = stepsWithErrors(capsule);
  const hasErrors = errorSteps.length > 0;
  return `import { screen } from '@testing-library/react';
import { ${hasErrors ? 'errorPage, openCapsule' : 'errorPage, expectFixedState, openCapsule'} } from '../browser/openCapsule';

${comment(capsule)}
${hasErrors ? testOfErrors(name, errorSteps) : testOfState(name, capsule)}
test('${name}: there is a screen after the last step', async () => {
  const { last, showStep } = await openCapsule('${name}');
  await showStep(last);
  expect(errorPage()).not.toBeInTheDocument();
  // State what the screen should show: screen.getByRole('heading', { name: '…' })
  expect(screen.queryAllByRole('heading')).not.toHaveLength(0);
});
`;
}

function testOfErrors(name: string, steps: readonly number[]): string {
  return `
// Fails until the error is fixed.
test.each([${steps.join(', ')}])('${name}: after step %i, where an error was, there is a screen', async (step) => {
  const { showStep } = await openCapsule('${name}');
  await showStep(step);
  expect(errorPage()).not.toBeInTheDocument();
});
`;
}

const testOfState = (name: string, capsule: Capsule): string => `
// Fails as long as the actions lead to this state, which was recorded with the bug. Correct the values that are wrong and
// remove those that do not matter. If only the screen was wrong, remove this test and complete the next one.
test('${name}: its actions lead to the expected state', async () => {
  expectFixedState(await openCapsule('${name}'), ${JSON.stringify(changedState(capsule))});
});
`;

/** Returns as a comment what was wrong, in the reporter's words, and where. */
function comment({ note, route, roles, locale, app, errors }: Capsule): string {
  const facts = [
    ...(note.trim() === '' ? [] : [`“${note.trim()}”`]),
    `Seen at ${route} by ${roles.length > 0 ? roles.join(', ') : 'a user who was not signed in'} (${locale}).`,
    `The app was ${app.version}, commit ${app.commit}.`,
    ...new Set(errors.map(({ message }) => `Error: ${message}`)),
  ];
  return facts
    .flatMap((fact) => fact.split(/[\r\n\u2028\u2029]+/))
    .map((line) => `// ${line}`.trimEnd())
    .join('\n');
}
