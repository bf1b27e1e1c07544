import { EventEmitter, once } from 'node:events';
import pg from 'pg';
import { listenTo } from '@server/db/announcements';
import { applicationName } from '@server/db/database';
import { type BareDatabase, makeBareDatabase } from '@test/ownDatabase';
import { refuseServers } from './runningServers';

let database: BareDatabase;
let restoring: pg.Client;
let other: pg.Client;

beforeEach(async () => {
  database = await makeBareDatabase();
  restoring = new pg.Client(database.config);
  other = new pg.Client({ ...database.config, application_name: applicationName });
  await restoring.connect();
  await other.connect();
});
afterEach(async () => {
  await restoring.end();
  await other.end();
  await database.remove();
});

function startListening() {
  const heard = new EventEmitter();
  const errors: string[] = [];
  const listening = listenTo(database.config, ['changed'], ({ message }) => {
    errors.push(message);
    heard.emit('error reported');
  });
  const isListening = once(heard, 'listening');
  const isReported = once(heard, 'error reported');
  listening.subscribe(() => heard.emit('listening'));
  return { listening, isListening, isReported, errors };
}

/** A pool answers with another number than that of the connection which it lends. */
const throughPool = () => Object.assign(restoring, { processID: -1 });

test('a connection under the name of a server counts as one', async () => {
  await expect(refuseServers(restoring)).rejects.toThrow(
    /^A server is at work over this database, on .+\. Stop it first\./,
  );
});

test('through a pool, connections that it keeps of servers which have ended do not count, and a listening server does', async () => {
  await refuseServers(throughPool());
  const { listening, isListening } = startListening();
  await isListening;
  await expect(refuseServers(throughPool())).rejects.toThrow(
    /^A server is at work over this database, on .+\. Stop it first\./,
  );
  await listening.close();
});

test('while a backup is loaded no server begins to listen, and then it does', async () => {
  await restoring.query('begin');
  await refuseServers(throughPool());
  const { listening, isListening, isReported, errors } = startListening();
  await isReported;
  expect(errors[0]).toBe('A backup is being restored into this database');
  await restoring.query('commit');
  await isListening;
  await listening.close();
});
