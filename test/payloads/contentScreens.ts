import { ANYTHING, buttons, dialogOf } from './labels';
import type { Screens } from './screens';

const name = ANYTHING;

/** What admins keep: templates, categories, mappings and prizes. */
export const contentScreens: Screens = {
  sessioncategories: async ({ t, go, shows, names, each, pressSome }) => {
    await go('/private/sessioncategories');
    await shows('category.name', 'category.description');
    await each(t('categories.delete', { name }), () => names('category.name'));
    await pressSome(t('categories.edit', { name }));
    await names('category.name.en', 'category.name.de', 'category.description.en', 'category.description.de');
  },
  sessiontemplates: async ({ page, t, go, shows, names, each, pressSome }) => {
    await go('/private/sessiontemplates');
    await shows('template.name', 'category.name');
    await each(t('templates.action.of', { action: t('templates.action.delete'), name }), () => names('template.name'));
    const closed = page.getByRole('list', { name: t('templates.list.label') }).locator('button[aria-expanded=false]');
    // Behind a dialog that has just gone the list may still be hidden.
    await closed.first().waitFor();
    for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
    await shows('template.description', 'template.instruction', 'template.hint', 'template.scoring', 'mapping.name');
    await pressSome(t('templates.action.of', { action: t('templates.action.edit'), name }));
    await names('template.name.en', 'template.name.de', 'template.description.en', 'template.description.de');
    await names('template.moreInformationLink.en', 'template.moreInformationLink.de');
    await names('template.instruction.en', 'template.instruction.de', 'template.hint.en', 'template.hint.de');
    await names('template.scoring.en', 'template.scoring.de', 'category.name', 'mapping.name');
    const pictures = buttons(page, t('images.chooseAnother'));
    for (const { picture, tag } of [
      { picture: pictures.first(), tag: 'sessiontemplate' },
      { picture: pictures.last(), tag: 'tip' },
    ]) {
      await picture.click();
      await dialogOf(page).waitFor();
      await shows(`image.${tag}`);
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'detached' });
    }
  },
  'settings/sessionpoints': async ({ page, t, go, shows, names, each, press, pressSome, planted: { trainings } }) => {
    await go('/private/settings/sessionpoints');
    await names('mapping.name');
    const more = buttons(page, t('points.more', { count: 99 }).replace('99', ANYTHING));
    for (let left = Math.floor(trainings.planned.length / 10); left > 0; left -= 1) await more.click();
    await shows('mapping.name');
    await each(t('points.delete', { name }), () => names('mapping.name'));
    await pressSome(t('points.edit', { name }));
    await names('mapping.name');
    await press(t('points.whatIf.ask'));
    await page.getByLabel(t('points.whatIf.whole')).check();
    await names('club.name', 'member.name', 'member.surname');
  },
  sessionprices: async ({ page, t, go, shows, names, each, press, pressSome }) => {
    await go('/private/sessionprices');
    await shows('price.name', 'price.description');
    await each(t('prizes.delete', { name }), () => names('price.name'));
    await pressSome(t('prizes.edit', { name }));
    await names('price.name', 'price.description');
    await press(t('images.chooseAnother'));
    await dialogOf(page).waitFor();
    await shows('image.sessionprice');
    await buttons(page, t('images.delete', { name })).first().click();
    await page.getByRole('alertdialog').waitFor();
    await names('image.sessionprice');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
  },
};
