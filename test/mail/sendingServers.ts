import { REQUESTED_WITH } from '@contract/headers';
import { openConnection } from '@test/fixtures/database';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import { fromSetup } from '@test/fixtures/environment';
import { type ServerProcess, startServerProcess } from '@test/serverProcess';
import { type SmtpServer, startSmtpServer } from './smtpServer';

export const PUBLIC_URL = 'https://app.club.example';

export interface SendingServers {
  smtp: SmtpServer;
  servers: readonly ServerProcess[];
  /** Calls the first of them. */
  call<Body>(
    method: string,
    path: string,
    sent?: { token?: string; body?: object },
  ): Promise<{ status: number; body: Body }>;
  stop(): Promise<void>;
}

/** Any number that no other lock has. */
const MAILS_LOCK = 7_340_032;

/**
 * Starts a mail server and so many servers over the database of the tests that send by it. Only one file of tests has some at a
 * time: they would send each other's mails.
 */
export async function startSendingServers(count: number): Promise<SendingServers> {
  const lock = await openConnection();
  await lock.query('select pg_advisory_lock($1)', [MAILS_LOCK]);
  const smtp = await startSmtpServer();
  const env = {
    DATABASE_URL: databaseUrl(),
    TOKEN_SECRET: fromSetup('TEST_TOKEN_SECRET'),
    LOG_LEVEL: 'silent',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Golfclub <office@club.example>',
    PUBLIC_URL,
  };
  const servers = await Promise.all(Array.from({ length: count }, () => startServerProcess({ env })));
  return {
    smtp,
    servers,
    async call(method, path, { token, body } = {}) {
      const answer = await fetch(`${servers[0]?.url ?? ''}${path}`, {
        method,
        headers: {
          'x-requested-with': REQUESTED_WITH,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: answer.status, body: (await answer.json()) as never };
    },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await smtp.stop();
      // Ending the connection gives the lock back.
      await lock.end();
    },
  };
}
