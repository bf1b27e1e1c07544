import ListAltIcon from '@mui/icons-material/ListAlt';
import TvIcon from '@mui/icons-material/Tv';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '../../session/useSession';
import type { LeagueRow } from './leagueRows';
import { ExportButton } from './takeout/ExportButton';
import { PrintButton } from './takeout/PrintButton';

interface LeagueToolsProps {
  rows: readonly LeagueRow[];
  /** Whose table it is, of which season, and what else narrows it. */
  heading: readonly string[];
  entriesAddress: string;
}

/** What can be done with the whole table, and where staff go on from it. */
export function LeagueTools({ rows, heading, entriesAddress }: LeagueToolsProps) {
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
        <Button size="small" component={RouterLink} to="/private/display" startIcon={<TvIcon />}>
          {t('league.toDisplay')}
        </Button>
      )}
      <ExportButton rows={rows} />
      <PrintButton rows={rows} heading={heading} />
    </>
  );
}
