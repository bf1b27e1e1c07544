import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { makeStore } from '@/app/makeStore';
import { type Capsule, CAPSULE_FORMAT, CAPSULE_VERSION, capsuleIn } from '@/capsule/capsuleFile';
import { startTexts } from '@/i18n/startTexts';
import { textOfCapsule } from './exportFile';

const capsule: Capsule = {
  format: CAPSULE_FORMAT,
  formatVersion: CAPSULE_VERSION,
  app: { version: '1.0.0', commit: 'abc' },
  madeAt: '2026-11-22T10:00:00.000Z',
  note: '',
  locale: 'en',
  roles: [],
  viewport: { width: 390, height: 844, pixelRatio: 3, isDark: false },
  route: '/public/login',
  trail: [],
  base: { session: { session: null } },
  steps: [],
  final: { session: { session: null } },
  fingerprint: '0123456789abcdef',
  errors: [],
  calls: [],
  outbox: { waiting: 0, refused: 0, isKept: true },
};

test.each(['', 'The "table"\nis empty', '$& </script> \u2028'])(
  'the text of a capsule with the note %j is that capsule',
  (note) => {
    const text = textOfCapsule(capsule)(note);
    expect(capsuleIn(JSON.parse(text))).toEqual({ capsule: { ...capsule, note } });
    expect(text.split('\n')).toContain('{"session":{"session":null}}');
  },
);

test('of a long text the beginning and the end are shown, and what is missing is counted', async () => {
  await startTexts('en');
  // It adds its own texts to those.
  const { ExportDialog, ExportForm } = await import('./ExportDialog');
  const text = `first${'x'.repeat(60_000)}last`;
  render(
    <Provider store={makeStore()}>
      <ExportDialog title="File" onClose={() => undefined}>
        <ExportForm
          kind="golf-club-state"
          text={text}
          history={{ base: {}, steps: [], madeAt: '2026-11-22T10:00:00.000Z' }}
          copied=""
          onClose={() => undefined}
        >
          {null}
        </ExportForm>
      </ExportDialog>
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show the text of the file' }));
  const shown = screen.getByRole('group', { name: 'Text of the file' }).textContent;
  expect(shown).toMatch(/^firstx+\n\n… 10,009 characters are not shown here …\n\nx+last$/);
  expect(shown.replace(/\n\n…[^…]*…\n\n/, '')).toHaveLength(text.length - 10_009);
});
