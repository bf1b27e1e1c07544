import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useGetLeagueChainQuery } from '@/api/league';
import { refusalOf } from '@/errors/failure';
import { showDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { personName } from '@/i18n/personName';
import { useDialog } from '@/modal/useDialog';
import { statisticsOfMember } from '@/routing/routes';
import { useMay } from '@/session/sessionSlice';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { toTenths } from '@contract/handicap';
import type { LeagueChain } from '@contract/league';
import { ChainFrame } from './ChainFrame';
import { ScoringChain } from './ScoringChain';

/** How the league points of one event came about, over whatever page or dialog asked for it. */
export default function ChainDialog() {
  const { t } = useTranslation();
  const { isOpen, dialog, hide } = useDialog('chain');
  const { pathname } = useLocation();
  // Whoever goes on to another page has closed it.
  useEffect(() => hide, [pathname, hide]);
  return (
    <ChainFrame open={isOpen} title={t('chain.title')} onClose={hide}>
      {dialog && <ChainOf trainingId={dialog.trainingId} playerId={dialog.playerId} onLeave={hide} />}
    </ChainFrame>
  );
}

/** Read anew whenever it is opened. */
function ChainOf({ trainingId, playerId, onLeave }: { trainingId: string; playerId: string; onLeave: () => void }) {
  const { t } = useTranslation();
  const of = { scheduledTrainingId: trainingId, playerId };
  const query = useGetLeagueChainQuery(of, { refetchOnMountOrArgChange: true });
  const chain = query.currentData;
  if (refusalOf(query.error)?.code === 'not-found') return <Notice severity="warning">{t('chain.gone')}</Notice>;
  return (
    <QueryState query={{ ...query, data: chain }} isEmpty={false} nothingYet={null}>
      {chain && <Event chain={chain} onLeave={onLeave} />}
    </QueryState>
  );
}

function Event({ chain, onLeave }: { chain: LeagueChain; onLeave: () => void }) {
  const { player, team, trainingName, trainingDate, balls, handicapStarted, points } = chain;
  return (
    <Stack spacing={2}>
      <div>
        <Typography variant="h3" component="p" translate="no" sx={{ overflowWrap: 'anywhere' }}>
          {personName(player)}
        </Typography>
        <Typography color="textSecondary">
          {`${localizedText(trainingName)} · ${showDate(trainingDate, currentLocale())}`}
        </Typography>
        <ToStatistics username={player.username ?? ''} onLeave={onLeave} />
      </div>
      <ScoringChain
        maps={chain}
        balls={balls}
        handicapStarted={typeof handicapStarted === 'number' ? toTenths(handicapStarted) : null}
        team={team}
        storedPoints={points}
      />
    </Stack>
  );
}

/** Staff go on to all results of the player; whoever was deleted has none left. */
function ToStatistics({ username, onLeave }: { username: string; onLeave: () => void }) {
  const { t } = useTranslation();
  const isStaff = useMay('league.readEvents');
  const address = statisticsOfMember(username);
  const isThere = useLocation().pathname === address;
  if (!isStaff || isThere || username === '') return null;
  return (
    <Link component={RouterLink} to={address} onClick={onLeave} sx={{ display: 'inline-block', py: 1.25 }}>
      {t('chain.statistics')}
    </Link>
  );
}
