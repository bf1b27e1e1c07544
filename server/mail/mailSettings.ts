/** How mails are sent, and what they say of this server. */
export interface MailSettings {
  host: string;
  port: number;
  /** TLS from the beginning, instead of STARTTLS. */
  isSecure: boolean;
  /** Nothing is sent without TLS. */
  requiresTls: boolean;
  auth: { user: string; pass: string } | null;
  from: string;
  /** The address of the app, without a slash at its end. */
  publicUrl: string;
}

const defaultPorts = { 'smtp:': 587, 'smtps:': 465 } as const;
const loopback = ['127.0.0.1', '[::1]', 'localhost'];

/** Returns how to reach the mail server of this `SMTP_URL`, or what is wrong with it; the address itself is never repeated. */
export function readSmtpUrl(given: string): Omit<MailSettings, 'from' | 'publicUrl'> | { problem: string } {
  const url = URL.canParse(given) ? new URL(given) : null;
  const port = url?.protocol === 'smtp:' || url?.protocol === 'smtps:' ? defaultPorts[url.protocol] : null;
  if (url === null || port === null || url.hostname === '' || !['', '/'].includes(url.pathname)) {
    return { problem: 'must be an address such as smtp://user:password@mail.example.org:587, or smtps://…' };
  }
  const options = [...url.searchParams].map(([name, value]) => `${name}=${value}`);
  if (options.some((option) => option !== 'ignoreTLS=true')) {
    return { problem: 'knows no option but ?ignoreTLS=true, which sends without TLS' };
  }
  if ((url.username === '') !== (url.password === ''))
    return { problem: 'needs both a user and a password, or neither' };
  const isSecure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[(.+)\]$/, '$1'),
    port: url.port === '' ? port : Number(url.port),
    isSecure,
    requiresTls: options.length === 0 && !loopback.includes(url.hostname),
    auth:
      url.username === '' ? null : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
  };
}
