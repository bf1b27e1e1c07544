import { createTransport } from 'nodemailer';
import type { MailContent } from '@contract/mailTemplates';
import type { MailFailure } from '@contract/lists';
import type { MailSettings } from './mailSettings';

/** A mail that is sent now. */
export interface OutgoingMail extends MailContent {
  /** The same for each attempt, so that a mail that arrives twice can be told. */
  id: string;
  to: string;
}

/** Why a mail was not sent. */
export class NotSent extends Error {
  constructor(
    readonly failure: MailFailure,
    /** Trying again would end the same way. */
    readonly isFinal: boolean,
    /** What the mail server answered, such as 550; null: nothing. */
    readonly responseCode: number | null,
  ) {
    super(`The mail was not sent: ${failure}`);
  }
}

export interface MailServer {
  /** Resolves when the mail server has taken the mail. Throws `NotSent`. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** How many mails are sent at the same time. */
export const MAILS_AT_ONCE = 5;

/** Well within the time for which a claimed mail is left to its server. */
const LIMIT_MS = 20_000;

/** Returns the mail server of these settings. */
export function mailServer({ host, port, isSecure, requiresTls, auth, from }: MailSettings): MailServer {
  const transport = createTransport({
    pool: true,
    maxConnections: MAILS_AT_ONCE,
    // The queue tries again.
    maxRequeues: 0,
    host,
    port,
    secure: isSecure,
    requireTLS: requiresTls && !isSecure,
    ignoreTLS: !requiresTls,
    ...(auth ? { auth } : {}),
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
    dnsTimeout: LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.split('@').at(-1)?.replace(/>$/, '') ?? host;
  return {
    async send({ id, to, subject, body }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text: body,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw notSent(error);
      }
    },
    close: () => transport.close(),
  };
}

/** As nodemailer says it. */
interface SmtpError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
}

function notSent(error: unknown): NotSent {
  const { code, command, responseCode: answered } = (error instanceof Error ? error : {}) as SmtpError;
  const responseCode = typeof answered === 'number' ? answered : null;
  const isRefused = responseCode !== null && responseCode >= 500;
  if (isRefused && command === 'RCPT TO') return new NotSent('recipient-refused', true, responseCode);
  if (isRefused && command === 'DATA') return new NotSent('content-refused', true, responseCode);
  if (code === 'EAUTH' || code === 'ENOAUTH') return new NotSent('login-refused', false, responseCode);
  if (code === 'ETLS') return new NotSent('no-tls', false, responseCode);
  if (responseCode !== null) return new NotSent('refused-for-now', false, responseCode);
  return new NotSent('not-reached', false, null);
}
