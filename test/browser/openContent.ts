import { act, type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { imagePickerShown, selectPicked } from '@/modal/imagePickerSlice';
import type { Locale } from '@contract/lists';
import type { Mapping } from '@contract/mapping';
import type { Template } from '@contract/template';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from '@test/fixtures/api';
import type { ClubFixture } from '@test/fixtures/clubs';
import { sql } from '@test/fixtures/database';
import { uploadImage } from '@test/fixtures/images';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';
import type { MappingOptions, TemplateOptions } from '@test/fixtures/templates';
import { openApp, typeInto } from './openApp';
import { gridTexts } from './openGrid';

const calls = '/api/trainingsessionhandicapdifferencetopointsmapping';

/** Makes an admin and a points mapping; `mappingNow` is it as the server knows it, `save` is somebody else saving it. */
export async function adminAndMapping(options: MappingOptions = {}) {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const token = await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] }));
  const mapping = await fixtures.mapping({ ...options, name: options.name ?? unique('Ladder') });
  const client = api(token);
  const mappingNow = async () => {
    const { body } = await client.get<Mapping[]>(calls);
    return body.find(({ id }) => id === mapping.id);
  };
  const save = async (changed: Partial<Mapping>) => {
    const { status } = await client.put(calls, { ...(await mappingNow()), ...changed });
    if (status !== 200) throw new Error(`refused with ${status}`);
  };
  const remove = () => client.delete(`${calls}/${mapping.id}`);
  return { fixtures, club, token, mapping, mappingNow, save, remove, path: pathOf(mapping.name) };
}

export const pathOf = (name: string) => `/private/settings/sessionpoints?q=${encodeURIComponent(name)}`;

/** Opens the points settings where only this mapping is found; returns the parts of its block. */
export async function openBlock({
  token,
  path,
  name,
  locale,
}: {
  token: string;
  path: string;
  name: string;
  locale?: Locale;
}) {
  const app = await openApp({ path, as: token, ...(locale ? { locale } : {}) });
  const block = within(await screen.findByLabelText(name, { selector: 'section' }));
  return { ...app, ...partsOf(block, locale) };
}

function partsOf(block: BoundFunctions<typeof queries>, locale: Locale = 'en') {
  const words = {
    en: ['Difference in handicap', 'Points generated', 'row'],
    de: ['Handicap-Differenz', 'Erzielte Punkte', 'Zeile'],
  };
  const [difference, points, row] = words[locale];
  const fields = (word: string | undefined) =>
    block.queryAllByLabelText<HTMLInputElement>(new RegExp(`^${word}: ${row} \\d+$`));
  return {
    block,
    differences: () => fields(difference),
    points: () => fields(points),
    /** What stands in the rows. */
    shown: () => fields(difference).map(({ value }, index) => [value, fields(points)[index]?.value]),
    difference: (position: number) => block.getByLabelText(`${difference}: ${row} ${position}`),
    pointsIn: (position: number) => block.getByLabelText(`${points}: ${row} ${position}`),
  };
}

/** Returns the images that stand in the picker, as the buttons that they are. */
export const tiles = () =>
  within(screen.getByRole('list', { name: /Images|Bilder/ })).getAllByRole('button', { name: /^flight/ });

const ids = () => tiles().map((tile) => tile.textContent);

interface Opening {
  /** How many images this test makes. */
  count?: number;
  /** Which of them the field has by now, counted from the newest. */
  chosen?: number;
  locale?: Locale;
  as?: 'ADMIN' | 'PRO';
}

/** Opens a page, and the picker over it as a field would, searching for images that only this test has made. */
export async function openPicker({ count = 0, chosen = 0, locale = 'en', as = 'ADMIN' }: Opening = {}) {
  const { fixtures, token, own } = await adminAndClub();
  const name = unique('flight');
  const made: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    made.unshift(await uploadImage(token, 'sessionprice', `${name} ${number}.png`));
  }
  const viewer = await fixtures.signedIn(await fixtures.member({ club: own, roles: [as, 'APPROVED'] }));
  const opened = await openApp({ path: '/private/leaguetable', as: viewer, locale });
  const opener = await screen.findByRole('button', { name: 'J. Möller' });
  act(() => opener.focus());
  const shown = { tag: 'sessionprice', field: 'test', chosen: made[chosen - 1] ?? null } as const;
  act(() => void opened.store.dispatch(imagePickerShown(shown)));
  const dialog = await screen.findByRole('dialog', { name: locale === 'de' ? 'Bild auswählen' : 'Select Image' });
  const search = within(dialog).getByRole('searchbox');
  await typeInto(opened.user, search, name);
  if (count > 0) await waitFor(() => expect(ids()).toEqual(made));
  // What was picked fades from the state after half a second.
  let last: string | undefined;
  opened.store.subscribe(() => (last = selectPicked(opened.store.getState())?.publicId ?? last));
  const picked = () => last;
  return { ...opened, token, name, made, opener, dialog, search, picked };
}

