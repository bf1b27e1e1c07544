import type { Role } from '../../../contract/lists';
import type { Template } from '../../../contract/template';
import { whatKeepsFromReady } from '../../../contract/templateReadiness';

/** Returns whether someone with these roles sees archived templates: admins only. */
export function seesArchived(roles: readonly Role[]): boolean {
  return roles.includes('ADMIN');
}

/** Returns whether a training can be planned from it: the rule "Ready to create training". */
export function isReady(template: Template, mappingRows: readonly number[]): boolean {
  return whatKeepsFromReady({ ...template, mapping: mappingRows }).length === 0;
}
