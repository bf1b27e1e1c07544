/**
 * What a bad network does to one request. `request-lost`: it never reaches the server. `answer-lost`: the server has
 * done it and nobody hears. `answer-cut`: half of the answer arrives. The others are answers of somebody in between.
 */
export type Fault =
  | 'request-lost'
  | 'answer-lost'
  | 'answer-cut'
  | 'captive-portal'
  | 'slow'
  | 'busy'
  | 'bad-gateway'
  | null;

/** Of a hundred requests so many; a quarter of all answers is lost. */
const ofAHundred: readonly [Exclude<Fault, null>, number][] = [
  ['request-lost', 11],
  ['answer-lost', 11],
  ['answer-cut', 3],
  ['captive-portal', 4],
  ['slow', 4],
  ['busy', 2],
  ['bad-gateway', 2],
];

/** Returns what happens to the next request. */
export function nextFault(random: () => number): Fault {
  let drawn = random() * 100;
  for (const [fault, share] of ofAHundred) {
    drawn -= share;
    if (drawn < 0) return fault;
  }
  return null;
}

interface InBetween {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Returns what somebody between the browser and the server answers in its place; null where nobody does. */
export function answerInBetween(fault: Fault): InBetween | null {
  const html = { 'content-type': 'text/html; charset=utf-8' };
  if (fault === 'captive-portal')
    return { status: 200, headers: html, body: '<h1>Welcome to the clubhouse Wi-Fi</h1>' };
  if (fault === 'bad-gateway') return { status: 502, headers: html, body: '<h1>502 Bad Gateway</h1>' };
  if (fault !== 'busy') return null;
  const problem = { type: 'about:blank', title: 'Busy', status: 503, detail: 'Try again.', code: 'overloaded' };
  const headers = { 'content-type': 'application/problem+json', 'retry-after': '1' };
  return { status: 503, headers, body: JSON.stringify(problem) };
}
