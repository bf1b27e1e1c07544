import type { profile as english } from '../en/profile';
import type { Texts } from '../texts';

export const profile: Texts<typeof english> = { title: 'Profil' };
