import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetWhoamiQuery } from '@/api/auth';
import { useGetPlayerStatisticQuery } from '@/api/league';
import { refusalOf } from '@/errors/failure';
import { localizedText } from '@/i18n/localized';
import { personName } from '@/i18n/personName';
import { useMemberLink } from '@/routing/MemberLink';
import { CategoryResults } from '@/statistics/CategoryResults';
import { ResultsGrid } from '@/statistics/ResultsGrid';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { QueryState } from '@/ui/QueryState';

/** A player's results by training category, read anew whenever it is opened. */
export default function PlayerStatisticsPage() {
  const { t } = useTranslation();
  const { username = '' } = useParams();
  const { data: me } = useGetWhoamiQuery();
  const query = useGetPlayerStatisticQuery({ username }, { refetchOnMountOrArgChange: true });
  // Another player's results must not stand under this name while the own ones are on their way.
  const statistic = query.currentData;
  const memberLink = useMemberLink();
  const isOwn = me?.username.toLowerCase() === username.toLowerCase();
  const named = statistic ? t('statistics.title', { name: personName(statistic) }) : t('statistics.heading');
  const title = isOwn ? t('statistics.own') : named;
  return (
    <Page title={title}>
      {statistic && !isOwn && (
        <Typography sx={{ mb: 2 }}>
          {/* Who has the same name has another one. */}
          {memberLink(statistic, t('statistics.username', { username: statistic.username }))}
        </Typography>
      )}
      {refusalOf(query.error)?.code === 'not-found' ? (
        <Notice severity="warning">{t('statistics.gone')}</Notice>
      ) : (
        <QueryState
          query={{ ...query, data: statistic }}
          isEmpty={statistic?.categories.length === 0}
          nothingYet={t('statistics.nothingYet')}
        >
          <Stack spacing={4}>
            <Typography color="textSecondary">{t('statistics.text')}</Typography>
            {statistic?.categories.map((results) => (
              <CategoryResults key={results.category.id} results={results}>
                <ResultsGrid
                  categoryId={results.category.id}
                  label={localizedText(results.category.name)}
                  heading={title}
                  playerId={statistic.playerId}
                  history={results.history}
                />
              </CategoryResults>
            ))}
          </Stack>
        </QueryState>
      )}
    </Page>
  );
}
