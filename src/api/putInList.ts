import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

interface Listed {
  id: string;
  version: number;
}

interface Mutation<Entity> {
  dispatch: (action: ThunkAction<unknown, never, unknown, UnknownAction>) => unknown;
  queryFulfilled: Promise<{ data: Entity }>;
}

/**
 * Puts what was created or saved into the cached list as soon as it is answered: tags have the list read again only once no
 * other call is under way, and that may fail. A new one goes to the end unless said otherwise.
 */
export async function putInList<Entity extends Listed>(
  { dispatch, queryFulfilled }: Mutation<Entity>,
  update: (recipe: (list: Entity[]) => void) => ThunkAction<unknown, never, unknown, UnknownAction>,
  end: 'first' | 'last' = 'last',
): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  // Something else than the server may have answered.
  if (typeof answer?.data.id !== 'string') return;
  const { data } = answer;
  const put = (list: Entity[]) => {
    const position = list.findIndex(({ id }) => id === data.id);
    const cached = list[position];
    if (cached === undefined) list.splice(end === 'first' ? 0 : list.length, 0, data);
    else if (cached.version <= data.version) list[position] = data;
  };
  dispatch(update(put));
}
