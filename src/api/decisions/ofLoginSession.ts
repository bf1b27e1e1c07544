import type { Decision } from '../../capsule/decision';
import type { LoginSession } from '../../session/loginSession';
import { ofPerson } from './ofPerson';

export const ofLoginSession = {
  fields: { ...ofPerson.fields, id: 'keep', golfclubId: 'keep', email: 'email', roles: 'keep', bookable: 'keep' },
} satisfies Decision<LoginSession>;
