import { Agent, request } from 'node:http';

/** A client with one connection, which it keeps. */
export interface Reader {
  /** Reads the answer to its end without looking into it; returns how many milliseconds that took. Throws unless it is 200. */
  read(url: string, authorization: string): Promise<number>;
  close(): void;
}

/** Returns a client that has not connected yet. */
export function makeReader(): Reader {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    read: (url, authorization) =>
      new Promise((resolve, reject) => {
        const begun = performance.now();
        const call = request(url, { agent, headers: { authorization } }, (answer) => {
          answer.resume();
          answer.on('error', reject);
          answer.on('end', () => {
            if (answer.statusCode === 200) resolve(performance.now() - begun);
            else reject(new Error(`${url} was answered with ${String(answer.statusCode)}`));
          });
        });
        call.on('error', reject);
        call.end();
      }),
    close: () => agent.destroy(),
  };
}
