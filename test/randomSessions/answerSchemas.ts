import { Type, type TSchema } from '@sinclair/typebox';
import { TrainingCategory } from '../../contract/category';
import { Change } from '../../contract/change';
import { Display, DisplayLinks, MadeDisplayLink } from '../../contract/display';
import { Golfclub, GolfclubToJoin } from '../../contract/golfclub';
import { DeletedImage, HostedImage, ImageList } from '../../contract/image';
import { LeagueChain, LeagueEntries, LeagueTable } from '../../contract/league';
import { Mapping } from '../../contract/mapping';
import { ApprovalCode, ImportAnswer, Member, MemberCounts, MembersChanged } from '../../contract/member';
import { InstantPrice, InstantPriceOfTraining, SessionPrice, SessionPrices } from '../../contract/price';
import { Accepted, Approved, SignedIn, SignedOut } from '../../contract/session';
import { Deleted, Id } from '../../contract/shapes';
import { PlayerStatistic } from '../../contract/statistic';
import { Template } from '../../contract/template';
import { ScheduledTraining, Winners } from '../../contract/training';
import { WhatIfAnswer } from '../../contract/whatIf';

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
  ['GET', '/api/golfclub/*/approvalcode/*', ApprovalCode],
  ['GET', '/api/golfclub/*/displaylinks', DisplayLinks],
  ['POST', '/api/golfclub/*/displaylinks', MadeDisplayLink],
  ['DELETE', '/api/golfclub/*/displaylinks/*', Deleted],
  ['POST DELETE', '/api/golfclub/*/member', Golfclub],
  ['PUT', '/api/golfclub/*/member/*', Golfclub],
  ['POST', '/api/golfclub/*/member/approve', Golfclub],
  ['GET', '/api/golfclub', Type.Array(Golfclub)],
  ['POST PUT', '/api/golfclub', Golfclub],
  ['GET', '/api/golfclub/*', Golfclub],
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
  ['GET', '/api/display', Display],
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
  ['GET', `${trainings}/*`, listed],
  ['GET', `${trainings}/*/*`, listed],
  ['POST', `${trainings}/fromtrainingtemplate`, ScheduledTraining],
  ['DELETE', `${trainings}/*`, Deleted],
  ['PUT', `${trainings}/*/start`, ScheduledTraining],
  ['PUT', `${trainings}/*/finish`, ScheduledTraining],
  ['PUT', `${trainings}/*/unfinish`, ScheduledTraining],
  ['PUT', `${trainings}/*/playerdata/add`, ScheduledTraining],
  ['PUT', `${trainings}/*/playerdata/*/*`, ScheduledTraining],
  ['DELETE', `${trainings}/*/playerdata/*/*`, ScheduledTraining],
  ['PUT', `${trainings}/*/playerdata/*/*/add`, ScheduledTraining],
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
