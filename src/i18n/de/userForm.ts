import type { userForm as english } from '../en/userForm';
import type { Texts } from '../texts';

export const userForm: Texts<typeof english> = { title: 'Benutzer anlegen' };
