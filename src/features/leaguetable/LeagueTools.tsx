import ListAltIcon from '@mui/icons-material/ListAlt';
import TvIcon from '@mui/icons-material/Tv';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { DISPLAY_LINKS } from '@/routing/routes';
import { useMay } from '@/session/sessionSlice';

/** Where staff go on from the table. */
export function LeagueTools({ entriesAddress }: { entriesAddress: string }) {
  const { t } = useTranslation();
  const maySeeEntries = useMay('league.readEvents');
  const maySeeDisplays = useMay('display.list');
  return (
    <>
      {maySeeEntries && (
        <Button size="small" component={RouterLink} to={entriesAddress} startIcon={<ListAltIcon />}>
          {t('league.toEntries')}
        </Button>
      )}
      {maySeeDisplays && (
        <Button size="small" component={RouterLink} to={DISPLAY_LINKS} startIcon={<TvIcon />}>
          {t('league.toDisplay')}
        </Button>
      )}
    </>
  );
}
