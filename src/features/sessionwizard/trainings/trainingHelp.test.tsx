import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../../../../test/browser/openApp';
import { sql } from '../../../../test/world/database';
import { makeWorld } from '../../../../test/world/makeWorld';

async function runningWithHelp() {
  const world = await makeWorld();
  const club = await world.club();
  const pro = await world.member({ club, roles: ['PRO', 'APPROVED'] });
  const [tip, image] = [await world.image({ tag: 'tip' }), await world.image({ tag: 'sessiontemplate' })];
  const template = await world.template({
    name: { en: 'Putting gate', de: 'Putt-Tor' },
    description: { en: 'Five balls from two metres', de: 'Fünf Bälle aus zwei Metern' },
    instructions: [
      { en: 'Read the line first', de: 'Zuerst die Linie lesen' },
      {},
      { en: 'Then putt', de: 'Dann putten' },
    ],
    hints: [{ name: { en: 'Slowly', de: 'Langsam' }, imageUrl: tip.publicId }],
  });
  template.content.image = image.publicId;
  template.content.moreInformationLink = { en: 'https://example.org/gate', de: 'javascript:alert(1)' };
  const training = await world.training({ club, template, status: 'STARTED' });
  const path = `/private/sessionwizard/${training.id}?status=STARTED`;
  return { template, path, token: await world.signedIn(pro), tip, image };
}

test('instructions, hints and pictures are at hand in the open training', async () => {
  const { path, token, tip, image } = await runningWithHelp();
  const { user } = await openApp({ path, as: token });
  const fold = await screen.findByRole('button', { name: 'How it is played' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Read the line first')).not.toBeInTheDocument();

  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  const steps = await screen.findByRole('list', { name: 'Instructions' });
  expect(steps.tagName).toBe('OL');
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['Read the line first', 'Then putt']);
  expect(screen.getByText('Five balls from two metres')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Picture of Putting gate' }).getAttribute('src')).toContain(image.publicId);
  const hints = screen.getByRole('list', { name: 'Hints' });
  expect(hints).toHaveTextContent('Slowly');
  expect(hints.querySelector('img')?.getAttribute('src')).toContain(tip.publicId);
  const link = screen.getByRole('link', { name: 'More information (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://example.org/gate');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');

  await user.click(fold);
  await waitFor(() => expect(screen.queryByText('Read the line first')).not.toBeInTheDocument());
});

test('a picture that cannot be shown is replaced by what it would show', async () => {
  const { path, token } = await runningWithHelp();
  const { user } = await openApp({ path, as: token });
  await user.click(await screen.findByRole('button', { name: 'How it is played' }));
  fireEvent.error(await screen.findByRole('img', { name: 'Picture of Putting gate' }));
  expect(await screen.findByText('Picture of Putting gate')).toBeInTheDocument();
});

test('the help is that of the day the training was planned, whatever becomes of the template', async () => {
  const { template, path, token } = await runningWithHelp();
  await sql(`update templates set instructions = '[{"en": "Something else"}]' where id = $1`, [template.content.id]);
  const { user } = await openApp({ path, as: token });
  await user.click(await screen.findByRole('button', { name: 'How it is played' }));
  expect(await screen.findByText('Read the line first')).toBeInTheDocument();
  expect(screen.queryByText('Something else')).not.toBeInTheDocument();
});

test('in German the help is German, and what is no address of the web is no link', async () => {
  const { path, token } = await runningWithHelp();
  const { user } = await openApp({ path, as: token, locale: 'de' });
  await user.click(await screen.findByRole('button', { name: 'So wird gespielt' }));
  const steps = await screen.findByRole('list', { name: 'Anleitung' });
  expect(steps).toHaveTextContent('Zuerst die Linie lesen');
  expect(screen.getByRole('list', { name: 'Tipps' })).toHaveTextContent('Langsam');
  expect(screen.queryByRole('link', { name: /Weitere Informationen/ })).not.toBeInTheDocument();
});

test('where the template says nothing there is nothing to unfold', async () => {
  const world = await makeWorld();
  const club = await world.club();
  const pro = await world.member({ club, roles: ['PRO', 'APPROVED'] });
  const template = await world.template({ description: {}, instructions: [], hints: [] });
  const training = await world.training({ club, template, status: 'STARTED' });
  await openApp({ path: `/private/sessionwizard/${training.id}?status=STARTED`, as: await world.signedIn(pro) });
  expect(await screen.findByRole('heading', { name: 'Add players' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'How it is played' })).not.toBeInTheDocument();
});
