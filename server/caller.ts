import type { CallerRole } from '@contract/lists';
import type { ClubScope } from '@contract/rights';

/** Who calls, as the database knows them at this moment; the token only says whose record it is. */
export interface Caller {
  id: string;
  /** The token's `jti`. */
  signInId: string;
  username: string;
  name: string;
  surname: string;
  golfclubId: string;
  /** HELPER alone for the helper of a training, whose id is no member's. */
  roles: readonly CallerRole[];
  scope: ClubScope;
  /** Signed in with a one-time password: the guard lets through nothing but what sets the own one. */
  mustChangePassword: boolean;
}
