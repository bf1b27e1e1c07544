import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** A mail as it has arrived. */
export interface ReceivedMail {
  from: string;
  to: string;
  headers: Record<string, string>;
  /** Decoded. */
  body: string;
}

export interface SmtpServer {
  /** For `SMTP_URL`. */
  url: string;
  received: readonly ReceivedMail[];
  /** Returns the mail to this address once it has arrived. */
  mailTo(address: string): Promise<ReceivedMail>;
  /** Has recipients answered with this line, such as `550 no such user`; null: taken again. */
  answerRecipients(line: string | null): void;
  stop(): Promise<void>;
}

/** Starts a mail server that takes what is sent to it without TLS (RFC 5321), on a free loopback port. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let refusal: string | null = null;
  let changed: () => void = () => undefined;
  let change = new Promise<void>((resolve) => (changed = resolve));
  const note = () => {
    changed();
    change = new Promise<void>((resolve) => (changed = resolve));
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    const say = (line: string) => socket.write(`${line}\r\n`);
    let [unread, from, to] = ['', '', ''];
    let data: string[] | null = null;
    const commands: Record<string, (rest: string) => void> = {
      EHLO: () => say('250-mail.example\r\n250 8BITMIME'),
      HELO: () => say('250 mail.example'),
      MAIL: (rest) => {
        from = addressIn(rest);
        say('250 ok');
      },
      RCPT: (rest) => {
        to = addressIn(rest);
        say(refusal ?? '250 ok');
      },
      DATA: () => {
        data = [];
        say('354 go on');
      },
      RSET: () => say('250 ok'),
      NOOP: () => say('250 ok'),
      QUIT: () => socket.end('221 bye\r\n'),
    };
    const takeLine = (line: string) => {
      if (data === null) {
        const [word, rest] = [line.slice(0, 4).toUpperCase(), line.slice(4)];
        (commands[word] ?? (() => say('502 unknown')))(rest);
        return;
      }
      if (line !== '.') {
        data.push(line.startsWith('.') ? line.slice(1) : line);
        return;
      }
      received.push({ from, to, ...messageOf(data) });
      data = null;
      say('250 taken');
      note();
    };
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      unread += chunk;
      for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
        const line = unread.slice(0, end);
        unread = unread.slice(end + 2);
        takeLine(line);
      }
    });
    say('220 mail.example ready');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async mailTo(wanted) {
      for (;;) {
        const found = received.find((mail) => mail.to === wanted);
        if (found) return found;
        await change;
      }
    },
    answerRecipients(line) {
      refusal = line;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const addressIn = (rest: string): string => /<([^>]*)>/.exec(rest)?.[1] ?? '';

/** Reads a message of one part (RFC 5322), whose text nodemailer writes as it is, quoted or in base64. */
function messageOf(lines: readonly string[]): { headers: Record<string, string>; body: string } {
  const end = lines.indexOf('');
  const unfolded = lines
    .slice(0, end)
    .join('\r\n')
    .replaceAll(/\r\n[ \t]+/g, ' ');
  const headers = Object.fromEntries(
    unfolded.split('\r\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodedWords(line.slice(colon + 1).trim())];
    }),
  );
  const written = lines.slice(end + 1).join('\r\n');
  const encoding = headers['content-transfer-encoding'];
  const body =
    encoding === 'base64'
      ? Buffer.from(written, 'base64').toString()
      : encoding === 'quoted-printable'
        ? unquoted(written.replaceAll(/=\r\n/g, ''))
        : written;
  return { headers, body: body.replaceAll('\r\n', '\n') };
}

/** Encoded words of headers (RFC 2047). */
function decodedWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : unquoted(word.replaceAll('_', ' ')),
    );
}

function unquoted(text: string): string {
  const bytes = text.replaceAll(/=([\dA-F]{2})/gi, (_all, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
