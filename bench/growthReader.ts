import { Agent, request } from 'node:http';

/** Somebody who reads over one connection, which stays open. */
export interface Reader {
  /** Returns the milliseconds until the whole answer was there. Throws when it is refused. */
  read(path: string): Promise<number>;
  close(): void;
}

/** Returns who reads with this `Authorization`. */
export function reader(url: string, authorization: string): Reader {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    read(path) {
      const begun = performance.now();
      return new Promise((resolve, reject) => {
        const call = request(`${url}${path}`, { agent, headers: { authorization } }, (answer) => {
          answer.resume();
          answer.on('error', reject);
          answer.on('end', () => {
            if (answer.statusCode === 200) resolve(performance.now() - begun);
            else reject(new Error(`GET ${path} was answered with ${answer.statusCode}`));
          });
        });
        call.on('error', reject);
        call.end();
      });
    },
    close: () => agent.destroy(),
  };
}
