import type { Action } from '@reduxjs/toolkit';

/** What just happened to a row of a list (specification §4). */
export type ChangeEvent = 'ADD' | 'EDIT' | 'REMOVE';

/** Which row it happened to. A user is known by the username: the answer to creating one holds no id. */
export type Change = { event: ChangeEvent } & (
  | { kind: 'user'; username: string }
  | { kind: 'golfclub' | 'template' | 'category' | 'mapping' | 'price' | 'training' | 'displayLink'; id: string }
);

export type ChangeKind = Change['kind'];

/** What is known of a call that succeeded; its answer may be that of something else than the server. */
interface Answered {
  argument: { username: string; member: { username: string } };
  answer: { id?: unknown; link?: { id?: unknown } | null } | null;
}

type Row = Change extends infer One ? (One extends Change ? Omit<One, 'event'> : never) : never;

const row = (kind: Exclude<ChangeKind, 'user'>, id: unknown): Row | null =>
  typeof id === 'string' ? { kind, id } : null;
const answered = (event: ChangeEvent, kind: Exclude<ChangeKind, 'user'>) => ({
  event,
  rowOf: ({ answer }: Answered) => row(kind, answer?.id),
});
const user = (event: ChangeEvent, usernameOf: (argument: Answered['argument']) => string) => ({
  event,
  rowOf: ({ argument }: Answered): Row | null => ({ kind: 'user', username: usernameOf(argument) }),
});

/** The calls that change a row, by the name of their endpoint: importing the endpoints would load all of them with the first page. */
export const changes: Readonly<Record<string, ReturnType<typeof answered>>> = {
  addMember: user('ADD', ({ username }) => username),
  updateMember: user('EDIT', ({ username }) => username),
  approveMember: user('EDIT', ({ username }) => username),
  deleteMember: user('REMOVE', ({ member }) => member.username),
  createGolfclub: answered('ADD', 'golfclub'),
  updateGolfclub: answered('EDIT', 'golfclub'),
  deleteGolfclub: answered('REMOVE', 'golfclub'),
  createTemplate: answered('ADD', 'template'),
  updateTemplate: answered('EDIT', 'template'),
  archiveTemplate: answered('EDIT', 'template'),
  deleteTemplate: answered('REMOVE', 'template'),
  createCategory: answered('ADD', 'category'),
  updateCategory: answered('EDIT', 'category'),
  deleteCategory: answered('REMOVE', 'category'),
  createMapping: answered('ADD', 'mapping'),
  updateMapping: answered('EDIT', 'mapping'),
  deleteMapping: answered('REMOVE', 'mapping'),
  createSessionPrice: answered('ADD', 'price'),
  updateSessionPrice: answered('EDIT', 'price'),
  deleteSessionPrice: answered('REMOVE', 'price'),
  planTraining: answered('ADD', 'training'),
  deleteTraining: answered('REMOVE', 'training'),
  makeDisplayLink: { event: 'ADD', rowOf: ({ answer }) => row('displayLink', answer?.link?.id) },
  revokeDisplayLink: answered('REMOVE', 'displayLink'),
};

interface Fulfilled extends Action {
  meta: { arg: { endpointName: string; originalArgs: Answered['argument'] } };
  payload: Answered['answer'];
}

/** Whether the action says that a call succeeded which changes a row of a list. */
export const isRowChange = (action: Action): action is Fulfilled =>
  action.type === 'api/executeMutation/fulfilled' && (action as Fulfilled).meta.arg.endpointName in changes;

/** Returns what the call did to which row; null for an action that does nothing to any that is known. */
export function changeOf({ meta: { arg }, payload }: Fulfilled): Change | null {
  const change = changes[arg.endpointName];
  const changed = change?.rowOf({ argument: arg.originalArgs, answer: payload });
  return change && changed ? { event: change.event, ...changed } : null;
}

/** Returns whether the change happened to this row. */
export const isChangeOf = (change: Change | null, kind: ChangeKind, row: { id: string; username?: string }): boolean =>
  change?.kind === kind && (change.kind === 'user' ? change.username === row.username : change.id === row.id);
