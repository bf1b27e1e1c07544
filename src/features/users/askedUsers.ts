import type { MemberQuery } from '../../../contract/member';
import type { UserFilters } from '../../filters/filters';

type MemberSort = NonNullable<MemberQuery['sort']>;

const sortFields = ['golfclub', 'name', 'surname', 'username', 'email', 'handicap'] as const;
const sorts: readonly MemberSort[] = sortFields.flatMap((field) => [field, `-${field}`] as const);

export const USUAL_SORT = 'surname';

/** Returns what the server is asked for to show these users. */
export function askedUsers({ club, filter, q, sort, page, pageSize }: UserFilters) {
  const [first] = sort.split(',');
  return {
    listing: { filter, q, sort: sorts.find((known) => known === first) ?? USUAL_SORT, page, pageSize },
    counted: { q, ...(club === null ? {} : { golfclubId: club }) },
  };
}
