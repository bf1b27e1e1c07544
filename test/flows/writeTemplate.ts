import type { TFunction } from 'i18next';
import type { Locator, Page } from 'playwright-core';
import { newTemplate } from '@/features/sessiontemplates/newTemplate';
import { showHandicap } from '@/i18n/numbers';
import { type Locale, locales, type TrainingType } from '@contract/lists';
import type { LocalizedString } from '@contract/shapes';
import type { CategoryFixture, MappingFixture } from '@test/fixtures/templates';
import { openScreen, type Usage } from './signIn';

/** What an admin wants a template to say. */
export interface WantedTemplate {
  type: TrainingType;
  name: Required<LocalizedString>;
  category: CategoryFixture;
  /** Null for tournaments. */
  mapping: MappingFixture | null;
  /** 0 for tournaments. */
  numberofballs: number;
  /** For regular templates only. */
  scoring: readonly { name: Required<LocalizedString>; points: number }[];
  scoreHandicapMap: readonly { score: number; handicap: number }[];
}

/** Makes the template from its create button until its status is ready, and submits it. */
export async function writeTemplate({ page, t, locale }: Usage, wanted: WantedTemplate): Promise<void> {
  await openScreen(page, t, t('templates.title'));
  await page.getByRole('button', { name: t(`templates.create.${wanted.type}`) }).click();
  const madeName = newTemplate(wanted.type).name[locale];
  const form = page.getByRole('form', { name: t('templates.editor.label', { name: madeName }) });
  await fillTexts(form, t, t('templates.editor.name'), wanted.name);
  await fieldCalled(form, t('templates.editor.category')).selectOption(wanted.category.id);
  if (wanted.mapping) await fieldCalled(form, t('templates.editor.mapping')).selectOption(wanted.mapping.id);
  await writeBalls(form, t, wanted);
  await writeMap(form, { t, locale }, wanted);
  await form.getByText(t('templates.ready.yes'), { exact: true }).waitFor();
  await form.getByRole('button', { name: t('templates.editor.submit') }).click();
  await page.getByText(t('templates.editor.saved', { name: wanted.name[locale] })).waitFor();
  await page.getByRole('button', { name: wanted.name[locale], exact: true, expanded: true }).waitFor();
}

async function writeBalls(form: Locator, t: TFunction, { type, numberofballs, scoring }: WantedTemplate) {
  const number = fieldCalled(form, t('templates.editor.balls.number'));
  if (type === 'TOURNAMENT') expect(await number.count()).toBe(0);
  else await number.fill(String(numberofballs));
  for (const [index, { name, points }] of scoring.entries()) {
    const rowName = t('templates.editor.scoring.row', { position: index + 1 });
    const row = await addRow(form, t('templates.editor.scoring.add'), rowName);
    await fillTexts(row, t, rowName, name);
    await fieldCalled(row, t('templates.editor.scoring.points')).fill(String(points));
  }
}

async function writeMap(form: Locator, { t, locale }: { t: TFunction; locale: Locale }, wanted: WantedTemplate) {
  const isTournament = wanted.type === 'TOURNAMENT';
  for (const [index, { score, handicap }] of wanted.scoreHandicapMap.entries()) {
    const rowName = t('templates.editor.map.row', { position: index + 1 });
    const row = await addRow(form, t('templates.editor.map.add'), rowName);
    await fieldCalled(row, t('templates.editor.map.score')).fill(String(score));
    if (isTournament) await fieldCalled(row, t('templates.editor.map.pointsGenerated')).fill(String(handicap));
    else await fieldCalled(row, t('templates.editor.map.handicap')).fill(showHandicap(handicap, locale));
  }
}

async function addRow(form: Locator, button: string, rowName: string): Promise<Locator> {
  await form.getByRole('button', { name: button }).click();
  return form.getByRole('group', { name: rowName, exact: true });
}

async function fillTexts(scope: Locator, t: TFunction, field: string, texts: Required<LocalizedString>): Promise<void> {
  for (const locale of locales) {
    const language = t(`templates.editor.languages.${locale}`);
    await fieldCalled(scope, t('templates.editor.inLanguage', { field, language })).fill(texts[locale]);
  }
}

/** Returns the field with exactly this label, whether or not it is marked as needed. */
export function fieldCalled(scope: Page | Locator, label: string): Locator {
  const literally = label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return scope.getByLabel(new RegExp(`^${literally}\\s*\\*?$`)).and(scope.locator('input, select'));
}

/** Fills in these fields, each named by its label. */
export async function fillIn(scope: Page | Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await fieldCalled(scope, label).fill(text);
}

/** Picks one of many named things in the field with this label. */
export async function pick(scope: Page | Locator, label: string, name: string): Promise<void> {
  const field = fieldCalled(scope, label);
  await field.fill(name);
  const page = 'page' in field ? field.page() : scope;
  await page.getByRole('option', { name, exact: true }).click();
}
