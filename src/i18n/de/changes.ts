import type { changes as english } from '../en/changes';
import type { Texts } from '../texts';

export const changes: Texts<typeof english> = { title: 'Änderungen' };
