import type { Gender, Role } from '../../contract/lists';

export interface DemoPerson {
  name: string;
  surname: string;
  gender: Gender;
  /** Decimal; a plus handicap is negative. */
  handicap: number;
  roles: readonly Role[];
  /** Only those who can sign in have a name of their own choice. */
  username?: string;
  mobile?: string;
  phone?: string;
}

type Particulars = Partial<Pick<DemoPerson, 'roles' | 'username' | 'mobile' | 'phone'>>;

const someone =
  (gender: Gender) =>
  (name: string, surname: string, handicap: number, particulars: Particulars = {}): DemoPerson => ({
    name,
    surname,
    gender,
    handicap,
    roles: ['APPROVED', 'PLAYER'],
    ...particulars,
  });

/** Returns an approved player unless the particulars say otherwise. */
export const man = someone('man');
/** Returns an approved player unless the particulars say otherwise. */
export const woman = someone('woman');
