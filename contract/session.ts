import { Type, type Static } from '@sinclair/typebox';
import { limits } from './limits';
import { genders } from './lists';
import { fromKeys, memberFields, optionalTexts } from './memberFields';
import {
  closed,
  NewDateOfBirth,
  Email,
  EmptyOrVisibleLine,
  Handicap,
  Id,
  Maybe,
  NewPassword,
  OneOf,
  PersonName,
  Text,
  Username,
} from './shapes';

const TypedPassword = Type.String({ minLength: 1, maxLength: limits.password.longest });

export const SignIn = Type.Object(
  { usernameOrEmail: Text(memberFields.email.longest), password: TypedPassword },
  closed,
);
export type SignIn = Static<typeof SignIn>;

export const SignedIn = Type.Object(
  {
    accessToken: Type.String(),
    tokenType: Type.Literal('Bearer'),
    expiresIn: Type.Integer({ description: 'Seconds until the token ends at the latest' }),
  },
  closed,
);
export type SignedIn = Static<typeof SignedIn>;

/** What the access token says of its holder; `roles` is a JSON list as text. */
export interface TokenClaims {
  sub: string;
  golfclubId: string;
  email: string;
  /** Absent for a helper. */
  username?: string;
  firstName: string;
  lastName: string;
  roles: string;
  /** Present for a sign-in with a one-time password: the own one is to be set before anything else. */
  passwordChangeRequired?: true;
  /** Present for a helper alone: the one training that they record in. `sub` is the helper then. */
  trainingId?: string;
  iss: string;
  aud: string;
  iat: number;
  exp: number;
  jti: string;
}

export const SignedOut = Type.Object({ signedOut: Type.Literal(true) }, closed);
export type SignedOut = Static<typeof SignedOut>;

const registration = {
  name: PersonName(memberFields.name.longest),
  surname: PersonName(memberFields.surname.longest),
  username: Username,
  email: Email,
  password: NewPassword,
  dateOfBirth: Maybe(NewDateOfBirth),
  gender: Maybe(OneOf(genders)),
  handicap: Maybe(Handicap),
  ...fromKeys(optionalTexts, (field) => Maybe(EmptyOrVisibleLine(memberFields[field].longest))),
};

/** A self sign-up; the club stands in the path or in the body. */
export const SignUp = Type.Object(registration, closed);
export type SignUp = Static<typeof SignUp>;
export const SignUpForClub = Type.Object({ ...registration, golfclubId: Id }, closed);
export type SignUpForClub = Static<typeof SignUpForClub>;

export const Accepted = Type.Object({ accepted: Type.Literal(true) }, closed);
export type Accepted = Static<typeof Accepted>;

export const ApprovalLinkParams = Type.Object(
  { golfclubId: Type.String(), username: Type.String(), code: Type.String() },
  { ...closed, description: 'Whatever is wrong with them is the same 404' },
);
export const Approved = Type.Object({ approved: Type.Literal(true) }, closed);
export type Approved = Static<typeof Approved>;

export const ChangePassword = Type.Object({ currentPassword: TypedPassword, newPassword: NewPassword }, closed);
export type ChangePassword = Static<typeof ChangePassword>;
