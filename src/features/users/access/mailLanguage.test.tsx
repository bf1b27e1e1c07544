import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadWorkTexts, startTexts } from '@/i18n/startTexts';
import type { Locale } from '@contract/lists';
import { MailLanguage } from './MailLanguage';

test('a language that was pressed is chosen, also where it was the one that was offered', async () => {
  await startTexts('en');
  await loadWorkTexts();
  const chosen: Locale[] = [];
  render(<MailLanguage locale="en" onChoose={(locale) => chosen.push(locale)} />);
  const user = userEvent.setup();
  for (const name of ['English', 'German']) await user.click(await screen.findByRole('button', { name }));
  expect(chosen).toEqual(['en', 'de']);
});
