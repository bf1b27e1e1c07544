import { type TSchema } from '@sinclair/typebox';
import { storeLinkSecret, storeSecret } from '@/session/secrets';
import { AccessLinksFor, AccessMailsFor, PasswordByLink } from '@contract/access';
import { EditedTrainingCategory, NewTrainingCategory } from '@contract/category';
import { NewDisplayLink } from '@contract/display';
import { EditedGolfclub, NewGolfclub } from '@contract/golfclub';
import { imageTags, undoableActions } from '@contract/lists';
import { AddedMappingItem, EditedMapping, NewMapping, RemovedMappingItem } from '@contract/mapping';
import { DeletedMember, EditedMember, MembersChange, NewMember } from '@contract/member';
import { MembersImport } from '@contract/memberImport';
import { EditedSessionPrice, NewSessionPrice } from '@contract/price';
import { ChangePassword, SignUp } from '@contract/session';
import { WhatIf } from '@contract/statistic';
import { EditedTemplate, NewTemplate } from '@contract/template';
import { CorrectedHandicap, MovedBall, AddedPlayer, ChangedGroups, PlanTraining, PlayedBall } from '@contract/training';
import { DeleteTrainings, MoveTrainings } from '@contract/trainingPlan';
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
  const keyed = (schema: TSchema) => () => ({ ...(valueOf(schema, club) as object), ...key() });
  const secret = (schema: TSchema) => storeSecret(valueOf(schema, club));
  const list = () => pick(['all', 'planned', 'notfinished', 'finished'] as const);
  const several = (schema: TSchema) => [valueOf(schema, club), valueOf(schema, club)];
  const pickOrNull = () => (chance(0.5) ? id() : null);
  const readWith = (): object | undefined => (chance(0.5) ? { members: 'none' } : undefined);
  return {
    signUp: () => ({ golfclubId: golfclubId(), registration: secret(SignUp) }),
    signUpForClub: () => ({ golfclubId: golfclubId(), registration: secret(SignUp) }),
    approveByCode: () => ({ link: storeSecret({ ...ofMember(), code: club.code() }) }),
    changePassword: () => ({ passwords: secret(ChangePassword) }),
    signIn: () => ({ secret: storeSecret({ usernameOrEmail: person().email, password: club.secret() }) }),
    signOut: () => (chance(0.5) ? undefined : { followsAnotherTab: true, ...(chance(0.5) && { isEnded: true }) }),
    signOutEverywhere: () => undefined,
    getWhoami: () => undefined,
    getCategories: () => undefined,
    createCategory: keyed(NewTrainingCategory),
    updateCategory: keyed(EditedTrainingCategory),
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
    openDisplay: () => ({ code: storeSecret({ code: club.code() }) }),
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
    signInHelper: () => ({ secret: storeSecret({ code: club.code(), name: person().name }) }),
    getHelperCodes: ofTraining,
    makeHelperCode: ofTraining,
    revokeHelperCode: () => ({ ...ofTraining(), helperCodeId: id() }),
    getHelpers: ofTraining,
    eraseHelperName: () => ({ ...ofTraining(), helperId: id(), ...key() }),
    getGolfclubs: readWith,
    getGolfclub: () => ({ id: id(), ...readWith() }),
    createGolfclub: keyed(NewGolfclub),
    updateGolfclub: keyed(EditedGolfclub),
    deleteGolfclub: () => ({ golfclubId: golfclubId() }),
    getClubsToJoin: () => undefined,
    getImages: () => ({ tag: pick(imageTags) }),
    uploadImage: () => ({
      tag: pick(imageTags),
      file: storeSecret({ name: `${person().surname}.png`, bytes: new Blob(['x'], { type: 'image/png' }) }),
    }),
    deleteImage: () => ({ publicId: `foto-${person().surname || 'x'}-7` }),
    saveInstantPrice: () => ({ trainingId: id(), chosen: pickOrNull(), seen: pickOrNull() }),
    getLeagueTable: () => ({ golfclubId: golfclubId(), ...season(), ...(chance(0.5) ? { events: 'none' } : {}) }),
    getLeagueEntries: () => ({ golfclubId: golfclubId(), ...season(), ...page(), ...q(), ...sort('date', '-player') }),
    getLeagueChain: () => ({ ...ofTraining(), playerId: person().id }),
    getMappings: () => undefined,
    createMapping: keyed(NewMapping),
    updateMapping: keyed(EditedMapping),
    addMappingItem: keyed(AddedMappingItem),
    removeMappingItem: keyed(RemovedMappingItem),
    deleteMapping: () => ({ id: id() }),
    whatIf: made(WhatIf),
    getMembers: () => ({ ...members(), ...(chance(0.4) ? { filter: pick(['all', 'pros', 'unapproved']) } : {}) }),
    getMembersOfClub: () => ({ id: golfclubId(), ...members() }),
    getMember: () => ({ username: person().username }),
    getMemberIds: () => ({ ...q(), ...where(), ...(chance(0.5) ? { golfclubId: golfclubId() } : {}) }),
    getMemberCounts: () => ({ ...q(), ...where(), ...(chance(0.5) ? { golfclubId: golfclubId() } : {}) }),
    addMember: () => ({ ...ofMember(), member: secret(NewMember), ...key() }),
    updateMember: () => ({ ...ofMember(), member: valueOf(EditedMember, club), ...key() }),
    deleteMember: () => ({ golfclubId: golfclubId(), member: valueOf(DeletedMember, club) }),
    approveMember: ofMember,
    changeMembers: made(MembersChange),
    readApprovalCode: ofMember,
    importMembers: () => ({ golfclubId: golfclubId(), members: secret(MembersImport) }),
    getImportColumns: () => ({ golfclubId: golfclubId() }),
    undoImport: () => ({ golfclubId: golfclubId(), importId: id() }),
    getSessionPrices: () => undefined,
    createSessionPrice: keyed(NewSessionPrice),
    updateSessionPrice: keyed(EditedSessionPrice),
    deleteSessionPrice: () => ({ id: id() }),
    getPlayerStatistic: () => ({ username: person().username }),
    getTemplates: () => undefined,
    getReadyTemplates: () => undefined,
    searchTemplates: () => ({ ...q(), ...page() }),
    createTemplate: keyed(NewTemplate),
    updateTemplate: keyed(EditedTemplate),
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
