import { stepsWithErrors } from '../src/app/capsule/viewing/timeline/stops';
import type { Capsule } from '../src/capsule/capsuleFile';

/** Returns the beginning of a test: what can be checked of any capsule without knowing what was wrong. */
export function textOfCapsuleTest(name: string, capsule: Capsule): string {
  return `import { screen } from '@testing-library/react';
import { errorPage, openCapsule } from '../browser/openCapsule';

${comment(capsule)}

test('${name}: its actions lead to the state that was exported', async () => {
  const { diverged } = await openCapsule('${name}');
  expect(diverged).toBeNull();
});
${testOfErrors(name, stepsWithErrors(capsule))}
test('${name}: at the end there is a screen', async () => {
  const { last, showStep } = await openCapsule('${name}');
  await showStep(last);
  expect(errorPage()).not.toBeInTheDocument();
  // Say here what should be there: screen.getByRole('heading', { name: '…' })
  expect(screen.queryAllByRole('heading')).not.toHaveLength(0);
});
`;
}

function testOfErrors(name: string, steps: readonly number[]): string {
  if (steps.length === 0) return '';
  return `
// Fails as long as the bug is there.
test.each([${steps.join(', ')}])('${name}: after step %i, where an error was, there is a screen', async (step) => {
  const { showStep } = await openCapsule('${name}');
  await showStep(step);
  expect(errorPage()).not.toBeInTheDocument();
});
`;
}

/** Says in the reporter's words what was wrong, and where. */
function comment({ note, route, roles, locale, app, errors }: Capsule): string {
  const facts = [
    ...(note.trim() === '' ? [] : [`“${note.trim()}”`]),
    `Seen at ${route} by ${roles.length > 0 ? roles.join(', ') : 'somebody who was not signed in'} (${locale}).`,
    `The app was ${app.version}, commit ${app.commit}.`,
    ...new Set(errors.map(({ message }) => `Error: ${message}`)),
  ];
  return facts
    .flatMap((fact) => fact.split(/[\r\n\u2028\u2029]+/))
    .map((line) => `// ${line}`.trimEnd())
    .join('\n');
}
