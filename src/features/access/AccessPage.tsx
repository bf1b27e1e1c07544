import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { useGetAccessLinkQuery } from '@/api/access';
import { refusalOf } from '@/errors/failure';
import { useProblemText } from '@/errors/problem';
import { textOf } from '@/i18n/message';
import { linkSecretIn, storeLinkSecret } from '@/session/secrets';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { Notice } from '@/ui/Notice';
import { PublicPage } from '@/ui/PublicPage';
import { QueryState } from '@/ui/QueryState';
import { useRequestedLocale } from '@/ui/useRequestedLocale';
import { LOGIN } from '@contract/publicAddress';
import { PasswordByLinkForm } from './PasswordByLinkForm';

/**
 * What an access link opens. Opening it changes nothing, because mail programs open links to preview them. Its secret leaves
 * the address, and so the history, at once.
 */
export default function AccessPage() {
  const { t } = useTranslation();
  useRequestedLocale();
  const [link, isBeingRead] = useLinkOfAddress();
  const { outcome, ended } = useFormStatus('passwordByLink');
  return (
    <PublicPage title={t('accessPage.title')} heading={t('accessPage.title')} maxWidth={528}>
      {outcome ? (
        <Stack spacing={2}>
          <Notice severity="success" takesFocus>
            {t('accessPage.done')}
          </Notice>
          <Typography>{textOf(t, outcome)}</Typography>
          <ToLogin />
        </Stack>
      ) : link === null ? (
        isBeingRead || <Notice severity="warning">{t('accessPage.noLink')}</Notice>
      ) : (
        <OpenedLink key={link} link={link} onSet={ended} />
      )}
    </PublicPage>
  );
}

/** Returns the number that stands for the link's secret, null without one, and whether the address still has to be read. */
function useLinkOfAddress(): [number | null, boolean] {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { outcome, ended } = useFormStatus('accessLink');
  useEffect(() => {
    if (hash === '') return;
    const secret = linkSecretIn(hash);
    ended(secret === null ? null : { textKey: 'accessPage.title', values: { link: storeLinkSecret(secret) } });
    void navigate({ pathname, search }, { replace: true });
    // Whatever else changes, a link is read when the address has one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hash]);
  const link = outcome?.values?.['link'];
  return [typeof link === 'number' ? link : null, hash !== ''];
}

interface OpenedLinkProps {
  link: number;
  onSet: (outcome: Parameters<ReturnType<typeof useFormStatus>['ended']>[0]) => void;
}

/** The form for whom the link is, or why it works no longer. */
function OpenedLink({ link, onSet }: OpenedLinkProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const query = useGetAccessLinkQuery({ link });
  const code = refusalOf(query.error)?.code;
  const isWrong = code === 'not-found';
  if (isWrong || code === 'link-expired' || code === 'link-used' || code === 'link-replaced') {
    return (
      <Stack spacing={2}>
        <Notice severity="error" takesFocus>
          {isWrong ? t('accessPage.wrong') : problemText(query.error)}
        </Notice>
        <ToLogin />
      </Stack>
    );
  }
  return (
    <QueryState query={query} isEmpty={false} nothingYet={null}>
      {query.data && <PasswordByLinkForm link={link} person={query.data} onSet={onSet} onRefused={query.refetch} />}
    </QueryState>
  );
}

function ToLogin() {
  const { t } = useTranslation();
  return (
    <Button component={RouterLink} to={LOGIN} variant="contained" sx={{ alignSelf: 'flex-start' }}>
      {t('accessPage.toLogin')}
    </Button>
  );
}
