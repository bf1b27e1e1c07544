export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];

export const roles = ['ADMIN', 'PRO', 'PLAYER', 'UNAPPROVED', 'APPROVED'] as const;
export type Role = (typeof roles)[number];

export const genders = ['man', 'woman'] as const;
export type Gender = (typeof genders)[number];

export const countries = ['germany', 'south africa'] as const;
export type Country = (typeof countries)[number];

export const trainingTypes = ['REGULAR', 'TRACKMAN', 'TOURNAMENT'] as const;
export type TrainingType = (typeof trainingTypes)[number];

export const templateStates = ['ACTIVE', 'ARCHIVED'] as const;
export type TemplateState = (typeof templateStates)[number];

export const trainingStatuses = ['PLANNED', 'STARTED', 'FINISHED'] as const;
export type TrainingStatus = (typeof trainingStatuses)[number];

export const playerDataStatuses = ['ADDED', 'EDIT', 'FINISHED'] as const;
export type PlayerDataStatus = (typeof playerDataStatuses)[number];

/** What is on record about people and clubs. */
export const changeActions = [
  'golfclub.created',
  'golfclub.edited',
  'golfclub.deleted',
  'member.created',
  'member.signedUp',
  'member.edited',
  'member.approved',
  'member.deleted',
  'member.imported',
  'member.passwordChanged',
] as const;
export type ChangeAction = (typeof changeActions)[number];

export const memberFilters = ['all', 'admins', 'pros', 'unapproved'] as const;
export type MemberFilter = (typeof memberFilters)[number];
