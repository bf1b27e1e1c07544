import type { clubs as english } from '../en/clubs';
import type { Texts } from '../texts';

export const clubs: Texts<typeof english> = { title: 'Golfclubs' };
