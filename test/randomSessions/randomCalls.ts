import { type TSchema, Type } from '@sinclair/typebox';
import { storeLinkSecret, put } from '@/session/secrets';
import {
  AccessLinksFor,
  AccessMailsFor,
  MadeAccessLink,
  MadeAccessLinks,
  MailsOfBatch,
  OpenedAccessLink,
  PasswordByLink,
  PasswordSet,
  QueuedMails,
} from '@contract/access';
import { EditedTrainingCategory, NewTrainingCategory, TrainingCategory } from '@contract/category';
import { Change, Undone } from '@contract/change';
import { Display, DisplayCode, DisplayLinks, MadeDisplayLink, NewDisplayLink, OpenedDisplay } from '@contract/display';
import { FirstSteps } from '@contract/firstSteps';
import { EditedGolfclub, Golfclub, GolfclubToJoin, NewGolfclub } from '@contract/golfclub';
import { HelperCodes, MadeHelperCode } from '@contract/helper';
import { DeletedImage, HostedImage, ImageList } from '@contract/image';
import { LeagueChain, LeagueEntries, LeagueTable } from '@contract/league';
import { imageTags, undoableActions } from '@contract/lists';
import { AddedMappingItem, EditedMapping, Mapping, NewMapping, RemovedMappingItem } from '@contract/mapping';
import {
  ApprovalCode,
  DeletedMember,
  EditedMember,
  Member,
  MemberCounts,
  MembersChange,
  MembersChanged,
  NewMember,
} from '@contract/member';
import { ImportAnswer, ImportColumns, ImportUndone, MembersImport } from '@contract/memberImport';
import { PersonalData } from '@contract/personalData';
import {
  EditedSessionPrice,
  InstantPrice,
  InstantPriceOfTraining,
  NewSessionPrice,
  SessionPrice,
  SessionPrices,
} from '@contract/price';
import { Accepted, Approved, ChangePassword, SignedIn, SignedOut, SignUp } from '@contract/session';
import { Deleted, Id } from '@contract/shapes';
import { PlayerStatistic, WhatIf, WhatIfAnswer } from '@contract/statistic';
import { EditedTemplate, NewTemplate, Template } from '@contract/template';
import {
  CorrectedHandicap,
  MovedBall,
  AddedPlayer,
  ChangedGroups,
  LastPlayers,
  PlanTraining,
  PlayedBall,
  ScheduledTraining,
  Winners,
} from '@contract/training';
import { DeletedTrainings, DeleteTrainings, MoveTrainings, TrainingPlan } from '@contract/trainingPlan';
import type { RandomClub } from './makeClub';
import { valueOf } from './valueOf';

