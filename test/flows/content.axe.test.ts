import type { Browser, Page } from 'playwright-core';
import { api } from '@test/fixtures/api';
import { uploadImage } from '@test/fixtures/images';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import type { MemberFixture } from '@test/fixtures/members';
import { unique } from '@test/fixtures/names';
import { makePrice } from '@test/fixtures/prices';
import { problemsEverywhere, translatorFor } from './accessProblems';
import { openBrowser, openPage } from './browser';
import { storeSession } from './signedIn';

const t = translatorFor('en');
const name = unique('Gate');

let browser: Browser;
let admin: MemberFixture;

beforeAll(async () => {
  browser = await openBrowser();
  const fixtures = await makeFixtures();
  admin = await fixtures.member({ club: await fixtures.club(), roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
  const token = await fixtures.signedIn(admin);
  const image = await uploadImage(token, 'sessionprice', name);
  const hints = [{ name: { en: 'Slowly', de: 'Langsam' }, imageUrl: await uploadImage(token, 'tip', name) }];
  const category = await fixtures.category({ name: { en: name, de: name } });
  const mapping = await fixtures.mapping({ name });
  const { content } = await fixtures.template({ name: { en: name, de: name }, category, mapping, hints });
  const { id, version, ...fields } = content;
  const withImage = { ...fields, id, version, image: await uploadImage(token, 'sessiontemplate', name) };
  const { status } = await api(token).put('/api/challenges/trainingsessiontemplate', withImage);
  if (status !== 200) throw new Error(`the template was answered with ${status}`);
  await makePrice({ name, image });
});
afterAll(() => browser.close());

type Open = (page: Page) => Promise<unknown>;

const press =
  (label: string): Open =>
  (page) =>
    page.getByRole('button', { name: label, exact: true }).click();
/** Presses one after another. */
const sequence =
  (...opens: Open[]): Open =>
  async (page) => {
    for (const open of opens) await open(page);
  };
const opensDeletion: Open = (page) => page.getByRole('alertdialog', { name: t('ui.deletion') }).waitFor();
const showsImages: Open = (page) =>
  page
    .getByRole('dialog', { name: t('images.title') })
    .getByRole('list', { name: t('images.list') })
    .waitFor();
const action = (which: 'edit' | 'delete') => t('templates.action.of', { action: t(`templates.action.${which}`), name });
const isEdited: Open = (page) => page.getByRole('form', { name: t('templates.editor.label', { name }) }).waitFor();

const q = encodeURIComponent(name);
const templates = { title: t('templates.title'), path: `/private/sessiontemplates?q=${q}` };
const categories = { title: t('categories.title'), path: `/private/sessioncategories?q=${q}` };
const points = { title: t('points.title'), path: `/private/settings/sessionpoints?q=${q}` };
const prizes = { title: t('prizes.title'), path: '/private/sessionprices' };

const editTemplate = sequence(press(action('edit')), isEdited);
const imageOfTemplate: Open = (page) =>
  page
    .getByRole('group', { name: t('templates.editor.image'), exact: true })
    .getByRole('button', { name: t('images.chooseAnother') })
    .click();
const screens: { what: string; title: string; path: string; open?: Open }[] = [
  { what: 'the templates', ...templates },
  { what: 'an expanded template', ...templates, open: press(name) },
  { what: 'a template in edit mode', ...templates, open: editTemplate },
  { what: 'the image picker', ...templates, open: sequence(editTemplate, imageOfTemplate, showsImages) },
  {
    what: 'deleting a template',
    ...templates,
    open: sequence(press(action('delete')), opensDeletion),
  },
  { what: 'the categories', ...categories },
  { what: 'a category in edit mode', ...categories, open: press(t('categories.edit', { name })) },
  {
    what: 'deleting a category',
    ...categories,
    open: sequence(press(t('categories.delete', { name })), opensDeletion),
  },
  { what: 'the points settings', ...points },
  { what: 'a mapping in edit mode', ...points, open: press(t('points.edit', { name })) },
  { what: 'deleting a mapping', ...points, open: sequence(press(t('points.delete', { name })), opensDeletion) },
  { what: 'the prizes', ...prizes },
  { what: 'a prize in edit mode', ...prizes, open: press(t('prizes.edit', { name })) },
  {
    what: 'deleting an image',
    ...prizes,
    open: sequence(
      press(t('prizes.edit', { name })),
      press(t('images.chooseAnother')),
      showsImages,
      (page) =>
        page.getByRole('button', { name: new RegExp(`^${t('images.delete', { name: name.toLowerCase() })}`) }).click(),
      opensDeletion,
    ),
  },
  { what: 'deleting a prize', ...prizes, open: sequence(press(t('prizes.delete', { name })), opensDeletion) },
];

test.each(screens)(
  '$what fits every width and can be used by everybody, in light and dark',
  async ({ title, path, open }) => {
    const { page, complaints } = await openPage(browser);
    await storeSession(page, admin);
    expect(await problemsEverywhere(page, { title, path, open })).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);
