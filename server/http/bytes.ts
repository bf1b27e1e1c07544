import { Type } from '@sinclair/typebox';

/** A body that is handed on as it arrived; the route says which media types it may have. */
export const BytesBody = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** An answer that is no JSON. Nothing about who asks may decide what is in it: it is kept by everybody on the way. */
export interface BytesAnswer {
  mediaType: string;
  /** Names these very bytes among all that this address ever answers, without quotes. */
  tag: string;
  /** Whether the `Accept` header decided what is answered. */
  variesByAccept: boolean;
  /** Returns the bytes; asked only when the caller does not have them yet. */
  bytes: () => Promise<Buffer>;
}
export const BytesAnswer = Type.Unsafe<BytesAnswer>({ type: 'string', format: 'binary' });

/** Returns how bytes of these media types are shown in the API description. */
export function describedBytes(mediaTypes: readonly string[]) {
  return {
    content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
  };
}
