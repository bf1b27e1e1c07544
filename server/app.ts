import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { type BrowserSettings, ownsImages } from '@contract/browserSettings';
import type { Right } from '@contract/rights';
import { inBatches } from './db/batches';
import { connect, type Database } from './db/database';
import { type Read, readFromPrimary, type StandbyReads } from './db/hosts/standbyReads';
import { accessTokens, type AccessTokens, type Holder } from './http/accessTokens';
import { changeForCallsOnly } from './http/changesByGet';
import { codeHashesBy, type CodeHashes } from './db/codeHashes';
import { queueMails, sendNoMails } from './db/mailQueue';
import { backupAge, failedMails, waitingMails } from './db/operatingFigures';
import { collectDescription, descriptionRoute } from './http/describeApi';
import { deviceCookies, type DeviceCookies } from './http/deviceCookies';
import { guardRoutes } from './http/guard';
import { healthRoutes } from './http/health';
import { limitLargeBodies, limitRates } from './http/limits';
import { logDestination, type LogDestination } from './http/logDestination';
import { makeServer } from './http/makeServer';
import { measureServer, metricsRoute, type PoolUse } from './http/metrics';
import { readBodies } from './http/readBody';
import { registerRoute } from './http/registerRoute';
import { compressAnswers, sendHeaders } from './http/responseHeaders';
import type { Route } from './http/route';
import { refuseUnknownRoutes } from './http/unknownRoutes';
import { accessRoutes } from './modules/access/routes';
import { hashPassword } from './modules/auth/passwords';
import { callersOfSignIns, validSignIns } from './modules/auth/queries';
import { authRoutes } from './modules/auth/routes';
import { refuseCommonPassword } from './modules/auth/rules';
import { findByCode } from './modules/auth/signInLimits';
import { restoreCategory } from './modules/category/changeCategory';
import { categoryRoutes } from './modules/category/routes';
import { changeRoutes } from './modules/change/routes';
import { validLinks } from './modules/display/queries';
import { displayRoutes } from './modules/display/routes';
import { wholeClubs } from './modules/golfclub/queries';
import { firstStepsRoutes } from './modules/firstSteps/routes';
import { golfclubRoutes } from './modules/golfclub/routes';
import { imageRoutes } from './modules/image/routes';
import { callerOfHelper, validHelperSignIns } from './modules/helper/queries';
import { helperRoutes } from './modules/helper/routes';
import { leagueTable } from './modules/league/leagueTable';
import { leagueResults } from './modules/league/results';
import { leagueRoutes } from './modules/league/routes';
import { type Followers, followersOf, type Subscribe } from './modules/live/followers';
import { liveRoutes } from './modules/live/routes';
import { restoreMapping } from './modules/mapping/changeMapping';
import { mappingRoutes } from './modules/mapping/routes';
import { refuseRepeatedDifferences } from './modules/mapping/rules';
import { lockedMember } from './modules/member/commands/changeMembers';
import { membersOfClubs, memberWithId } from './modules/member/queries';
import { memberRoutes } from './modules/member/routes';
import { undoApproval, undoRoles } from './modules/member/commands/undoRoles';
import { restorePrice } from './modules/price/changePrice';
import { personalDataRoutes } from './modules/personalData/routes';
import { priceRoutes } from './modules/price/routes';
import { readyTemplates } from './modules/template/queries';
import { templateRoutes } from './modules/template/routes';
import { restoreTemplate, undoArchiving } from './modules/template/undoTemplate';
import { logErasedHelper } from './modules/training/changeLog';
import { moveUpdatedAt } from './modules/training/changeTraining';
import { leaveTrainings } from './modules/training/playerSessions/leaveTrainings';
import { trainingRoutes } from './modules/training/routes';
import { undoRoutes } from './modules/undo/routes';
import { secretsOf } from './settings';
import { pageHandler, pagePaths, servePage } from './page/servePage';

export interface AppSettings {
  /** The folder of the embedded database; null or not given: there is none. */
  embeddedDataDir?: string | null;
  tokenSecret: string;
  /** The one before it, whose tokens are still good; null: there is none. */
  tokenSecretBefore: string | null;
  /** Null: nothing is measured, and there is no such route. */
  metricsToken: string | null;
  logLevel: string;
  trustProxy: boolean;
  browser: BrowserSettings;
  /** The folder of the built web app. Without a page in it the API works and pages answer 503. */
  webDir: string;
}

interface AppParts {
  db: Database;
  /** Reads that a standby may answer; the primary where there is none. */
  reads: Pick<StandbyReads, 'read' | 'counts'>;
  /** Tells what the database announces on `LIVE_CHANNELS`. */
  subscribe: Subscribe;
  poolUse: () => PoolUse;
  /** Where the log goes; standard error if not given. */
  log?: LogDestination;
  settings: AppSettings;
}

/** How many sign-ins one statement looks up. */
const MOST_LOOKED_UP = 100;

