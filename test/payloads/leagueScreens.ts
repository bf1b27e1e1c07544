import { isLong } from '../endurance';
import { ANYTHING, dialogOf } from './labels';
import type { Screens } from './screens';

/** What has come of the trainings. */
export const leagueScreens: Screens = {
  leaguetable: async ({ t, go, shows, names, each, press }) => {
    await go('/private/leaguetable');
    await shows('member.name', 'member.surname');
    await names('price.name');
    await each(t('league.events.of', { player: ANYTHING, rank: ANYTHING }), () =>
      names('template.name', 'member.name', 'member.surname'),
    );
    await press(t('league.takeOut.print'));
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
  'playerstatistics/:username': async ({ go, names, planted: { members, admin } }) => {
    for (const { username } of members.slice(0, isLong ? undefined : 2)) {
      await go(`/private/playerstatistics/${encodeURIComponent(username)}`);
      await names('member.username', 'template.name', 'category.name');
    }
    await go(`/private/playerstatistics/${encodeURIComponent(admin.username)}`);
    await names('template.name');
  },
  'winners/:scheduledTrainingId': async ({ page, t, go, names, press, planted }) => {
    for (const { id } of planted.trainings.finished.slice(0, isLong ? undefined : 2)) {
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
