import type { CallerRole } from '@contract/lists';
import { Refusal } from '@contract/problem';
import type { FieldError } from '@contract/refusals';
import { isAdmin } from '@contract/rights';
import type { Template } from '@contract/template';
import { missingForReady } from '@contract/templateReadiness';
import { fieldError } from '@contract/fieldError';

export const NO_SUCH_TEMPLATE = 'There is no such training template.';

/** Returns whether someone with these roles sees archived templates: admins only. */
export function seesArchived(roles: readonly CallerRole[]): boolean {
  return isAdmin(roles);
}

/** Returns whether a training can be planned from it: the rule "Ready to create training". */
export function isReady(template: Template, mappingRows: readonly number[]): boolean {
  return missingForReady({ ...template, mapping: mappingRows }).length === 0;
}

/** Throws `bad-input` when there is anything wrong with the content of a template. */
export function refuseContentErrors(errors: FieldError[]): void {
  if (errors.length > 0)
    throw new Refusal('bad-input', 'The content does not suit a template of its type.', { errors });
}

/** Throws `unknown-reference` naming each of these fields when there are any. */
export function refuseUnknown(paths: readonly string[]): void {
  if (paths.length === 0) return;
  const why = 'names something that is not there (any more); choose another one.';
  const errors = paths.map((path) => fieldError(path, 'not-listed', why));
  throw new Refusal('unknown-reference', 'The template refers to something that is not there.', { errors });
}
