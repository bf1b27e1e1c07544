import type { importing as english } from '../en/importing';
import type { Texts } from '../texts';

export const importing: Texts<typeof english> = { title: 'Mitglieder importieren' };
