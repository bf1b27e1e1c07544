import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, matchPath, useLocation } from 'react-router-dom';
import { initial } from '@/i18n/personName';
import { type FeatureRoute, type MenuGroup, pathOfRoute } from '@/routing/routes';
import { useSession } from '@/session/sessionSlice';
import { Deferred } from '@/ui/Deferred';
import { LanguageLinks } from '@/ui/PublicPage';
import { lazyComponent } from '@/ui/lazyLoading';
import { LOGIN } from '@contract/publicAddress';
import { routesFor } from '../featureRoutes';
import { useSigningOut } from './useSigningOut';

/** Product, languages, who is signed in, the menu and the way out (specification §2). */
export function Sidebar({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation();
  const { name, surname } = useSession();
  const signOut = useSigningOut();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h6" component="p" color="primary">
          {t('shell.product')}
        </Typography>
        <LanguageLinks />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography
          translate="no"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >{`${initial(name)} ${surname}`}</Typography>
        <Link
          href={LOGIN}
          variant="body2"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24 }}
          onClick={(event) => {
            event.preventDefault();
            signOut();
          }}
        >
          <Logout fontSize="inherit" />
          <span>{t('shell.logout')}</span>
        </Link>
      </Box>
      <Divider />
      <SidebarMenu {...(onLeave ? { onLeave } : {})} />
    </Box>
  );
}

const WaitingBadge = lazyComponent(() => import(/* webpackChunkName: "private-dialogs" */ './WaitingBadge'));

const WAITING = 'waiting-for-approval';

const groups = ['actions', 'league', 'ressources', 'settings'] as const satisfies readonly MenuGroup[];

/** The screens this person may open, in their groups; a group without any is not shown. */
function SidebarMenu({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation();
  const open = routesFor(useSession());
  return (
    <Box component="nav" aria-label={t('shell.menu.label')}>
      {groups.map((group) => {
        const entries = open.filter(({ menu }) => menu?.group === group);
        if (entries.length === 0) return null;
        return (
          <Box key={group} sx={{ mb: 2 }}>
            <Typography id={`menu-${group}`} variant="overline" component="h2" color="textSecondary">
              {t(`shell.menu.${group}`)}
            </Typography>
            <List disablePadding aria-labelledby={`menu-${group}`}>
              {entries.map((route) => (
                <Entry key={route.path} route={route} onLeave={onLeave} />
              ))}
            </List>
          </Box>
        );
      })}
    </Box>
  );
}

function Entry({ route, onLeave }: { route: FeatureRoute; onLeave: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (!route.menu) return null;
  const paths = [route.path, ...(route.aliases ?? [])].map((path) => pathOfRoute({ ...route, path }));
  const isCurrent = paths.some((path) => matchPath({ path, end: false }, pathname) !== null);
  const { label, icon: Icon } = route.menu;
  const isOfUsers = route.path === 'users';
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={RouterLink}
        to={pathOfRoute(route)}
        aria-current={isCurrent ? 'page' : undefined}
        {...(isOfUsers && { 'aria-describedby': WAITING })}
        onClick={onLeave}
        sx={{
          borderRadius: 1,
          '&[aria-current]': {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            '&:hover': { bgcolor: 'primary.dark' },
          },
          '&[aria-current] .MuiListItemIcon-root': { color: 'inherit' },
        }}
      >
        <ListItemIcon sx={{ minWidth: 38 }}>
          <Icon />
        </ListItemIcon>
        <ListItemText primary={t(label)} />
      </ListItemButton>
      {isOfUsers && (
        <Deferred>
          <WaitingBadge id={WAITING} />
        </Deferred>
      )}
    </ListItem>
  );
}
