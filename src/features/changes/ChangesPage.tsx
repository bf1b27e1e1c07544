import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useChangesQuery } from '../../api/change';
import { useGolfclubsQuery } from '../../api/golfclub';
import { personName } from '../../i18n/personName';
import { Grid } from '../../ui/Grid';
import { Page } from '../../ui/Page';
import { PickNamed } from '../../ui/PickNamed';
import { useChangesUrl } from './changesUrl';
import { useChangeColumns } from './useChangeColumns';

const PAGE_SIZE = 25;
const changeId = ({ id }: { id: string }) => id;

/** Who changed what about people and clubs, the latest first. */
export default function ChangesPage() {
  const { t } = useTranslation();
  const { golfclubId, memberId, page, go, showAll } = useChangesUrl();
  const clubs = useGolfclubsQuery({ members: 'none' });
  const query = useChangesQuery(
    { golfclubId, memberId, page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useChangeColumns();
  // Only entries of this person may lend their name to the line that says whose they are.
  const member = query.currentData?.changes.find((change) => change.member?.id === memberId)?.member;
  return (
    <Page title={t('changes.title')}>
      <Stack spacing={3}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' }, flexWrap: 'wrap' }}>
          <PickNamed
            label={t('shell.golfclub')}
            query={clubs}
            value={golfclubId}
            onPick={(picked) => go({ golfclubId: picked })}
            nothing={{ label: t('changes.allClubs'), onClear: () => go({ golfclubId: '' }) }}
          />
          {memberId !== '' && (
            <Typography>
              {member ? t('changes.onlyOf', { name: personName(member) }) : t('changes.onlyOfOne')}{' '}
              <Button onClick={() => go({ memberId: '' })}>{t('changes.everybody')}</Button>
            </Typography>
          )}
        </Stack>
        <Grid
          label={t('changes.title')}
          query={query}
          rows={query.data?.changes}
          columns={columns}
          rowId={changeId}
          nothingYet={t('changes.nothingYet')}
          nothingFound={
            <>
              {t('changes.nothingFound')} <Button onClick={showAll}>{t('changes.showAll')}</Button>
            </>
          }
          isFiltered={golfclubId !== '' || memberId !== '' || page > 0}
          paging={{
            page,
            pageSize: PAGE_SIZE,
            totalCount: query.data?.totalCount ?? 0,
            onPage: (wanted) => go({ page: wanted }),
          }}
        />
      </Stack>
    </Page>
  );
}
