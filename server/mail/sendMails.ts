import type { Logger } from 'pino';
import type { CodeHashes } from '@server/db/codeHashes';
import type { Announcements } from '@server/db/announcements';
import type { Database } from '@server/db/database';
import { MAIL_CHANNEL } from '@server/db/mailQueue';
import { claimMails, type ClaimedMail, pruneMails, giveUpOldMails, noteFailure, noteSent } from './claimedMails';
import { renderMail } from './renderMail';
import type { MailSettings } from './mailSettings';
import { MAILS_AT_ONCE, mailServer, NotSent } from './smtp';

interface MailSending {
  db: Database;
  subscribe: Announcements['subscribe'];
  secrets: Pick<CodeHashes, 'secretsOfAccessLink'>;
  settings: MailSettings;
  log: Pick<Logger, 'warn'>;
}

/** Mails whose time has come are looked for so often; new ones are announced. */
const LOOK_EVERY_MS = 10_000;

const STOP_LIMIT_MS = 8_000;

/** Sends what is queued from now on, together with every other server that does. Returns how to stop. */
export function sendMails({ db, subscribe, secrets, settings, log }: MailSending): { close(): Promise<void> } {
  const server = mailServer(settings);
  let isClosed = false;
  let running: Promise<void> | null = null;
  /** Mails may have been queued since they were last looked for. */
  let mayBeMore = true;

  async function sendDue(): Promise<void> {
    await giveUpOldMails(db);
    await pruneMails(db);
    while (mayBeMore && !isClosed) {
      mayBeMore = false;
      const claimed = await claimMails(db, MAILS_AT_ONCE);
      await Promise.all(claimed.map(sendOne));
      if (claimed.length > 0) mayBeMore = true;
    }
  }

  async function sendOne(mail: ClaimedMail): Promise<void> {
    const content = renderMail(mail, secrets, settings.publicUrl);
    try {
      if (content === null) throw new NotSent('link-ended', true, null);
      await server.send({ id: mail.id, to: mail.email, ...content });
    } catch (error) {
      if (!(error instanceof NotSent)) throw error;
      const { failure, isFinal, responseCode } = error;
      const isGivenUp = await noteFailure(db, mail, { failure, isFinal });
      log.warn({ mail: mail.id, kind: mail.kind, failure, responseCode, isGivenUp }, 'mail not sent');
      return;
    }
    await noteSent(db, mail);
  }

  function wake(): void {
    mayBeMore = true;
    if (isClosed || running !== null) return;
    running = sendDue()
      // A database that does not answer is asked again with the next look.
      .catch((error: unknown) => log.warn(error, 'mails'))
      .finally(() => (running = null));
  }

  const unsubscribe = subscribe((heard) => {
    if (heard === null || heard.channel === MAIL_CHANNEL) wake();
  });
  const looks = setInterval(wake, LOOK_EVERY_MS);
  looks.unref();
  wake();

  return {
    async close() {
      isClosed = true;
      unsubscribe();
      clearInterval(looks);
      let limit: NodeJS.Timeout | undefined;
      await Promise.race([running, new Promise((resolve) => (limit = setTimeout(resolve, STOP_LIMIT_MS)))]);
      clearTimeout(limit);
      // What is cut off here is sent by another server, or after the next start.
      server.close();
    },
  };
}
