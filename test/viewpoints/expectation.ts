import { at, type MakeCall } from './askedFor';

/** What each point of view is answered, in the order of `viewpoints`. */
export type Statuses = readonly [
  admin: number,
  pro: number,
  player: number,
  unapproved: number,
  nobody: number,
  proOfAnotherClub: number,
];

export interface Expectation {
  route: string;
  makeCall: MakeCall;
  statuses: Statuses;
}

export const anyone: Statuses = [200, 200, 200, 200, 200, 200];
export const signedIn: Statuses = [200, 200, 200, 403, 401, 200];
export const signedInOfTheClub: Statuses = [200, 200, 200, 403, 401, 404];
export const admin: Statuses = [200, 403, 403, 403, 401, 403];
export const staff: Statuses = [200, 200, 403, 403, 401, 200];
export const staffOfTheClub: Statuses = [200, 200, 403, 403, 401, 404];

/** Returns what a route answers to a request that was made for it. */
export const answers = (route: string, makeCall: MakeCall, statuses: Statuses): Expectation => ({
  route,
  makeCall,
  statuses,
});

/** Returns what a route without parameters answers. */
export const plainly = (route: string, statuses: Statuses): Expectation =>
  answers(route, at(route.split(' ')[1] ?? ''), statuses);
