import QueryStatsIcon from '@mui/icons-material/QueryStats';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { dialogShown } from '@/modal/modalSlice';
import { useRowTabIndex } from '@/ui/dataGrid/gridsSlice';

interface ChainButtonProps {
  trainingId: string;
  playerId: string;
  /** Whose event it is, for those who cannot see the row. */
  label: string;
}

/** Opens the event of a player in a finished training into the one line that made its points. */
export function ChainButton({ trainingId, playerId, label }: ChainButtonProps) {
  const { t } = useTranslation();
  const tabIndex = useRowTabIndex();
  const dispatch = useDispatch();
  return (
    <Button
      startIcon={<QueryStatsIcon />}
      aria-label={t('chain.openOf', { label })}
      onClick={() => dispatch(dialogShown({ kind: 'chain', trainingId, playerId }))}
      size="small"
      tabIndex={tabIndex}
      sx={{ flexShrink: 0 }}
    >
      {t('chain.open')}
    </Button>
  );
}