/** Returns, for every endpoint, what makes an argument as a screen would hand it over. */
export function randomCalls(club: RandomClub): Readonly<Record<string, () => unknown>> {
  const { pick, below, ids, person, chance } = club;
  const made = (schema: TSchema) => () => valueOf(schema, club);
  const id = () => pick(ids);
  const golfclubId = id;
  const page = () => (chance(0.5) ? { page: below(2), pageSize: 25 } : {});
  const q = () => (chance(0.4) ? { q: pick([person().surname, person().email.slice(0, 5), 'par', '']) } : {});
  const sort = <Sort extends string>(...sorts: Sort[]) => (chance(0.4) ? { sort: pick(sorts) } : {});
  const where = () =>
    chance(0.3) ? { where: [`surname contains ${person().surname || 'x'}`, 'handicap >= 18.4', 'nonsense'] } : {};
  const season = () => (chance(0.4) ? { from: '2026-01-01', to: '2026-12-31' } : {});
  const members = () => ({ ...page(), ...q(), ...where(), ...sort('surname', '-name,handicap', 'email') });
  const ofMember = () => ({ golfclubId: golfclubId(), username: person().username });
  const ofTraining = () => ({ scheduledTrainingId: id() });
  const ofPlayer = () => ({ ...ofTraining(), playerDataId: id() });
  const key = () => ({ idempotencyKey: `key-${below(1e6)}` });
  const secret = (schema: TSchema) => put(valueOf(schema, club));
  const list = () => pick(['all', 'planned', 'notfinished', 'finished'] as const);
  const several = (schema: TSchema) => [valueOf(schema, club), valueOf(schema, club)];
  const pickOrNull = () => (chance(0.5) ? id() : null);
  const readWith = (): object | undefined => (chance(0.5) ? { members: 'none' } : undefined);
  return {
    signUp: () => ({ golfclubId: golfclubId(), registration: secret(SignUp) }),
    signUpForClub: () => ({ golfclubId: golfclubId(), registration: secret(SignUp) }),
    approveByCode: () => ({ link: put({ ...ofMember(), code: club.code() }) }),
    changePassword: () => ({ passwords: secret(ChangePassword) }),
    signIn: () => ({ secret: put({ usernameOrEmail: person().email, password: club.secret() }) }),
    signOut: () => (chance(0.5) ? undefined : { followsAnotherTab: true }),
    signOutEverywhere: () => undefined,
    getWhoami: () => undefined,
    getCategories: () => undefined,
    createCategory: made(NewTrainingCategory),
    updateCategory: made(EditedTrainingCategory),
    deleteCategory: () => ({ categoryId: id() }),
    getChanges: () => ({ page: below(2), pageSize: 25, ...(chance(0.5) ? { memberId: person().id } : {}) }),
    undoChanges: () => ({
      action: pick(undoableActions),
      ids: [person().id, id()],
      idempotencyKey: id(),
    }),
    getDisplay: () => ({ link: storeLinkSecret(club.secret(43)) }),
    getDisplayLinks: () => ({ golfclubId: golfclubId() }),
    makeDisplayLink: () => ({ golfclubId: golfclubId(), link: valueOf(NewDisplayLink, club) }),
    makeDisplayCode: () => ({ golfclubId: golfclubId(), displayLinkId: id() }),
    openDisplay: () => ({ code: put({ code: club.code() }) }),
    makeAccessLink: ofMember,
    makeAccessLinks: made(AccessLinksFor),
    sendAccessLinks: made(AccessMailsFor),
    getAccessMails: () => ({ batchId: id() }),
    exportOwnData: () => undefined,
    exportMemberData: ofMember,
    getFirstSteps: () => undefined,
    getAccessLink: () => ({ link: storeLinkSecret(club.secret(43)) }),
    setPasswordByLink: () => ({ password: secret(PasswordByLink) }),
    revokeDisplayLink: () => ({ golfclubId: golfclubId(), displayLinkId: id() }),
    signInHelper: () => ({ secret: put({ code: club.code(), name: person().name }) }),
    getHelperCodes: ofTraining,
    makeHelperCode: ofTraining,
    revokeHelperCode: () => ({ ...ofTraining(), helperCodeId: id() }),
    getGolfclubs: readWith,
    getGolfclub: () => ({ id: id(), ...readWith() }),
    createGolfclub: made(NewGolfclub),
    updateGolfclub: made(EditedGolfclub),
    deleteGolfclub: () => ({ golfclubId: golfclubId() }),
    getClubsToJoin: () => undefined,
    getImages: () => ({ tag: pick(imageTags) }),
    uploadImage: () => ({
      tag: pick(imageTags),
      file: put({ name: `${person().surname}.png`, bytes: new Blob(['x'], { type: 'image/png' }) }),
    }),
    deleteImage: () => ({ publicId: `foto-${person().surname || 'x'}-7` }),
    saveInstantPrice: () => ({ trainingId: id(), chosen: pickOrNull(), seen: pickOrNull() }),
    getLeagueTable: () => ({ golfclubId: golfclubId(), ...season(), ...(chance(0.5) ? { events: 'none' } : {}) }),
    getLeagueEntries: () => ({ golfclubId: golfclubId(), ...season(), ...page(), ...q(), ...sort('date', '-player') }),
    getLeagueChain: () => ({ ...ofTraining(), playerId: person().id }),
    getMappings: () => undefined,
    createMapping: made(NewMapping),
    updateMapping: made(EditedMapping),
    addMappingItem: made(AddedMappingItem),
    removeMappingItem: made(RemovedMappingItem),
    deleteMapping: () => ({ id: id() }),
    whatIf: made(WhatIf),
    getMembers: () => ({ ...members(), ...(chance(0.4) ? { filter: pick(['all', 'pros', 'unapproved']) } : {}) }),
    getMembersOfClub: () => ({ id: golfclubId(), ...members() }),
    getMember: () => ({ username: person().username }),
    getMemberIds: () => ({ ...q(), ...where(), ...(chance(0.5) ? { golfclubId: golfclubId() } : {}) }),
    getMemberCounts: () => ({ ...q(), ...where(), ...(chance(0.5) ? { golfclubId: golfclubId() } : {}) }),
    addMember: () => ({ ...ofMember(), member: secret(NewMember) }),
    updateMember: () => ({ ...ofMember(), member: valueOf(EditedMember, club) }),
    deleteMember: () => ({ golfclubId: golfclubId(), member: valueOf(DeletedMember, club) }),
    approveMember: ofMember,
    changeMembers: made(MembersChange),
    readApprovalCode: ofMember,
    importMembers: () => ({ golfclubId: golfclubId(), members: secret(MembersImport) }),
    getImportColumns: () => ({ golfclubId: golfclubId() }),
    undoImport: () => ({ golfclubId: golfclubId(), importId: id() }),
    getSessionPrices: () => undefined,
    createSessionPrice: made(NewSessionPrice),
    updateSessionPrice: made(EditedSessionPrice),
    deleteSessionPrice: () => ({ id: id() }),
    getPlayerStatistic: () => ({ username: person().username }),
    getTemplates: () => undefined,
    getReadyTemplates: () => undefined,
    searchTemplates: () => ({ ...q(), ...page() }),
    createTemplate: made(NewTemplate),
    updateTemplate: made(EditedTemplate),
    archiveTemplate: () => ({ id: id() }),
    deleteTemplate: () => ({ id: id() }),
    getTrainings: () => ({
      golfclubId: pick(ids.slice(0, 2)),
      list: list(),
      ...page(),
      ...sort('plannedDate', '-name'),
    }),
    getTraining: ofTraining,
    getWinners: ofTraining,
    getLastPlayers: ofTraining,
    getSeries: ofTraining,
    moveTrainings: () => ({ golfclubId: golfclubId(), ...(valueOf(MoveTrainings, club) as object), ...key() }),
    deleteTrainings: () => ({ golfclubId: golfclubId(), ...(valueOf(DeleteTrainings, club) as object), ...key() }),
    planTraining: () => ({ ...(valueOf(PlanTraining, club) as object), ...key() }),
    deleteTraining: ofTraining,
    startTraining: ofTraining,
    unstartTraining: ofTraining,
    editPlayerSessions: ofTraining,
    finishTraining: ofTraining,
    unfinishTraining: ofTraining,
    addPlayers: () => ({ ...ofTraining(), players: several(AddedPlayer), ...key() }),
    changeGroups: () => ({ ...ofTraining(), ...(valueOf(ChangedGroups, club) as object), ...key() }),
    editPlayerSession: ofPlayer,
    finishPlayerSession: ofPlayer,
    deletePlayerSession: ofPlayer,
    recordBall: () => ({ ...ofPlayer(), ball: valueOf(PlayedBall, club), ...key() }),
    recordBalls: () => ({ ...ofPlayer(), balls: several(PlayedBall), ...key() }),
    moveBall: () => ({ ...ofPlayer(), ball: valueOf(MovedBall, club), ...key() }),
    correctHandicap: () => ({ ...ofPlayer(), corrected: valueOf(CorrectedHandicap, club), ...key() }),
  };
}

