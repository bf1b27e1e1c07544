import type { Static, TObject, TSchema } from '@sinclair/typebox';
import type { Locale } from '@contract/lists';
import type { RefusalCode } from '@contract/refusals';
import type { Right, rights } from '@contract/rights';
import type { Caller } from '@server/caller';

type PublicRight = { [R in Right]: (typeof rights)[R] extends 'anyone' ? R : never }[Right];

interface RouteOf<R extends Right, P extends TObject, Q extends TObject, B extends TSchema, A extends TSchema> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With parameters as `:name`. */
  path: string;
  right: R;
  /** One line for the API description. */
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** The media types of a body of bytes (`BytesBody`); JSON if not given. */
  bodyMedia?: readonly string[];
  /** The largest body in bytes; 1 MiB if not given. */
  bodyLimit?: number;
  answer: A;
  /** The media types of an answer of bytes (`BytesAnswer`), or the one of an answer of text; JSON if not given. */
  answerMedia?: readonly string[];
  /** Whether HEAD is answered like GET, which monitors use. */
  answersHead?: true;
  /** Whether a GET changes something: then it does so only for a call with a token or of the web app (`changesByGet.ts`). */
  changesByGet?: true;
  /** Whether the answer is a part of a long list, and `X-Total-Count` says how long that is. */
  counts?: true;
  /** Whether the answer of a GET is sorted by localized texts, in the language of the caller. */
  sortsByLanguage?: true;
  /** Besides what every route of its kind can refuse with: for the API description. */
  refuses?: readonly RefusalCode[];
  /** 200 if not given. */
  status?: 200 | 201 | 202;
  handle: (request: HandledRequest<R, P, Q, B>, reply: ReplyHeaders) => Promise<Static<A>>;
}

export interface HandledRequest<R extends Right, P extends TObject, Q extends TObject, B extends TSchema> {
  /** Null only where the right is for anyone. */
  caller: R extends PublicRight ? Caller | null : Caller;
  params: Static<P>;
  query: Static<Q>;
  body: Static<B>;
  /** The `Accept` header, empty without one. */
  accept: string;
  /** The language that `Accept-Language` prefers, for a route that says `sortsByLanguage`. */
  locale: Locale;
  /** The `Idempotency-Key` header with a fingerprint of method, path and body; null without the header. */
  idempotency: Idempotency | null;
  /** The `Authorization` header, empty without one; for routes for anyone that know callers by something of their own. */
  authorization: string;
  /** The caller's network address as the limits count it. */
  address: string;
  /** The `Cookie` header, empty without one. */
  cookie: string;
  /** Whether the caller came over TLS, as far as the proxy in front says so. */
  isSecure: boolean;
}

export interface Idempotency {
  key: string;
  fingerprint: string;
}

export interface ReplyHeaders {
  /** Sets X-Total-Count. Throws an Error where the route does not say that it counts. */
  totalCount(count: number): void;
  /** Sets Set-Cookie. */
  setCookie(cookie: string): void;
}

/** A route as `app.ts` registers it; what it holds is checked where it is written. */
export type Route = RouteOf<Right, TObject, TObject, TSchema, TSchema>;

/** Returns the route unchanged: it exists so that handler, schemas and right are checked against each other. */
export function route<
  R extends Right,
  P extends TObject = TObject<Record<never, never>>,
  Q extends TObject = TObject<Record<never, never>>,
  B extends TSchema = TSchema,
  A extends TSchema = TSchema,
>(definition: RouteOf<R, P, Q, B, A>): Route {
  return definition as unknown as Route;
}
