import type { CallerRole, Role, TrainingStatus } from './lists';

type Entitled = 'anyone' | readonly ('ADMIN' | 'PRO' | 'PLAYER' | 'HELPER')[];

const admin = ['ADMIN'] as const;
const staff = ['ADMIN', 'PRO'] as const;
const everyone = ['ADMIN', 'PRO', 'PLAYER'] as const;
const helper = ['HELPER'] as const;
const recording = ['ADMIN', 'PRO', 'HELPER'] as const;

/**
 * Who may do what: the one table that the server's guard, the app's buttons and the test of all
 * routes read. Which club's things someone sees is not decided here but in every query.
 */
export const rights = {
  'app.open': 'anyone',
  'api.describe': 'anyone',
  'metrics.read': 'anyone',
  'session.signIn': 'anyone',
  'session.whoami': everyone,
  'session.signOut': everyone,
  'session.changePassword': everyone,
  'session.exportData': everyone,
  'session.signUp': 'anyone',
  'session.approveByCode': 'anyone',
  'session.setPasswordByLink': 'anyone',
  'golfclub.list': everyone,
  'golfclub.read': everyone,
  'golfclub.create': admin,
  'golfclub.edit': admin,
  'golfclub.delete': admin,
  'member.list': staff,
  'member.create': staff,
  'member.edit': admin,
  'member.delete': admin,
  'member.approve': admin,
  'member.readApprovalCode': admin,
  'member.import': admin,
  'member.undoImport': admin,
  'member.changeMany': admin,
  'member.makeAccessLink': staff,
  'member.exportData': admin,
  'change.list': admin,
  // Whatever can be undone, an admin has done.
  'change.undo': admin,
  'firstSteps.read': admin,
  'template.list': staff,
  'template.create': admin,
  'template.edit': admin,
  'template.archive': admin,
  'template.delete': admin,
  'mapping.list': staff,
  'mapping.create': admin,
  'mapping.edit': admin,
  'mapping.delete': admin,
  'category.list': staff,
  'category.create': admin,
  'category.edit': admin,
  'category.delete': admin,
  'price.list': staff,
  'price.create': admin,
  'price.edit': admin,
  'price.delete': admin,
  'instantPrice.read': staff,
  'instantPrice.award': staff,
  'image.list': staff,
  'image.deliver': 'anyone',
  'image.upload': admin,
  'image.delete': admin,
  'training.list': staff,
  'training.plan': staff,
  'training.move': staff,
  'training.read': recording,
  'training.record': recording,
  'training.run': staff,
  'training.unstart': staff,
  'training.delete': staff,
  'training.deleteFinished': admin,
  'league.read': everyone,
  'league.readEvents': staff,
  'statistic.read': everyone,
  'live.follow': [...everyone, ...helper],
  'helperCode.list': staff,
  'helperCode.create': staff,
  'helperCode.revoke': staff,
  'helper.list': staff,
  'helper.erase': staff,
  'helper.signIn': 'anyone',
  'helper.signOut': helper,
  'display.list': staff,
  'display.create': staff,
  'display.revoke': staff,
  'display.open': 'anyone',
  'display.show': 'anyone',
} as const satisfies Record<string, Entitled>;

export type Right = keyof typeof rights;

/** Returns whether these are the roles of an admin. */
export function isAdmin(roles: readonly CallerRole[]): boolean {
  return roles.includes('ADMIN');
}

/** Returns whether these are the roles of a pro. */
export function isPro(roles: readonly CallerRole[]): boolean {
  return roles.includes('PRO');
}

/** Returns whether these are the roles of an admin or a pro. */
export function isStaff(roles: readonly CallerRole[]): boolean {
  return isAdmin(roles) || isPro(roles);
}

/** Returns whether these are the roles of a helper, who is no member. */
export function isHelper(roles: readonly CallerRole[]): boolean {
  return roles.includes('HELPER');
}

/** Returns whether somebody with these roles does not wait for the approval of the club. */
export function isApproved(roles: readonly CallerRole[]): boolean {
  return !roles.includes('UNAPPROVED');
}

/** Returns whether somebody with these roles may sign in: UNAPPROVED outweighs every role but ADMIN. */
export function canSignIn(roles: readonly CallerRole[]): boolean {
  return isAdmin(roles) || isApproved(roles);
}

/** Returns whether someone with these roles may do it; who cannot sign in may do nothing. */
export function may(roles: readonly CallerRole[], right: Right): boolean {
  const entitled: Entitled = rights[right];
  if (entitled === 'anyone') return true;
  if (!canSignIn(roles)) return false;
  return entitled.some((role) => roles.includes(role));
}

/** Returns whether somebody with these roles may make an access link for a member with those: a pro for players alone. */
export function mayGiveAccess(roles: readonly CallerRole[], ofMember: readonly Role[]): boolean {
  if (!may(roles, 'member.makeAccessLink')) return false;
  return isAdmin(roles) || !isStaff(ofMember);
}

/** Returns whether somebody with these roles may give a member this one: nobody but an admin makes an admin. */
export function mayGrantRole(roles: readonly CallerRole[], role: Role): boolean {
  return role !== 'ADMIN' || may(roles, 'member.edit');
}

/**
 * Returns whether somebody with these roles may delete this training: one that was finished is for admins, also once it was
 * opened again.
 */
export function mayDeleteTraining(
  roles: readonly CallerRole[],
  { status, reopened = false }: { status: TrainingStatus; reopened?: boolean },
): boolean {
  return may(roles, status === 'FINISHED' || reopened ? 'training.deleteFinished' : 'training.delete');
}

/** Whoever signed in with a one-time password may do nothing else before the own one is set. */
const beforeOwnPassword: readonly Right[] = ['session.changePassword', 'session.signOut'];

/** Returns whether somebody may do it who signed in with a one-time password. */
export function mayBeforeOwnPassword(right: Right): boolean {
  return beforeOwnPassword.includes(right);
}

/** Whose things someone may see: one club's, or every club's; of a club's trainings a helper sees one. */
export type ClubScope =
  | { readonly everyClub: true }
  | { readonly everyClub: false; readonly golfclubId: string; readonly trainingId?: string };

/** Returns whether somebody with these roles sees the things of every club, not only of the own one. */
export function seesEveryClub(roles: readonly CallerRole[]): boolean {
  return isAdmin(roles);
}

/** Returns every club for an admin, the own club for all others. */
export function clubScope(roles: readonly CallerRole[], golfclubId: string): ClubScope {
  return seesEveryClub(roles) ? { everyClub: true } : { everyClub: false, golfclubId };
}

/** Returns whether things of this club are visible in the scope. */
export function covers(scope: ClubScope, golfclubId: string): boolean {
  return scope.everyClub || scope.golfclubId === golfclubId;
}

/** Returns whether this training is visible in the scope. */
export function coversTraining(scope: ClubScope, training: { id: string; golfclubId: string }): boolean {
  if (!covers(scope, training.golfclubId)) return false;
  return scope.everyClub || scope.trainingId === undefined || scope.trainingId === training.id;
}
