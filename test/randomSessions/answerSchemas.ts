import { type TSchema, Type } from '@sinclair/typebox';
import {
  MadeAccessLink,
  MadeAccessLinks,
  MailsOfBatch,
  OpenedAccessLink,
  PasswordSet,
  QueuedMails,
} from '@contract/access';
import { TrainingCategory } from '@contract/category';
import { Change, Undone } from '@contract/change';
import { Display, DisplayCode, DisplayLinks, MadeDisplayLink, OpenedDisplay } from '@contract/display';
import { FirstSteps } from '@contract/firstSteps';
import { Golfclub, GolfclubToJoin } from '@contract/golfclub';
import { HelperCodes, MadeHelperCode, TrainingHelpers } from '@contract/helper';
import { DeletedImage, HostedImage, ImageList } from '@contract/image';
import { LeagueChain, LeagueEntries, LeagueTable } from '@contract/league';
import { Mapping } from '@contract/mapping';
import { ApprovalCode, Member, MemberCounts, MembersChanged } from '@contract/member';
import { ImportAnswer, ImportColumns, ImportUndone } from '@contract/memberImport';
import { PersonalData } from '@contract/personalData';
import { InstantPrice, InstantPriceOfTraining, SessionPrice, SessionPrices } from '@contract/price';
import { Accepted, Approved, SignedIn, SignedOut } from '@contract/session';
import { Deleted, Id } from '@contract/shapes';
import { PlayerStatistic, WhatIfAnswer } from '@contract/statistic';
import { Template } from '@contract/template';
import { LastPlayers, ScheduledTraining, Winners } from '@contract/training';
import { DeletedTrainings, TrainingPlan } from '@contract/trainingPlan';

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
  ['GET', `${trainings}/*/helpers`, TrainingHelpers],
  ['DELETE', `${trainings}/*/helpers/*`, Deleted],
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
