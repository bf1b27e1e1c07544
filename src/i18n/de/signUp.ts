import type { signUp as english } from '../en/signUp';
import type { Texts } from '../texts';

export const signUp: Texts<typeof english> = { title: 'Neues Konto' };
