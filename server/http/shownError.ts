/** No interface: Fastify asks for a type that any field could be read from. */
export type ShownError = {
  type: string;
  message: string;
  /** The SQLSTATE or Node's code. */
  code?: string;
  /** What PostgreSQL says of it without any value. */
  constraint?: string;
  table?: string;
  stack: string;
  cause?: ShownError;
};

const DEEPEST = 4;

/**
 * Returns what the log says of an error. Only what is named here: PostgreSQL's detail, for one, shows whole rows, with
 * names and hashes of passwords in them.
 */
export function shownError(error: unknown, depth = 1): ShownError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { cause } = error;
  return {
    type: error.constructor.name,
    message: error.message,
    ...textsOf(error),
    stack: error.stack ?? '',
    ...(cause === undefined || depth === DEEPEST ? {} : { cause: shownError(cause, depth + 1) }),
  };
}

function textsOf(error: Error): Pick<ShownError, 'code' | 'constraint' | 'table'> {
  const { code, constraint, table } = error as Error & Record<string, unknown>;
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(typeof table === 'string' ? { table } : {}),
  };
}
