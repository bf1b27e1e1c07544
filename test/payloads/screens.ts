import { textFields } from '@contract/memberFields';
import { isLong } from '@test/endurance';
import { makeAccessLink } from '@test/fixtures/accessLinks';
import { makeDisplayCode } from '@test/fixtures/displayLinks';
import { makeHelperCode } from '@test/fixtures/helpers';
import { ANYTHING, buttons, dialogOf } from './payloads';
import type { Visit } from './visit';

/** How each screen is looked through, under its path. */
export type Screens = Readonly<Record<string, (visit: Visit) => Promise<void>>>;

/** What is to be seen without signing in. */
export const publicScreens: Screens = {
  '/public/login': async ({ page, go, names }) => {
    await go('/public/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await names();
  },
  '/public/signup': async ({ page, t, go, shows }) => {
    await go('/public/signup');
    await page.getByRole('combobox', { name: t('signUp.golfclub') }).click();
    await page.getByRole('listbox').waitFor();
    await shows('club.name');
  },
  '/public/approve/:golfclubId?/:username?/:code?': async ({ page, t, go, names, press, seeded }) => {
    const { club, members } = seeded;
    const username = members.find(({ roles }) => roles.includes('UNAPPROVED'))?.username ?? '';
    const code = seeded.dealt.textsOf('club.name', 'en')[1] ?? '';
    await go(`/public/approve/${[club.id, username, code].map(encodeURIComponent).join('/')}`);
    await press(t('signUp.approve.button'));
    await page.getByText(t('signUp.approve.wrong')).waitFor();
    await names();
  },
  '/public/access': async ({ page, t, go, names, seeded }) => {
    const [member] = seeded.members;
    if (!member) throw new Error('there is no member');
    const { secret } = await makeAccessLink({ member });
    await page.goto('about:blank');
    await go(`/public/access#${secret}`);
    await page.getByRole('button', { name: t('accessPage.set') }).waitFor();
    await names('club.name', 'member.name', 'member.username');
  },
  '/public/recorder': async ({ page, t, go, names }) => {
    // There is none on this device, and the server answers.
    await go('/public/recorder');
    await page.getByRole('button', { name: t('login.signIn') }).waitFor();
    await names();
  },
  '/helper': async ({ page, t, go, names, seeded: { admin, club, trainings } }) => {
    const { code } = await makeHelperCode(admin, { id: trainings.started[0]?.id ?? '', golfclubId: club.id });
    await go(`/helper#${code}`);
    await page.getByLabel(t('helper.name')).fill('Hanna');
    await page.getByRole('button', { name: t('helper.start') }).click();
    await page.getByRole('button', { name: t('helper.leave.button') }).click();
    const question = page.getByRole('alertdialog', { name: t('helper.leave.title') });
    await question.waitFor();
    await names('template.name');
    await question.getByRole('button', { name: t('helper.leave.confirm') }).click();
    await page.getByLabel(t('helper.name')).waitFor();
  },
  '/tv': async ({ page, t, go, names, seeded, locale }) => {
    await page.goto('about:blank');
    await go(`/tv?lang=${locale}`);
    await page.getByLabel(t('ui.shortCode.label')).fill(await makeDisplayCode(seeded.link));
    await page.getByRole('button', { name: t('display.enter.button') }).click();
    await page.getByRole('heading', { level: 1, name: t('display.screen.title', { year: '' }) }).waitFor();
    await names('club.name', 'member.name');
  },
  '/display': async ({ page, t, go, names, press, seeded, locale }) => {
    await page.goto('about:blank');
    await go(`/display?lang=${locale}#${seeded.link.secret}`);
    await names('club.name', 'member.name', 'price.name');
    // Most of what it shows comes in turn.
    await press(t('ui.turning.pause'));
    const running = page.getByText(t('display.screen.running')).first();
    while (!(await running.isVisible())) await press(t('ui.turning.next'));
    await names('template.name');
  },
};

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
    // Other tests may add templates meanwhile.
    while ((await closed.count()) > 0) await closed.first().click();
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
  'settings/sessionpoints': async ({ page, t, go, shows, names, each, press, pressSome, seeded: { trainings } }) => {
    await go('/private/settings/sessionpoints');
    await names('mapping.name');
    const more = buttons(page, t('points.more', { count: 99 }).replace('99', ANYTHING));
    for (let left = Math.floor(trainings.planned.length / 10); left > 0; left -= 1) await more.click();
    await shows('mapping.name');
    await each(t('points.delete', { name }), () => names('mapping.name'));
    await pressSome(t('points.edit', { name }));
    await names('mapping.name');
    await press(t('points.of', { label: t('points.whatIf.ask'), name }));
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

/** What has come of the trainings. */
export const leagueScreens: Screens = {
  leaguetable: async ({ t, go, shows, names, each, press }) => {
    await go('/private/leaguetable');
    await shows('member.name', 'member.surname');
    await names('price.name');
    await each(t('league.events.of', { player: ANYTHING, rank: ANYTHING }), () =>
      names('template.name', 'member.name', 'member.surname'),
    );
    await press(t('ui.grid.exporting.print'));
    await names('member.name', 'member.surname', 'club.name');
  },
  leaguetableentries: async ({ page, t, go, shows, names, each }) => {
    await go('/private/leaguetableentries');
    await shows('template.name', 'member.name', 'member.surname');
    for (const [label, field] of [
      [t('leagueEntries.template'), 'template.name'],
      [t('leagueEntries.category'), 'category.name'],
      [t('leagueEntries.player'), 'member.surname'],
    ] as const) {
      await page.getByRole('combobox', { name: label, exact: true }).click();
      await page.getByRole('listbox').waitFor();
      await shows(field);
      await page.keyboard.press('Escape');
    }
    await each(t('chain.openOf', { label: ANYTHING }), () => names('template.name', 'member.name', 'member.surname'));
  },
  'playerstatistics/:username': async ({ go, names, seeded: { members, admin } }) => {
    for (const { username } of members.slice(0, isLong ? undefined : 2)) {
      await go(`/private/playerstatistics/${encodeURIComponent(username)}`);
      await names('member.username', 'template.name', 'category.name');
    }
    await go(`/private/playerstatistics/${encodeURIComponent(admin.username)}`);
    await names('template.name');
  },
  'winners/:scheduledTrainingId': async ({ page, t, go, names, press, seeded }) => {
    for (const { id } of seeded.trainings.finished.slice(0, isLong ? undefined : 2)) {
      await go(`/private/winners/${id}`);
      await names('template.name', 'member.name', 'member.surname', 'price.name');
      await press(t('winners.print'));
      await names('club.name', 'price.name');
      await press(t('winners.projector'));
      await dialogOf(page).waitFor();
      await names('template.name', 'member.name', 'price.name');
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'detached' });
    }
  },
};

