import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Locale } from '../../contract/lists';
import type { Template } from '../../contract/template';
import { adminAndClub } from '../world/adminAndClub';
import { api } from '../world/api';
import { unique } from '../world/names';
import type { TemplateWishes } from '../world/templates';
import { openApp } from './openApp';

const PATH = '/api/challenges/trainingsessiontemplate';

/** Returns the address of the templates screen that shows only what has this text in its name. */
export const templatesCalled = (text: string) => `/private/sessiontemplates?q=${encodeURIComponent(text)}`;

/** Makes an admin and a template with a name of its own in each language. */
export async function adminAndTemplate(wishes: TemplateWishes = {}) {
  const { world, token } = await adminAndClub();
  const client = api(token);
  const mark = unique('chip');
  const name = { en: `Chipping ${mark}`, de: `Chippen ${mark}` };
  const { content } = await world.template({ name, ...wishes });
  /** Returns the templates with the mark in a name, as the server knows them now. */
  const templatesNow = async () =>
    (await client.get<Template[]>(PATH)).body.filter((one) => JSON.stringify(one.name).includes(mark));
  /** Writes over the template, as somebody else would. */
  const write = (changes: Partial<Template>) => client.put<Template>(PATH, { ...content, ...changes });
  return { world, token, client, mark, name, template: content, templatesNow, write };
}

/** Opens the templates screen with only the templates of this mark, in whatever state. */
export const openTemplates = (token: string, mark: string, locale: Locale = 'en', state = 'active') =>
  openApp({ path: `${templatesCalled(mark)}&state=${state}`, as: token, locale });

/** Returns the card with this name, as soon as it is there; by its text, because roles take long beside an open editor. */
export async function cardOf(name: string): Promise<HTMLElement> {
  const heading = await screen.findByText(name, { selector: 'h2 > button' });
  const card = heading.closest<HTMLElement>('li');
  if (!card) throw new Error(`${name} heads no card`);
  return card;
}

/** Returns the card with this name, expanded. */
export async function expanded(name: string, user: UserEvent): Promise<HTMLElement> {
  const card = await cardOf(name);
  await user.click(within(card).getByRole('button', { name }));
  return card;
}
