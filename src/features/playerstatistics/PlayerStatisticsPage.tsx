import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetWhoamiQuery } from '../../api/auth';
import { useGetPlayerStatisticQuery } from '../../api/league';
import { Faces } from '../../ui/Faces';
import { refusalOf } from '../../ui/failure';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { CategoryResults } from './CategoryResults';

/** A player's results by training category, read anew whenever it is opened. */
export default function PlayerStatisticsPage() {
  const { t } = useTranslation();
  const { username = '' } = useParams();
  const { data: me } = useGetWhoamiQuery();
  const query = useGetPlayerStatisticQuery({ username }, { refetchOnMountOrArgChange: true });
  // Another player's results must not stand under this name while the own ones are on their way.
  const statistic = query.currentData;
  const isOwn = me?.username.toLowerCase() === username.toLowerCase();
  return (
    <Page title={isOwn ? t('statistics.own') : t('statistics.title', { username })}>
      {refusalOf(query.error)?.code === 'not-found' ? (
        <Notice severity="warning">{t('statistics.gone')}</Notice>
      ) : (
        <Faces
          query={{ ...query, data: statistic }}
          isEmpty={statistic?.categories.length === 0}
          nothingYet={t('statistics.nothingYet')}
        >
          <Stack spacing={4}>
            <Typography color="textSecondary">{t('statistics.text')}</Typography>
            {statistic?.categories.map((results) => (
              <CategoryResults key={results.category.id} playerId={statistic.playerId} results={results} />
            ))}
          </Stack>
        </Faces>
      )}
    </Page>
  );
}
