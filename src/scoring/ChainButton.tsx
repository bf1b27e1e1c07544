import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { dialogShown } from '@/modal/modalSlice';
import { useRowTabIndex } from '@/ui/dataGrid/gridsSlice';
import QueryStatsIcon from '@mui/icons-material/QueryStats';

interface ChainButtonProps {
  trainingId: string;
  playerId: string;
  /** Whose event it is, for those who cannot see the row. */
  label: string;
  /** In rows that have much beside it. */
  isIcon?: boolean;
}

/** Opens the event of a player in a finished training into the one line that made its points. */
export function ChainButton({ trainingId, playerId, label, isIcon = false }: ChainButtonProps) {
  const { t } = useTranslation();
  const tabIndex = useRowTabIndex();
  const dispatch = useDispatch();
  const shared = {
    'aria-label': t('chain.openOf', { label }),
    onClick: () => dispatch(dialogShown({ kind: 'chain', trainingId, playerId })),
    size: 'small' as const,
    tabIndex,
  };
  if (isIcon) {
    return (
      <IconButton {...shared} color="primary" title={t('chain.open')}>
        <QueryStatsIcon fontSize="small" />
      </IconButton>
    );
  }
  return (
    <Button {...shared} startIcon={<QueryStatsIcon />} sx={{ flexShrink: 0 }}>
      {t('chain.open')}
    </Button>
  );
}
