import { isLong } from '@test/endurance';
import { ANYTHING, dialogOf } from './payloads';
import type { Screens } from './screens';

const [name, date] = [ANYTHING, ANYTHING];

/** What a pro works with: planning, recording and finishing trainings. */
export const rangeScreens: Screens = {
  sessionplanner: async ({ page, t, go, shows, names, each, press }) => {
    await go('/private/sessionplanner');
    await shows('template.name');
    await each(t('planner.table.delete', { name, date }), () => names('template.name'));
    await page.getByRole('combobox', { name: t('planner.form.template') }).click();
    await page.getByRole('listbox').waitFor();
    await shows('template.name');
    await page.keyboard.press('Escape');
    await press(t('planner.view.month'));
    await page.getByRole('grid').first().waitFor();
    await shows('template.name');
  },
  'sessionwizard/:activeTrainingSessionId?': async ({ page, t, go, shows, names, press, each, seeded }) => {
    for (const status of ['PLANNED', 'FINISHED', 'STARTED']) {
      await go(`/private/sessionwizard?status=${status}`);
      await shows('template.name');
    }
    const started = seeded.trainings.started.slice(0, isLong ? undefined : 2);
    for (const { id } of started) {
      await go(`/private/sessionwizard/${id}?status=STARTED`);
      await page.getByRole('button', { name: t('wizard.help.heading'), expanded: false }).click();
      await names('template.description', 'template.instruction', 'template.hint', 'template.scoring');
      await names('template.name', 'member.name', 'member.surname');
      await press(t('chain.title'));
      await each(t('wizard.sessions.of', { action: t('wizard.sessions.delete'), players: ANYTHING }), () =>
        names('member.name', 'member.surname'),
      );
      await press(t('recording.open'));
      await dialogOf(page).waitFor();
      await press(t('recording.view.one'));
      await names('template.name', 'template.scoring', 'member.name', 'member.surname');
      await press(t('recording.view.all'));
      await names('template.scoring', 'member.name', 'member.surname');
      await press(t('recording.close'));
      await dialogOf(page).waitFor({ state: 'detached' });
    }
  },
  activetrainingsessions: async ({ t, go, shows, names, each, pressSome }) => {
    const of = (what: string) => t('activeTrainings.of', { what, name, date });
    await go('/private/activetrainingsessions');
    await shows('template.name', 'price.name');
    await names('member.name', 'member.surname');
    await each(of(t('activeTrainings.action.finish')), () => names('template.name'));
    await each(of(t('activeTrainings.action.delete')), () => names('template.name'));
    await pressSome(of(t('activeTrainings.action.edit')));
    await shows('price.name');
  },
};
