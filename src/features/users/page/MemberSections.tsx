import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { currentLocale } from '@/i18n/locale';
import { dialogShown } from '@/modal/modalSlice';
import { useMay, useSession } from '@/session/sessionSlice';
import { type Fact, FactList } from '@/ui/FactList';
import { TitledSection } from '@/ui/TitledSection';
import type { Member } from '@contract/member';
import { isApproved, mayGiveAccess } from '@contract/rights';
import { ApprovalCode } from '../ApprovalCode';
import { StoredData } from '../editing/StoredData';
import { memberColumns, memberText } from '../memberText';
import { MemberEntries } from './MemberEntries';
import { MemberRecord } from './MemberRecord';
import { MemberStatistics } from './MemberStatistics';
import { MemberTrainings } from './MemberTrainings';

/** The parts of the page of a member; each reads what it shows by itself. */
export function MemberSections({ member }: { member: Member }) {
  const { t } = useTranslation();
  const mayReadRecord = useMay('change.list');
  const mayExport = useMay('member.exportData');
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 3fr)' },
        }}
      >
        <TitledSection title={t('member.data')}>
          <FactList facts={useFacts(member)} nothing={t('member.notGiven')} />
        </TitledSection>
        <Stack spacing={3}>
          <TitledSection title={t('member.access')}>
            <Access member={member} />
          </TitledSection>
          <TitledSection title={t('member.approval')}>
            {isApproved(member.roles) ? (
              <Typography>{t('member.approved')}</Typography>
            ) : (
              <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
                <Typography>{t('member.waits')}</Typography>
                <ApprovalCode member={member} />
              </Stack>
            )}
          </TitledSection>
          {mayExport && (
            <TitledSection title={t('personalData.title')}>
              <StoredData member={member} />
            </TitledSection>
          )}
        </Stack>
      </Box>
      <TitledSection title={t('member.statistics')}>
        <MemberStatistics member={member} />
      </TitledSection>
      <TitledSection title={t('member.entries')}>
        <MemberEntries member={member} />
      </TitledSection>
      <TitledSection title={t('member.trainings')}>
        <MemberTrainings member={member} />
      </TitledSection>
      {mayReadRecord && (
        <TitledSection title={t('member.record')}>
          <MemberRecord member={member} />
        </TitledSection>
      )}
    </>
  );
}

function useFacts(member: Member): Fact[] {
  const { t } = useTranslation();
  const locale = currentLocale();
  return memberColumns
    .filter((field) => field !== 'approved')
    .map((field) => [t(`users.${field}`), memberText(member, field, t, locale)]);
}

/** Whether the member can sign in, and for those who may, the way to make that so. */
function Access({ member }: { member: Member }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { roles } = useSession();
  const { id, access } = member;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {/* Other servers of the API may not say it. */}
      {access !== undefined && <Typography>{t(`access.is.${access}`)}</Typography>}
      {mayGiveAccess(roles, member.roles) && (
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => dispatch(dialogShown({ kind: 'accessLink', id }))}
        >
          {t('access.button')}
        </Button>
      )}
    </Stack>
  );
}
