import type { Template } from '../../../../contract/template';
import { readDraft } from '../../../session/drafts';
import { valuesOf, type TemplateValues } from './templateForm';

/** What was typed into the editor of a template and not saved. */
export interface TemplateDraft {
  /** The template that was being edited, as read at that time. */
  base: Template;
  values: TemplateValues;
}

/** Returns under which name the draft of a template is kept. */
export const templateDraftKey = (id: string): string => `template/${id}`;

/** Returns what this person had typed about this template; null if there is nothing that this version of the app can read. */
export function templateDraftOf(userId: string, template: Template): TemplateDraft | null {
  const draft = readDraft(userId, templateDraftKey(template.id));
  return isTemplateDraft(draft, template) ? draft : null;
}

function isTemplateDraft(draft: unknown, template: Template): draft is TemplateDraft {
  if (typeof draft !== 'object' || draft === null || !('values' in draft) || !('base' in draft)) return false;
  const { base, values } = draft;
  if (typeof base !== 'object' || base === null || !('id' in base) || base.id !== template.id) return false;
  if (typeof values !== 'object' || values === null) return false;
  const known = new Map<string, unknown>(Object.entries(values));
  // An image may be null where the other version has one.
  return Object.entries(valuesOf(template)).every(
    ([field, value]) => known.has(field) && (field === 'image' || typeof known.get(field) === typeof value),
  );
}
