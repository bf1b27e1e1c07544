import { memberFieldNames } from './memberFields';

export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];

export const roles = ['ADMIN', 'PRO', 'PLAYER', 'UNAPPROVED', 'APPROVED'] as const;
export type Role = (typeof roles)[number];

/** What a call is made as: with the roles of a member, or as the helper of one training, who is no member. */
export const callerRoles = [...roles, 'HELPER'] as const;
export type CallerRole = (typeof callerRoles)[number];

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

/** Why somebody who played before cannot play now: a deleted member, or one who waits for approval again. */
export const leftOutReasons = ['former', 'not-approved'] as const;

export const playerDataStatuses = ['ADDED', 'EDIT', 'FINISHED'] as const;
export type PlayerDataStatus = (typeof playerDataStatuses)[number];

/** What is on record: the noun before the dot is its kind. */
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
  'member.importUndone',
  'member.passwordChanged',
  'member.oneTimePassword',
  'member.accessLinkMade',
  'member.passwordSetByLink',
  'member.approvalUndone',
  'member.mailSent',
  'member.mailGivenUp',
  'member.dataExported',
  'training.planned',
  'training.moved',
  'training.started',
  'training.unstarted',
  'training.finished',
  'training.unfinished',
  'training.deleted',
  'training.grouped',
  'ball.corrected',
  'ball.cleared',
  'ball.given',
  'playerSession.deleted',
  'playerSession.handicapCorrected',
  'helperCode.made',
  'helperCode.revoked',
  'helper.signedIn',
  'helper.erased',
  'displayCode.made',
  'displayCode.used',
  'displayLink.made',
  'displayLink.revoked',
  'template.created',
  'template.edited',
  'template.archived',
  'template.activated',
  'template.deleted',
  'template.restored',
  'category.created',
  'category.edited',
  'category.deleted',
  'category.restored',
  'mapping.created',
  'mapping.edited',
  'mapping.deleted',
  'mapping.restored',
  'price.created',
  'price.edited',
  'price.deleted',
  'price.restored',
  'instantPrice.awarded',
  'instantPrice.changed',
  'instantPrice.removed',
  'image.uploaded',
  'image.deleted',
] as const;
export type ChangeAction = (typeof changeActions)[number];

type KindOf<Action> = Action extends `${infer Kind}.${string}` ? Kind : never;
/** What changes are about. */
export type ChangeKind = KindOf<ChangeAction>;
export const changeKinds = [
  'member',
  'golfclub',
  'training',
  'playerSession',
  'ball',
  'template',
  'category',
  'mapping',
  'price',
  'instantPrice',
  'image',
  'helperCode',
  'helper',
  'displayLink',
  'displayCode',
] as const satisfies readonly ChangeKind[];

/** What can be undone for a minute, by whoever has done it. */
export const undoableActions = [
  'template.archived',
  'template.deleted',
  'category.deleted',
  'mapping.deleted',
  'price.deleted',
  'member.approved',
  'member.edited',
] as const satisfies readonly ChangeAction[];
export type UndoableAction = (typeof undoableActions)[number];
/** So many changes are answered by one call at most. */
export const MOST_CHANGES = 10_000;

/** So long an undoing is offered. */
export const UNDO_OFFERED_FOR_MS = 60_000;

export const memberFilters = ['all', 'admins', 'pros', 'unapproved'] as const;
export type MemberFilter = (typeof memberFilters)[number];

/** Whether a member can sign in: a password, none yet, or a link to set one that is still good. */
export const memberAccess = ['PASSWORD', 'NO_PASSWORD', 'LINK_SENT'] as const;
export type MemberAccess = (typeof memberAccess)[number];

/** What the server sends by mail. */
export const mailKinds = ['ACCESS_LINK', 'APPROVED', 'SIGN_UP'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Why a mail could not be sent. */
export const mailFailures = [
  'recipient-refused',
  'content-refused',
  'refused-for-now',
  'login-refused',
  'no-tls',
  'not-reached',
  'link-ended',
  'not-in-time',
] as const;
export type MailFailure = (typeof mailFailures)[number];

export const memberSortFields = ['golfclub', ...memberFieldNames, 'roles', 'approved'] as const;

export const trainingSortFields = [
  'name',
  'type',
  'status',
  'plannedDate',
  'startDate',
  'finishDate',
  'updated_at',
  'session_price',
  'user',
] as const;

export const leagueEntrySortFields = [
  'player',
  'training',
  'date',
  'score',
  'points',
  'handicapStarted',
  'handicapPlayed',
  'handicapDifference',
] as const;

export const changeSortFields = ['at', 'actor', 'action', 'member', 'golfclub'] as const;

/** So many ids of a list are answered for a selection at most, and so many members are changed by one call. */
export const MOST_SELECTED = 10_000;
export const MOST_CHANGED_AT_ONCE = 500;
/** So many members are imported from one file at most, and so many of its rows are sent by one call. */
export const MOST_IMPORTED = 20_000;
export const MOST_ROWS_AT_ONCE = 1_000;
/** More columns than tables of members have. */
export const MOST_IMPORTED_COLUMNS = 200;
/** So many sets of headings are remembered of a club. */
export const MOST_REMEMBERED_HEADINGS = 20;
/** So many trainings are moved or deleted by one call: a series of a year and more. */
export const MOST_MOVED_AT_ONCE = 100;

/** What is done with selected members, and what became of each. */
export const memberActions = ['approve', 'delete', 'grantRole', 'revokeRole'] as const;
export type MemberAction = (typeof memberActions)[number];
export const memberOutcomes = ['changed', 'unchanged', 'deleted', 'erased', 'refused'] as const;
export type MemberOutcome = (typeof memberOutcomes)[number];
export const grantableRoles = ['PRO', 'ADMIN'] as const;

/** Who may export the Redux state as it is. */
export const stateExports = ['everyone', 'staff', 'off'] as const;
export type StateExport = (typeof stateExports)[number];

/** The places of the league table that a price can be the prize for; each belongs to one price at most. */
export const leagueTablePrizes = ['FIRST_PRIZE', 'SECOND_PRIZE', 'THIRD_PRIZE'] as const;
export type LeagueTablePrize = (typeof leagueTablePrizes)[number];

/** What an image is for. */
export const imageTags = ['sessionprice', 'tip', 'sessiontemplate'] as const;
export type ImageTag = (typeof imageTags)[number];

/** The kinds of images that can be uploaded, by media type. */
export const imageMediaTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type ImageMediaType = (typeof imageMediaTypes)[number];

/** The largest image that can be uploaded. */
export const LARGEST_IMAGE_BYTES = 10 * 1024 * 1024;
export const MOST_IMAGE_PIXELS = 40_000_000;

/** Screens of one club that each have a link of their own. */
export const MOST_DISPLAY_LINKS = 20;

/** Codes of one training that work at the same time, and helpers whom one code lets in. */
export const MOST_HELPER_CODES = 20;
export const MOST_HELPERS = 200;
