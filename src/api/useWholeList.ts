import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { WholeList } from '@/ui/dataGrid/listExport';

const once = { subscribe: false, forceRefetch: true } as const;

type Query<Data> = ThunkAction<
  PromiseLike<{ data?: Data | undefined; error?: unknown }>,
  unknown,
  unknown,
  UnknownAction
>;

/** Returns how to read a whole list, of whatever page: fresh, and not cached longer than an answer that nothing shows. */
export function useWholeList<Data, Row>(
  initiate: (options: typeof once) => Query<Data>,
  listOf: (data: Data) => { rows: readonly Row[]; totalCount?: number },
): () => Promise<WholeList<Row>> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return async () => {
    const { data, error } = await dispatch(initiate(once));
    return data && error === undefined ? listOf(data) : { error };
  };
}