const categories = '/api/challenges/trainingcategory';

const templates = '/api/challenges/trainingsessiontemplate';

const mappings = '/api/trainingsessionhandicapdifferencetopointsmapping';

const trainings = '/api/scheduledtrainings';

const listed = Type.Array(ScheduledTraining);

/** What the server answers, by method and path; of several that fit the first counts. */
const answers: [methods: string, path: string, answer: TSchema][] = [
  ['POST', '/api/auth/signin', SignedIn],
  ['POST', '/api/auth/signout', SignedOut],
  ['POST', '/api/auth/signout/everywhere', SignedOut],
  ['PUT', '/api/auth/password', SignedIn],
  ['GET', '/api/auth/access', OpenedAccessLink],
  ['POST', '/api/auth/access', PasswordSet],
  ['POST', '/api/golfclub/members/accesslinks', MadeAccessLinks],
  ['POST', '/api/golfclub/members/accesslinks/mail', QueuedMails],
  ['GET', '/api/golfclub/members/accesslinks/mail/*', MailsOfBatch],
  ['POST', '/api/golfclub/whoami/export', PersonalData],
  ['POST', '/api/golfclub/*/member/*/export', PersonalData],
  ['GET', '/api/golfclub/firststeps', FirstSteps],
  ['POST', '/api/golfclub/*/member/*/accesslink', MadeAccessLink],
  ['POST', '/api/golfclub/signup/*', Accepted],
  ['GET', '/api/golfclub/signup/member/approve/*/*/*', Approved],
  ['GET', '/api/golfclub/signup', Type.Array(GolfclubToJoin)],
  ['GET', '/api/golfclub/whoami', Member],
  ['GET', '/api/golfclub/members', Type.Array(Member)],
  ['GET', '/api/golfclub/members/count', MemberCounts],
  ['GET', '/api/golfclub/members/ids', Type.Array(Id)],
  ['POST', '/api/golfclub/members/bulk', MembersChanged],
  ['GET', '/api/golfclub/*/members', Type.Array(Member)],
  ['POST', '/api/golfclub/*/members/import', ImportAnswer],
  ['GET', '/api/golfclub/*/members/import/columns', Type.Array(ImportColumns)],
  ['POST', '/api/golfclub/*/members/import/*/undo', ImportUndone],
  ['GET', '/api/golfclub/*/approvalcode/*', ApprovalCode],
  ['GET', '/api/golfclub/*/displaylinks', DisplayLinks],
  ['POST', '/api/golfclub/*/displaylinks', MadeDisplayLink],
  ['DELETE', '/api/golfclub/*/displaylinks/*', Deleted],
  ['POST', '/api/golfclub/*/displaylinks/*/code', DisplayCode],
  ['POST DELETE', '/api/golfclub/*/member', Golfclub],
  ['PUT', '/api/golfclub/*/member/*', Golfclub],
  ['POST', '/api/golfclub/*/member/approve', Golfclub],
  ['GET', '/api/golfclub', Type.Array(Golfclub)],
  ['POST PUT', '/api/golfclub', Golfclub],
  ['GET', '/api/golfclub/*', Golfclub],
  ['GET', '/api/golfclub/member/*', Member],
  ['DELETE', '/api/golfclub/*', Deleted],
  ['GET', categories, Type.Array(TrainingCategory)],
  ['POST PUT', categories, TrainingCategory],
  ['DELETE', `${categories}/*`, Deleted],
  ['GET', templates, Type.Array(Template)],
  ['GET', `${templates}/readytocreatetraining`, Type.Array(Template)],
  ['GET', `${templates}/archive/*`, Template],
  ['POST PUT', templates, Template],
  ['DELETE', `${templates}/*`, Deleted],
  ['GET', mappings, Type.Array(Mapping)],
  ['POST PUT', mappings, Mapping],
  ['DELETE', `${mappings}/*`, Deleted],
  ['GET', '/api/changes', Type.Array(Change)],
  ['POST', '/api/changes/undo', Undone],
  ['GET', '/api/display', Display],
  ['POST', '/api/display/open', OpenedDisplay],
  ['GET', '/image/list/*/*', ImageList],
  ['POST', '/image/upload', HostedImage],
  ['DELETE', '/image/upload/*', DeletedImage],
  ['GET', '/sessioninstantprice/sessionid/*', InstantPriceOfTraining],
  ['POST PUT', '/sessioninstantprice', InstantPrice],
  ['DELETE', '/sessioninstantprice', Deleted],
  ['GET', '/api/leaguetable/golfclub/*', LeagueTable],
  ['GET', '/api/leaguetable/golfclub/*/entries', LeagueEntries],
  ['GET', '/api/leaguetable/training/*/player/*', LeagueChain],
  ['POST', '/api/leaguetable/whatif', WhatIfAnswer],
  ['GET', '/sessionprices', SessionPrices],
  ['POST PUT', '/sessionprices', SessionPrice],
  ['DELETE', '/sessionprices', Deleted],
  ['GET', '/api/playerstatistics/*', PlayerStatistic],
  ['GET', `${trainings}/one/*`, ScheduledTraining],
  ['GET', `${trainings}/*/winners`, Winners],
  ['GET', `${trainings}/*/helpercodes`, HelperCodes],
  ['POST', `${trainings}/*/helpercodes`, MadeHelperCode],
  ['DELETE', `${trainings}/*/helpercodes/*`, Deleted],
  ['POST', '/api/helper/signin', SignedIn],
  ['POST', '/api/helper/signout', SignedOut],
  ['GET', `${trainings}/*/lastplayers`, LastPlayers],
  ['GET', `${trainings}/*/series`, Type.Array(TrainingPlan)],
  ['PUT', `${trainings}/*/planned`, Type.Array(TrainingPlan)],
  ['DELETE', `${trainings}/*/planned`, DeletedTrainings],
  ['GET', `${trainings}/*`, listed],
  ['GET', `${trainings}/*/*`, listed],
  ['POST', `${trainings}/fromtrainingtemplate`, ScheduledTraining],
  ['DELETE', `${trainings}/*`, Deleted],
  ['PUT', `${trainings}/*/start`, ScheduledTraining],
  ['PUT', `${trainings}/*/unstart`, ScheduledTraining],
  ['PUT', `${trainings}/*/playerdata/edit`, ScheduledTraining],
  ['PUT', `${trainings}/*/finish`, ScheduledTraining],
  ['PUT', `${trainings}/*/unfinish`, ScheduledTraining],
  ['PUT', `${trainings}/*/playerdata/add`, ScheduledTraining],
  ['PUT', `${trainings}/*/groups`, ScheduledTraining],
  ['PUT', `${trainings}/*/playerdata/*/*`, ScheduledTraining],
  ['DELETE', `${trainings}/*/playerdata/*/*`, ScheduledTraining],
  ['PUT', `${trainings}/*/playerdata/*/*/add`, ScheduledTraining],
  ['PUT', `${trainings}/*/playerdata/*/*/move`, ScheduledTraining],
];

/** Returns what the server answers a call. Throws where none of its paths fits. */
export function answerSchema(method: string, path: string): TSchema {
  const found = answers.find(([methods, pattern]) => methods.split(' ').includes(method) && fits(pattern, path));
  if (!found) throw new Error(`no answer is known for ${method} ${path}`);
  return found[2];
}

/** Of any call. */
export const anySchema = (pick: <Item>(items: readonly Item[]) => Item): TSchema => pick(answers)[2];

const fits = (pattern: string, path: string) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(path);
