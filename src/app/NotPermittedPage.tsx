import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { currentLocale } from '@/i18n/locale';
import { HeadingFocus } from '@/routing/LoadedPage';
import { pathOfRoute } from '@/routing/routes';
import { useSession } from '@/session/sessionSlice';
import { Page } from '@/ui/Page';
import type { CallerRole } from '@contract/lists';
import { rights, type Right } from '@contract/rights';
import { ReportButton } from './ReportButton';
import { routesFor } from './featureRoutes';

/** Says who one is, which role the page needs, and what can be opened instead. */
export function NotPermittedPage({ right }: { right: Right }) {
  const { t } = useTranslation();
  const session = useSession();
  const roles = session.roles.filter((role) => role !== 'APPROVED');
  const words = (listed: readonly Exclude<CallerRole, 'APPROVED'>[], type: Intl.ListFormatType) =>
    new Intl.ListFormat(currentLocale(), { type }).format(listed.map((role) => t(`shell.role.${role}`)));
  const entitled = rights[right];
  const open = routesFor(session).filter(({ menu }) => menu);
  const name = `${session.name} ${session.surname}`;
  return (
    <Page title={t('shell.notPermitted.title')}>
      <Typography sx={{ mb: 1 }}>
        {t('shell.notPermitted.who', { name, roles: words(roles, 'conjunction') })}
      </Typography>
      {entitled !== 'anyone' && (
        <Typography sx={{ mb: 1 }}>
          {t('shell.notPermitted.needed', { roles: words(entitled, 'disjunction') })}
        </Typography>
      )}
      <Typography sx={{ mb: 3, maxWidth: '65ch' }}>{t('shell.notPermitted.text')}</Typography>
      {open.length > 0 && <Typography>{t('shell.notPermitted.instead')}</Typography>}
      <ul>
        {open.map((route) => (
          <li key={route.path}>
            <Link component={RouterLink} to={pathOfRoute(route)}>
              {route.menu && t(route.menu.label)}
            </Link>
          </li>
        ))}
      </ul>
      <ReportButton />
      <HeadingFocus />
    </Page>
  );
}
