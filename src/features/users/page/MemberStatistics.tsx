import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetPlayerStatisticQuery } from '@/api/league';
import { statisticsOfMember } from '@/routing/routes';
import { CategoryResults } from '@/statistics/CategoryResults';
import { QueryState } from '@/ui/QueryState';
import type { Member } from '@contract/member';

/** The results of the member by training category, without the table of each. */
export function MemberStatistics({ member: { username } }: { member: Member }) {
  const { t } = useTranslation();
  const query = useGetPlayerStatisticQuery({ username }, { refetchOnMountOrArgChange: true });
  const categories = query.currentData?.categories ?? [];
  return (
    <QueryState
      query={{ ...query, data: query.currentData }}
      isEmpty={categories.length === 0}
      nothingYet={t('member.statisticsNothing')}
    >
      <Stack spacing={4} sx={{ alignItems: 'stretch' }}>
        {categories.map((results) => (
          <CategoryResults key={results.category.id} results={results} isPart />
        ))}
        <Button component={Link} to={statisticsOfMember(username)} sx={{ alignSelf: 'flex-start' }}>
          {t('member.allStatistics')}
        </Button>
      </Stack>
    </QueryState>
  );
}
