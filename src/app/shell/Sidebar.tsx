import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LOGIN } from '../../session/publicCard';
import { useSession } from '../../session/useSession';
import { LanguageLinks } from '../../ui/LanguageLinks';
import { initial } from './initial';
import { SidebarMenu } from './SidebarMenu';
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
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{`${initial(name)} ${surname}`}</Typography>
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
          {t('shell.logout')}
        </Link>
      </Box>
      <Divider />
      <SidebarMenu {...(onLeave ? { onLeave } : {})} />
    </Box>
  );
}
