import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import i18next from 'i18next';
import type { Locale } from '../../contract/lists';
import type { Template } from '../../contract/template';
import type { TemplateWishes } from '../world/templates';
import { adminAndTemplate, openTemplates } from './templatesScreen';

/** Opens the editor of the card with this name. */
export async function openEditor(name: string, user: { click: (element: HTMLElement) => Promise<void> }) {
  const action = i18next.t('templates.action.edit');
  await user.click(await screen.findByLabelText(`${action}: ${name}`));
  return screen.findByLabelText(i18next.t('templates.editor.label', { name }));
}

/** An admin who has opened the editor of a template with these wishes. */
export async function adminEditing(wishes: TemplateWishes = {}, locale: Locale = 'en') {
  const made = await adminAndTemplate(wishes);
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
  const button = (name: string) => within(form).queryByLabelText(name) ?? within(form).getByText(name);
  const press = (name: string) => user.click(button(name));
  const field = (name: string) => within(form).getByLabelText(name);
  /** Returns a field in a row of a list. */
  const inRow = (row: string, name: string) => within(field(row)).getByLabelText(name);
  const submit = () => press(i18next.t('templates.editor.submit'));
  const closed = () => waitFor(() => expect(form).not.toBeInTheDocument());
  return { ...made, ...app, user, form, templateNow, button, press, field, inRow, submit, closed };
}
