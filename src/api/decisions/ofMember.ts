import type { EditedMember, Member } from '../../../contract/member';
import type { Decision } from '../../capsule/decision';
import { named } from './named';
import { ofPerson } from './ofPerson';

const written = {
  ...ofPerson.fields,
  email: 'email',
  roles: 'keep',
  dateOfBirth: 'birthday',
  gender: 'keep',
  handicap: 'keep',
  mobile: 'phone',
  phone: 'phone',
  version: 'keep',
} as const;

export const ofMember = {
  fields: {
    ...written,
    id: 'keep',
    username: 'username',
    golfclubId: 'keep',
    golfclub: named,
  },
} satisfies Decision<Member>;

export const ofEditedMember: Decision<EditedMember> = {
  fields: { ...written, id: 'drop', username: 'drop', golfclubId: 'drop', golfclub: 'drop' },
};