/** Returns the whole server, not yet listening. Throws when a route names no right. */
export async function buildApp({
  db,
  reads,
  subscribe,
  poolUse,
  log = logDestination(),
  settings,
}: AppParts): Promise<FastifyInstance> {
  const { metricsToken } = settings;
  const secrets = secretsOf(settings);
  const tokens = accessTokens(secrets);
  const app = makeServer({ ...settings, log });
  const measured = {
    ...{ poolUse, reads: reads.counts, log, embeddedDataDir: settings.embeddedDataDir ?? null },
    figures: {
      waitingMails: () => waitingMails(db),
      failedMails: () => failedMails(db),
      backupAge: () => backupAge(db),
    },
  };
  const metrics = metricsToken === null ? null : { token: metricsToken, registry: measureServer(app, measured) };
  await sendHeaders(app);
  await compressAnswers(app);
  const showPage = pageHandler(settings.webDir, settings.browser);
  refuseUnknownRoutes(app, showPage);
  await limitRates(app);
  const callerOfSignIn = inBatches({
    keyOf: () => '',
    most: MOST_LOOKED_UP,
    work: (holders: readonly Holder[]) => callersOfSignIns(db, holders),
  });
  guardRoutes(app, tokens, (holder) =>
    holder.isHelper ? callerOfHelper(db, holder.signInId, holder.memberId) : callerOfSignIn(holder),
  );
  changeForCallsOnly(app, showPage);
  readBodies(app);
  limitLargeBodies(app);
  await collectDescription(app);
  const followers = followersOf(
    subscribe,
    async (ids) =>
      new Set([
        ...(await validSignIns(db, ids)),
        ...(await validLinks(db, ids)),
        ...(await validHelperSignIns(db, ids)),
      ]),
  );
  app.addHook('preClose', async () => followers.close());
  const devices = deviceCookies(secrets);
  const parts = {
    db,
    read: reads.read,
    tokens,
    devices,
    codeHashes: codeHashesBy(secrets),
    followers,
    ownsImages: ownsImages(settings.browser),
    sendsMail: settings.browser.sendsMail,
    metrics,
    describe: () => app.swagger(),
  };
  for (const route of routesOf(parts)) registerRoute(app, route);
  await servePage(app, settings.webDir, settings.browser);
  await app.ready();
  return app;
}

interface RouteParts {
  db: Database;
  read: Read;
  tokens: AccessTokens;
  devices: DeviceCookies;
  codeHashes: CodeHashes;
  followers: Pick<Followers, 'follow'>;
  /** Whether images are stored here and not by a host elsewhere. */
  ownsImages: boolean;
  /** Whether what is queued is sent: by this server or another one over its database. */
  sendsMail: boolean;
  metrics: { token: string; registry: Registry } | null;
  describe: () => object;
}

function routesOf({
  db,
  read,
  tokens,
  devices,
  codeHashes,
  followers,
  ownsImages,
  sendsMail,
  metrics,
  describe,
}: RouteParts): Route[] {
  const clubs = wholeClubs(membersOfClubs);
  const mails = sendsMail ? queueMails : sendNoMails;
  const passwords = { hash: hashPassword, refuseCommon: refuseCommonPassword };
  return [
    ...healthRoutes(() => sql`select 1`.execute(db)),
    ...(metrics ? [metricsRoute(metrics.token, metrics.registry)] : []),
    descriptionRoute(describe),
    ...authRoutes(db, tokens, devices, mails),
    ...golfclubRoutes(db, clubs),
    ...memberRoutes(db, read, {
      passwords,
      mails,
      clubOf: (tx, golfclubId, withMembers) => clubs.one(tx, { everyClub: true }, golfclubId, withMembers),
      leaveTrainings,
    }),
    ...accessRoutes(db, sendsMail ? { queue: mails, secretsOfAccessLink: codeHashes.secretsOfAccessLink } : null),
    ...personalDataRoutes(db, { withId: memberWithId, ofClub: lockedMember }),
    ...firstStepsRoutes(db, async (ready) => (await readyTemplates(ready)).length > 0),
    ...changeRoutes(read),
    ...undoRoutes(db, {
      'template.archived': undoArchiving,
      'template.deleted': (tx, undone) => restoreTemplate(tx, undone, { ownsImages }),
      'category.deleted': restoreCategory,
      'mapping.deleted': restoreMapping,
      'price.deleted': (tx, undone) => restorePrice(tx, undone, { ownsImages }),
      'member.approved': undoApproval,
      'member.edited': undoRoles,
    }),
    ...templateRoutes(db, { ownsImages }),
    ...categoryRoutes(db),
    ...mappingRoutes(db),
    ...imageRoutes(db),
    ...priceRoutes(db, { ownsImages }),
    ...trainingRoutes(db, leagueResults),
    ...leagueRoutes(read, refuseRepeatedDifferences),
    ...helperRoutes(db, tokens, codeHashes, { findByCode, logErasedHelper, moveUpdatedAt }),
    ...liveRoutes(db, followers),
    ...displayRoutes(db, read, codeHashes, {
      findByCode,
      tableOfClub: (tx, golfclubId, days) =>
        leagueTable(tx, { everyClub: false, golfclubId }, { golfclubId, ...days, withEvents: false, events: 'none' }),
      follow: (following) => followers.follow(following),
    }),
  ];
}

/** What there is to say of a route without calling it. */
export interface ListedRoute {
  method: string;
  path: string;
  right: Right;
  summary: string;
}

/** Returns every route with its right; nothing is connected and nothing listens. */
export function listRoutes(): ListedRoute[] {
  const { db } = connect({});
  const { read } = readFromPrimary(db);
  const parts = { db, read, tokens: accessTokens(['']), ownsImages: true, sendsMail: false, describe: () => ({}) };
  const followers = { follow: () => Promise.resolve(null) };
  const metrics = { token: '', registry: new Registry() };
  const routes = routesOf({
    ...parts,
    devices: deviceCookies(['']),
    codeHashes: codeHashesBy(['']),
    followers,
    metrics,
  });
  return [
    ...routes.map(({ method, path, right, summary }) => ({ method, path, right, summary })),
    { method: 'GET', path: '/api/docs', right: 'api.describe', summary: 'The description as a page' },
    ...pagePaths.map((path) => ({ method: 'GET', path, right: 'app.open' as const, summary: 'The web app' })),
  ];
}
