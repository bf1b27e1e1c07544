import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import type { BrowserSettings } from '@contract/browserSettings';
import type { Right } from '@contract/rights';
import { connect, type Database } from './db/database';
import { type Read, readFromPrimary, type StandbyReads } from './db/standbyReads';
import { accessTokens, type AccessTokens } from './http/accessTokens';
import { changeForCallsOnly } from './http/changesByGet';
import { codeHashesBy, type CodeHashes } from './db/codeHashes';
import { collectDescription, descriptionRoute } from './http/describeApi';
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
import { refuseCommonPassword } from './modules/auth/passwordRules';
import { hashPassword } from './modules/auth/passwords';
import { callerOfSignIn, validSignIns } from './modules/auth/queries';
import { authRoutes } from './modules/auth/routes';
import { guessedCode } from './modules/auth/guessedCode';
import { deviceCookies, type DeviceCookies } from './modules/auth/signInLimits';
import { categoryRoutes } from './modules/category/routes';
import { changeRoutes } from './modules/change/routes';
import { validLinks } from './modules/display/queries';
import { displayRoutes } from './modules/display/routes';
import { wholeClubs } from './modules/golfclub/queries';
import { golfclubRoutes } from './modules/golfclub/routes';
import { imageRoutes } from './modules/image/routes';
import { callerOfHelper, validHelperSignIns } from './modules/helper/queries';
import { helperRoutes } from './modules/helper/routes';
import { leagueTable } from './modules/league/leagueTable';
import { leagueResults } from './modules/league/results';
import { leagueRoutes } from './modules/league/routes';
import { type Followers, followersOf, type Hear } from './modules/live/followers';
import { liveRoutes } from './modules/live/routes';
import { mappingRoutes } from './modules/mapping/routes';
import { refuseRepeatedDifferences } from './modules/mapping/rules';
import { membersOfClubs } from './modules/member/queries';
import { memberRoutes } from './modules/member/routes';
import { priceRoutes } from './modules/price/routes';
import { templateRoutes } from './modules/template/routes';
import { trainingRoutes } from './modules/training/routes';
import { pageHandler, pagePaths, servePage } from './page/servePage';

export interface AppSettings {
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
  /** By a standby, as far as there is one. */
  reads: Pick<StandbyReads, 'read' | 'counts'>;
  /** Tells what the database announces on `LIVE_CHANNELS`. */
  hear: Hear;
  poolUse: () => PoolUse;
  /** Where the log goes; standard error if not given. */
  log?: LogDestination;
  settings: AppSettings;
}

/** Returns the whole server, not yet listening. Throws when a route names no right. */
export async function buildApp({
  db,
  reads,
  hear,
  poolUse,
  log = logDestination(),
  settings,
}: AppParts): Promise<FastifyInstance> {
  const { metricsToken, tokenSecret, tokenSecretBefore } = settings;
  const secrets = [tokenSecret, ...(tokenSecretBefore === null ? [] : [tokenSecretBefore])] as const;
  const tokens = accessTokens(secrets);
  const app = makeServer({ ...settings, log });
  const metrics =
    metricsToken === null
      ? null
      : { token: metricsToken, registry: measureServer(app, { poolUse, reads: reads.counts, log }) };
  await sendHeaders(app);
  await compressAnswers(app);
  const showPage = pageHandler(settings.webDir, settings.browser);
  refuseUnknownRoutes(app, showPage);
  await limitRates(app);
  guardRoutes(app, tokens, ({ isHelper, signInId, memberId }) =>
    isHelper ? callerOfHelper(db, signInId, memberId) : callerOfSignIn(db, signInId, memberId),
  );
  changeForCallsOnly(app, showPage);
  readBodies(app);
  limitLargeBodies(app);
  await collectDescription(app);
  const ownsImages = settings.browser.images === settings.browser.base;
  const followers = followersOf(
    hear,
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
    ownsImages,
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
  metrics,
  describe,
}: RouteParts): Route[] {
  const clubs = wholeClubs(membersOfClubs);
  const passwords = { hash: hashPassword, refuseCommon: refuseCommonPassword };
  return [
    ...healthRoutes(() => sql`select 1`.execute(db)),
    ...(metrics ? [metricsRoute(metrics.token, metrics.registry)] : []),
    descriptionRoute(describe),
    ...authRoutes(db, tokens, devices),
    ...golfclubRoutes(db, clubs),
    ...memberRoutes(db, read, passwords, (tx, golfclubId, withMembers) =>
      clubs.one(tx, { everyClub: true }, golfclubId, withMembers),
    ),
    ...accessRoutes(db),
    ...changeRoutes(read),
    ...templateRoutes(db, { ownsImages }),
    ...categoryRoutes(db),
    ...mappingRoutes(db),
    ...imageRoutes(db),
    ...priceRoutes(db, { ownsImages }),
    ...trainingRoutes(db, leagueResults),
    ...leagueRoutes(read, refuseRepeatedDifferences),
    ...helperRoutes(db, tokens, codeHashes, { guessed: guessedCode }),
    ...liveRoutes(db, followers),
    ...displayRoutes(db, read, codeHashes, {
      guessed: guessedCode,
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
  const parts = { db, read, tokens: accessTokens(['']), ownsImages: true, describe: () => ({}) };
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
