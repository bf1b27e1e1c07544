import type { ConnectionError } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal, type RefusalCode } from '../../contract/refusals';
import { answerOf } from './problems';

const codes: Partial<Record<string, RefusalCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
};

const details: Partial<Record<RefusalCode, string>> = {
  'request-timeout': 'The request did not arrive in time.',
  'headers-too-large': 'The request line and headers are larger than this server accepts.',
  'too-large': 'The chunk extensions are larger than this server accepts.',
};

/** Answers what Node could not read as HTTP at all, with a problem like any other, and closes the connection. */
export function refuseMalformedHttp(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = codes[error.code] ?? 'malformed-request';
  const { status, headers, body } = answerOf(new Refusal(code, details[code] ?? 'This is not valid HTTP.'));
  const lines = Object.entries({
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
    'x-content-type-options': 'nosniff',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const shown = asksForHeaders(error) ? '' : body;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${shown}`);
}

/** Whoever asks for headers alone takes a body for the beginning of another answer. */
function asksForHeaders({ rawPacket }: { rawPacket?: unknown }): boolean {
  return Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString() === 'HEAD ';
}
