import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ScheduledTraining } from '../../../../contract/training';
import { findGrid } from '../../../../test/browser/gridRows';
import { openApp } from '../../../../test/browser/openApp';
import { api } from '../../../../test/world/api';
import { sql } from '../../../../test/world/database';
import { makeWorld } from '../../../../test/world/makeWorld';
import { unique } from '../../../../test/world/names';

const path = '/private/sessionplanner';

async function proWithTemplate() {
  const world = await makeWorld();
  const club = await world.club();
  const pro = await world.member({ club, roles: ['PRO', 'APPROVED'] });
  const name = { en: unique('Chipping ladder'), de: unique('Chip-Leiter') };
  const template = await world.template({ name });
  return { world, club, pro, name, template, token: await world.signedIn(pro) };
}

async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

test('a pro plans a training from a template and sees it in the table', async () => {
  const { name, token } = await proWithTemplate();
  const { user } = await openApp({ path, as: token });
  await fill(user, await screen.findByLabelText(/^Date/), '20.11.2026');
  await fill(user, screen.getByLabelText(/^Training template/), name.en);
  await user.click(await screen.findByRole('option', { name: `${name.en} (Regular)` }));
  await user.click(screen.getByRole('button', { name: 'Plan' }));

  expect(await screen.findByText(`Planned: ${name.en} on November 20th, 2026.`)).toBeVisible();
  const grid = await findGrid('Planned trainings');
  const row = (await within(grid).findByRole('link', { name: name.en })).closest('[role="row"]');
  expect(row).toHaveTextContent('20 Nov 2026');
  expect(row).toHaveTextContent('Not started');
  expect(screen.getByLabelText(/^Training template/)).toHaveValue('');
});

test('the date can be picked from a calendar', async () => {
  const { token } = await proWithTemplate();
  const { user } = await openApp({ path, as: token });
  await fill(user, await screen.findByLabelText(/^Date/), '20.11.2026');
  await user.click(screen.getByRole('button', { name: 'Choose the date from a calendar' }));
  await user.click(await screen.findByRole('gridcell', { name: '24' }));
  expect(screen.getByLabelText(/^Date/)).toHaveValue('24.11.2026');
});

test('an impossible date is refused with a remedy and stays as it was typed', async () => {
  const { name, token, club } = await proWithTemplate();
  const { user } = await openApp({ path, as: token });
  await fill(user, await screen.findByLabelText(/^Date/), '31.02.2026');
  await fill(user, screen.getByLabelText(/^Training template/), name.en);
  await user.click(await screen.findByRole('option', { name: `${name.en} (Regular)` }));
  await user.click(screen.getByRole('button', { name: 'Plan' }));

  expect(await screen.findByText(/There is no such date/)).toBeVisible();
  expect(screen.getByLabelText(/^Date/)).toHaveValue('31.02.2026');
  expect(screen.getByLabelText(/^Date/)).toBeInvalid();
  const { body } = await api(token).get<ScheduledTraining[]>(`/api/scheduledtrainings/${club.id}`);
  expect(body).toEqual([]);
});

test('both the date and the template are required', async () => {
  const { token } = await proWithTemplate();
  const { user } = await openApp({ path, as: token });
  await user.click(await screen.findByRole('button', { name: 'Plan' }));
  expect(await screen.findByText(/Please enter the date/)).toBeVisible();
  expect(screen.getByText('Please choose a training template.')).toBeVisible();
});

test('a template that is archived meanwhile is refused at its field', async () => {
  const { name, token, template } = await proWithTemplate();
  const { user } = await openApp({ path, as: token });
  await fill(user, await screen.findByLabelText(/^Date/), '20.11.2026');
  await fill(user, screen.getByLabelText(/^Training template/), name.en);
  await user.click(await screen.findByRole('option', { name: `${name.en} (Regular)` }));
  await sql(`update templates set state = 'ARCHIVED' where id = $1`, [template.content.id]);
  await user.click(screen.getByRole('button', { name: 'Plan' }));

  expect(await screen.findByText(/No training can be planned from this template/)).toBeVisible();
  expect(screen.getByLabelText(/^Training template/)).toBeInvalid();
  expect(screen.getByLabelText(/^Date/)).toHaveValue('20.11.2026');
});

test('an admin plans for the club that is chosen', async () => {
  const { world, club, name } = await proWithTemplate();
  const admin = await world.member({ club: await world.club(), roles: ['ADMIN', 'APPROVED'] });
  const token = await world.signedIn(admin);
  const { user } = await openApp({ path, as: token });
  await fill(user, await screen.findByRole('combobox', { name: 'Golfclub' }), club.name);
  await user.click(await screen.findByRole('option', { name: club.name }));
  await fill(user, await screen.findByLabelText(/^Date/), '20.11.2026');
  await fill(user, screen.getByLabelText(/^Training template/), name.en);
  await user.click(await screen.findByRole('option', { name: `${name.en} (Regular)` }));
  await user.click(screen.getByRole('button', { name: 'Plan' }));
  expect(await screen.findByRole('link', { name: name.en })).toBeVisible();
  expect(window.location.search).toContain(`club=${club.id}`);
});

test('in German it is planned with German words', async () => {
  const { name, token } = await proWithTemplate();
  const { user } = await openApp({ path, as: token, locale: 'de' });
  await fill(user, await screen.findByRole('textbox', { name: 'Datum' }), '20.11.2026');
  await fill(user, screen.getByLabelText(/^Trainingsvorlage/), name.de);
  await user.click(await screen.findByRole('option', { name: `${name.de} (Regulär)` }));
  await user.click(screen.getByRole('button', { name: 'Planen' }));
  expect(await screen.findByText(`Geplant: ${name.de} am 20. November 2026.`)).toBeVisible();
});