/** Members, clubs, display links, the record of changes and one's own data. */
export const peopleScreens: Screens = {
  users: async ({ page, t, go, shows, names, each, press, seeded: { club } }) => {
    await go(`/private/users?club=${club.id}`);
    await press(t('ui.grid.view.of', { label: t('users.title') }));
    const hidden = page.getByRole('dialog').getByRole('checkbox', { checked: false });
    await hidden.first().waitFor();
    for (let left = await hidden.count(); left > 0; left -= 1) await hidden.first().click();
    await page.keyboard.press('Escape');
    await shows(...textFields.map((field) => `member.${field}`));
    await each(t('users.delete', { person: ANYTHING }), () => names('member.name', 'member.surname'));
    await each(t('users.edit', { person: ANYTHING }), () => names('member.name', 'member.surname', 'club.name'));
    await go(`/private/users?filter=unapproved`);
    await press(t('userForm.code.showOf', { name, surname: ANYTHING }));
    await names('member.name', 'member.approvalCode');
    await page.keyboard.press('Escape');
    await press(t('ui.grid.exporting.print'));
    await names('member.name', 'member.surname', 'member.email', 'member.username');
  },
  'users/:username': async ({ page, t, go, names, press, seeded: { members } }) => {
    for (const { username } of members.slice(0, isLong ? undefined : 2)) {
      await go(`/private/users/${encodeURIComponent(username)}`);
      await page.getByRole('region', { name: t('member.record') }).waitFor();
      await names('member.name', 'member.surname', 'member.username', 'member.email', 'club.name', 'template.name');
      await press(t('member.edit'));
      await names('member.name', 'member.surname', 'club.name');
    }
  },
  golfclubs: async ({ t, go, shows, names, each }) => {
    await go('/private/golfclubs');
    await shows('club.name', 'club.postalcode', 'club.city');
    await each(t('clubs.delete', { name }), () => names('club.name'));
    await each(t('clubs.edit', { name }), () =>
      names('club.name', 'club.streetname', 'club.streetnumber', 'club.postalcode', 'club.city'),
    );
  },
  changes: async ({ go, shows, names, seeded: { members } }) => {
    await go('/private/changes');
    await shows('change.golfclub', 'change.field', 'change.before', 'change.after');
    await names('member.name', 'member.surname');
    await go(`/private/changes?member=${members[0]?.id ?? ''}`);
    await names('change.field', 'member.name');
  },
  display: async ({ t, go, shows, names, each }) => {
    await go('/private/display');
    await shows('displayLink.name');
    await each(t('display.revoke', { name }), () => names('displayLink.name'));
    await names('member.name');
  },
  profile: async ({ go, names }) => {
    await go('/private/profile');
    await names('member.name', 'member.surname', 'member.username', 'club.name');
  },
};