/** Opens the editor of the card with this name. */
export async function openEditor(name: string, user: { click: (element: HTMLElement) => Promise<void> }) {
  const action = i18next.t('templates.action.edit');
  await user.click(await screen.findByLabelText(`${action}: ${name}`));
  return screen.findByLabelText(i18next.t('templates.editor.label', { name }));
}

/** An admin who has opened the editor of a template with these options. */
export async function adminEditing(options: TemplateOptions = {}, locale: Locale = 'en') {
  const made = await adminAndTemplate(options);
  const app = await openTemplates(made.token, made.mark, locale);
  // Asking at every click whether it can be clicked takes long in a form as large as this.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const form = await openEditor(made.name[locale], user);
  /** Returns the template as the server knows it now. */
  const templateNow = async (): Promise<Template> => {
    const [found] = await made.templatesNow();
    if (!found) throw new Error('the template is gone');
    return found;
  };
  // By label and text, because asking a form as large as this for roles takes long.
  const button = (label: string) =>
    within(form).queryByLabelText(label) ??
    within(form).queryByLabelText(i18next.t('templates.editor.of', { label, name: made.name[locale] })) ??
    within(form).getByText(label);
  const press = (name: string) => user.click(button(name));
  const field = (name: string) => within(form).getByLabelText(name);
  /** Returns a field in a row of a list. */
  const inRow = (row: string, name: string) => within(field(row)).getByLabelText(name);
  const submit = () => press(i18next.t('templates.editor.submit'));
  const closed = () => waitFor(() => expect(form).not.toBeInTheDocument());
  return { ...made, ...app, user, form, templateNow, button, press, field, inRow, submit, closed };
}

const PATH = '/api/challenges/trainingsessiontemplate';

/** Returns the address of the templates screen that shows only what has this text in its name. */
export const templatesCalled = (text: string) => `/private/sessiontemplates?q=${encodeURIComponent(text)}`;

/** Makes an admin and a template with a name of its own in each language. */
export async function adminAndTemplate(options: TemplateOptions = {}) {
  const { fixtures, token } = await adminAndClub();
  const client = api(token);
  const mark = unique('chip');
  const name = { en: `Chipping ${mark}`, de: `Chippen ${mark}` };
  const { content } = await fixtures.template({ name, ...options });
  /** Returns the templates with the mark in a name, as the server knows them now. */
  const templatesNow = async () =>
    (await client.get<Template[]>(PATH)).body.filter((one) => JSON.stringify(one.name).includes(mark));
  /** Writes over the template, as somebody else would. */
  const write = (changes: Partial<Template>) => client.put<Template>(PATH, { ...content, ...changes });
  return { fixtures, token, client, mark, name, template: content, templatesNow, write };
}

/** Opens the templates screen with only the templates of this mark, in whatever state. */
export const openTemplates = (token: string, mark: string, locale: Locale = 'en', state = 'active') =>
  openApp({ path: `${templatesCalled(mark)}&state=${state}`, as: token, locale });

/** Returns the card with this name, as soon as it is there; by its text, because roles take long beside an open editor. */
export async function cardOf(name: string): Promise<HTMLElement> {
  const heading = await screen.findByText(name, { selector: 'h2 > button > span' });
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

interface Imported {
  name: string;
  surname: string;
  email: string;
  handicap_tenths: number;
  roles: string[];
}

/** Makes a club with an admin, who is signed in with the token. */
export async function clubWithAdmin() {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
  return { fixtures, club, token: await fixtures.signedIn(admin) };
}

/** Opens the users screen of the club, and on it the import. */
export async function openImport(token: string, club: ClubFixture, locale: Locale = 'en') {
  const opened = await openApp({ path: `/private/users?club=${club.id}`, as: token, locale });
  await opened.user.click(await screen.findByRole('button', { name: i18next.t('importing.title') }));
  const dialog = await screen.findByRole('dialog', { name: i18next.t('importing.title') });
  return { ...opened, dialog };
}

/** Chooses a file with this content in the import. */
export async function chooseFile(
  user: UserEvent,
  content: string | Uint8Array<ArrayBuffer>,
  name = 'members.csv',
): Promise<void> {
  const file = new File([content], name);
  await user.upload(screen.getByLabelText(i18next.t('importing.choose')), file);
}

/** Returns texts of the preview, row by row: line, name, surname, e-mail, handicap, status and reasons. */
export const rowStatusesShown = (dialog: HTMLElement) =>
  gridTexts(within(dialog).getByRole('grid')).map((cells) =>
    [0, 3, 4, 5, 9, 1, 2].map((column) => cells[column] ?? ''),
  );

/** Returns the members of the club as they are stored, without its admins. */
export const membersOf = (club: ClubFixture) =>
  sql<Imported>(
    `select name, surname, email, handicap_tenths, roles from members
     where golfclub_id = $1 and not 'ADMIN' = any(roles) order by email`,
    [club.id],
  );
