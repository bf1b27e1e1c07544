import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { useGetWhoamiQuery, useSignOutEverywhereMutation } from '@/api/auth';
import { useSavingPersonalData } from '@/api/useSavingPersonalData';
import { failureOf } from '@/errors/failure';
import { useProblemText } from '@/errors/problem';
import { chooseLocale, storedLocale } from '@/i18n/locale';
import { dialogRefused, dialogShown, selectRefusal } from '@/modal/modalSlice';
import { useDialogHere } from '@/modal/useDialog';
import { useEntriesAtSignOut } from '@/outbox/outboxStatus';
import { statisticsOfMember } from '@/routing/routes';
import { Choice } from '@/ui/fields/Choice';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { LoadingButton } from '@/ui/LoadingButton';
import { Page } from '@/ui/Page';
import { QueryState } from '@/ui/QueryState';
import { TitledSection } from '@/ui/TitledSection';
import { useBusyControl } from '@/ui/useControl';
import { colourModes, useColours } from '@/ui/useColours';
import { locales } from '@contract/lists';
import { OwnData } from './OwnData';
import { PasswordForm } from './PasswordForm';
import { DeviceStorageSettings } from './DeviceStorageSettings';

/** Everybody's own page: the own data, the password, the sign-ins, language and colours. */
export default function ProfilePage() {
  const { t } = useTranslation();
  const whoami = useGetWhoamiQuery();
  return (
    <Page title={t('profile.title')}>
      <Stack spacing={3} sx={{ maxWidth: 720 }}>
        <TitledSection title={t('profile.data')}>
          <QueryState query={whoami} isEmpty={false} nothingYet={null}>
            {whoami.data && (
              <>
                <OwnData member={whoami.data} />
                <Link
                  component={RouterLink}
                  to={statisticsOfMember(whoami.data.username)}
                  sx={{ display: 'inline-block', mt: 2 }}
                >
                  {t('statistics.own')}
                </Link>
              </>
            )}
          </QueryState>
        </TitledSection>
        <TitledSection title={t('profile.password.title')}>
          <PasswordForm />
        </TitledSection>
        <TitledSection title={t('profile.signIns.heading')}>
          <SignIns />
        </TitledSection>
        <TitledSection title={t('onDevice.setting.title')}>
          <DeviceStorageSettings />
        </TitledSection>
        <TitledSection title={t('personalData.title')}>
          <OwnStoredData />
        </TitledSection>
        <TitledSection title={t('profile.appearance.title')}>
          <Appearance />
        </TitledSection>
      </Stack>
    </Page>
  );
}

/** Language and colours, which this browser remembers. */
function Appearance() {
  const { t } = useTranslation();
  const { mode, choose } = useColours();
  return (
    <Stack spacing={2}>
      <div>
        <Typography color="textSecondary" sx={{ mb: 0.5 }}>
          {t('profile.appearance.language')}
        </Typography>
        <Choice
          label={t('profile.appearance.language')}
          value={storedLocale()}
          options={locales.map((locale) => ({ value: locale, label: t(`shell.languages.${locale}`) }))}
          onChoose={(locale) => {
            chooseLocale(locale);
            window.location.reload();
          }}
        />
      </div>
      <div>
        <Typography color="textSecondary" sx={{ mb: 0.5 }}>
          {t('profile.appearance.colours')}
        </Typography>
        <Choice
          label={t('profile.appearance.colours')}
          value={mode}
          options={colourModes.map((value) => ({ value, label: t(`shell.theme.${value}`) }))}
          onChoose={choose}
        />
      </div>
    </Stack>
  );
}

/** Ends all sign-ins of this person, for whoever has left one open somewhere. */
function SignIns() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('profile.signIns.text')}</Typography>
      <Button
        variant="outlined"
        color="error"
        aria-haspopup="dialog"
        onClick={() => dispatch(dialogShown({ kind: 'endSignIns' }))}
      >
        {t('profile.signIns.end')}
      </Button>
      <EndSignInsDialog />
    </>
  );
}

/** Saves all that is stored about whoever is signed in as a file. */
function OwnStoredData() {
  const { t } = useTranslation();
  const { save, isSaving } = useSavingPersonalData();
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('personalData.ownText')}</Typography>
      <LoadingButton variant="outlined" startIcon={<DownloadIcon />} loading={isSaving} onClick={save}>
        {t('personalData.export')}
      </LoadingButton>
    </>
  );
}

function EndSignInsDialog() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { isOpen, hide } = useDialogHere('endSignIns');
  const dispatch = useDispatch();
  const refusal = useSelector(selectRefusal);
  const [signOutEverywhere, { isLoading }] = useSignOutEverywhereMutation();
  const isBusy = useBusyControl('endSignIns', isLoading);
  const endAll = async () => {
    const { error } = await signOutEverywhere();
    if (error !== undefined) dispatch(dialogRefused({ kind: 'endSignIns', failure: failureOf(error) }));
  };
  const { count, isOnlyBalls, isAllStored } = useEntriesAtSignOut();
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('profile.signIns.title')}
      question={t('profile.signIns.question')}
      consequence={
        count > 0 && (
          <>
            <span>{t(isOnlyBalls ? 'outbox.signOut.question' : 'outbox.signOut.questionChanges', { count })}</span>{' '}
            <span>{t(isAllStored ? 'outbox.signOut.stays' : 'outbox.signOut.lost')}</span>
          </>
        )
      }
      confirmLabel={t('profile.signIns.end')}
      cancelLabel={t('outbox.signOut.stay')}
      onConfirm={() => void endAll()}
      onCancel={hide}
      isBusy={isBusy}
      problem={refusal?.kind === 'endSignIns' ? problemText(refusal.failure) : null}
    />
  );
}
