import { waitFor, within } from '@testing-library/react';
import type { TemplateGap } from '../../../../contract/templateReadiness';
import { adminAndTemplate, expanded, openTemplates } from '../../../../test/browser/templatesScreen';
import { unique } from '../../../../test/world/names';
import type { TemplateWishes } from '../../../../test/world/templates';
import { de } from '../../../i18n/de';
import { en } from '../../../i18n/en';

const gaps: [TemplateGap, (name: string) => TemplateWishes][] = [
  ['not-active', () => ({ state: 'ARCHIVED' })],
  ['name', (name) => ({ name: { en: name } })],
  ['category', () => ({ category: null })],
  ['mapping', () => ({ mapping: null })],
  ['score-handicap-map', () => ({ scoreHandicapMap: [] })],
  ['balls', () => ({ numberofballs: 0 })],
];

test.each(gaps)('with the gap "%s" a template says what is missing and what to do', async (gap, wishes) => {
  const { token, world } = await adminAndTemplate();
  const name = unique('Gap');
  await world.template({ name: { en: name, de: name }, ...wishes(name) });
  const locale = gap === 'name' || gap === 'balls' ? 'de' : 'en';
  const texts = { en, de }[locale].templates;
  const { user } = await openTemplates(token, name, locale, 'all');
  const card = await expanded(name, user);
  expect(await within(card).findByText(texts.ready.stillMissing)).toBeVisible();
  expect(within(card).getByText(texts.gap[gap])).toBeVisible();
  for (const other of gaps.map(([one]) => one).filter((one) => one !== gap))
    expect(within(card).queryByText(texts.gap[other])).not.toBeInTheDocument();
  expect(card).toHaveTextContent(texts.ready.no);
});

test('a points mapping without rows is as good as none', async () => {
  const { token, world } = await adminAndTemplate();
  const name = unique('Rowless');
  await world.template({ name: { en: name, de: name }, mapping: await world.mapping({ rows: [] }) });
  const { user } = await openTemplates(token, name);
  const card = await expanded(name, user);
  expect(await within(card).findByText(en.templates.gap.mapping)).toBeVisible();
});

test('a template that lacks nothing says that it is ready, a tournament without balls and points mapping too', async () => {
  const { token, mark, name } = await adminAndTemplate({ type: 'TOURNAMENT' });
  const { user } = await openTemplates(token, mark);
  const card = await expanded(name.en, user);
  await waitFor(() => expect(within(card).getAllByText('Ready to create training')).toHaveLength(2));
  expect(card).not.toHaveTextContent(en.templates.ready.stillMissing);
});
