import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import { showDate, typedDate } from '@/i18n/dates';
import { showHandicap } from '@/i18n/numbers';
import type { Locale } from '@contract/lists';
import type { MemberFixture } from '@test/fixtures/members';
import type { TemplateFixture } from '@test/fixtures/templates';
import { inputCalled, openScreen } from './signIn';

/** The screens as one person uses them in one language. */
export interface Usage {
  page: Page;
  t: TFunction;
  locale: Locale;
  template: TemplateFixture;
}

const nameOf = ({ name, surname }: MemberFixture) => `${name} ${surname}`;
const templateName = ({ template, locale }: Usage) => template.content.name[locale] ?? '';

/** Plans a training from the template in the planner. */
export async function plan(usage: Usage, plannedDate: string): Promise<void> {
  const { page, t, locale } = usage;
  await openScreen(page, t, t('planner.title'));
  await inputCalled(page, t('moving.date')).fill(typedDate(plannedDate));
  await page.getByRole('combobox', { name: t('planner.form.template') }).fill(templateName(usage));
  await page.getByRole('option', { name: templateName(usage) }).click();
  await page.getByRole('button', { name: t('planner.form.plan'), exact: true }).click();
  const message = t('planner.form.planned', { name: templateName(usage), date: showDate(plannedDate, locale) });
  await page.getByText(message).waitFor();
}

/** Presses Start or Finish of the training and waits for its notice. */
export async function takeStep(usage: Usage, step: 'start' | 'finish', message: string): Promise<void> {
  const { page, t } = usage;
  const name = t('wizard.steps.of', { step: t(`wizard.steps.${step}`), training: templateName(usage) });
  await page.getByRole('button', { name }).click();
  // It is planned for another day.
  if (step === 'start') await page.getByRole('button', { name: t('startDay.today') }).click();
  await page.getByText(message).waitFor();
  // The title of the dialog that closes is one of the second level too.
  await page
    .getByRole('main')
    .getByRole('heading', { level: 2, name: templateName(usage) })
    .waitFor();
}

/** Chooses a member to be added to the open training. */
export async function choosePlayer({ page, t, locale }: Usage, player: MemberFixture): Promise<void> {
  const handicap = showHandicap(player.handicap, locale);
  await page.getByRole('button', { name: t('wizard.adding.choose', { name: nameOf(player), handicap }) }).click();
}

/** Types another start handicap for a chosen player, tries to go on without confirming it, and then confirms. */
export async function changeHandicap(
  { page, t, locale }: Usage,
  player: MemberFixture,
  handicap: number,
): Promise<void> {
  const shown = showHandicap(handicap, locale);
  const untouched = { name: nameOf(player), handicap: showHandicap(player.handicap, locale) };
  await page.getByRole('button', { name: t('wizard.adding.chip.untouched', untouched), exact: true }).click();
  await page.getByLabel(t('wizard.adding.handicap', { name: nameOf(player) })).fill(shown);
  await page.getByRole('button', { name: t('wizard.adding.add'), exact: true }).click();
  await page.getByText(t('wizard.adding.confirmFirst')).waitFor();
  await page.getByRole('button', { name: t('wizard.adding.confirm', { handicap: shown }) }).click();
  await page.getByText(t('wizard.adding.confirmed'), { exact: true }).waitFor();
}

/** Adds the players that were chosen. */
export async function addChosen({ page, t }: Usage, count: number): Promise<void> {
  await page.getByRole('button', { name: t('wizard.adding.add'), exact: true }).click();
  await page.getByText(t('wizard.adding.added', { count })).waitFor();
}

/**
 * Opens the player's session, presses a scoring button for each ball, or types its points where there are none, and
 * closes it once all are saved.
 */
export async function recordBalls(usage: Usage, player: MemberFixture, balls: readonly number[]): Promise<void> {
  const { page, t, locale, template } = usage;
  const scoring = template.content.balls[0]?.scoring ?? [];
  const action = (name: string) =>
    page.getByRole('button', { name: t('wizard.sessions.of', { action: name, players: nameOf(player) }) });
  await action(t('wizard.sessions.edit')).click();
  const panel = page.getByRole('region', { name: t('wizard.balls.heading', { players: nameOf(player) }) });
  for (const [index, points] of balls.entries()) {
    if (scoring.length === 0) {
      await panel.getByLabel(t('wizard.balls.entry', { number: index + 1 })).fill(String(points));
      await panel.getByRole('button', { name: t('wizard.balls.record'), exact: true }).click();
      continue;
    }
    await panel.getByText(t('wizard.balls.scoring', { number: index + 1 })).waitFor();
    const item = scoring.find((one) => one.points === points)?.name[locale] ?? '';
    const worth = t('wizard.balls.points', { count: points });
    await panel.getByRole('button', { name: t('wizard.balls.score', { name: item, points: worth }) }).click();
  }
  for (const [index, count] of balls.entries()) {
    const saved = {
      number: index + 1,
      points: t('wizard.balls.points', { count }),
      state: t('wizard.balls.state.stored'),
    };
    await panel.getByRole('button', { name: t('wizard.balls.recorded', saved) }).waitFor();
  }
  await action(t('wizard.sessions.finishEditing')).click();
  await action(t('wizard.sessions.edit')).waitFor();
}
