import { useMemo, useState } from 'react';
import type { Member } from '../../../../contract/member';
import { useFilters } from '../../../filters/useFilters';
import { useSession } from '../../../session/useSession';
import { generatedPassword } from './generatedPassword';
import { emptyUser, valuesOf, type UserValues } from './userForm';

/**
 * Returns the form before anything is typed: that of the member, or of a new user with a generated password, in the
 * own club or, where somebody may choose, in the club whose users are shown.
 */
export function usePristineUser(member: Member | null): UserValues {
  const session = useSession();
  const [{ club: shownClub }] = useFilters('users');
  const [ofNewUser] = useState(() => {
    const club = session.roles.includes('ADMIN') ? (shownClub ?? '') : session.golfclubId;
    return emptyUser(club, generatedPassword());
  });
  return useMemo(() => (member ? valuesOf(member) : ofNewUser), [member, ofNewUser]);
}
