import QueryStatsIcon from '@mui/icons-material/QueryStats';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowTabIndex } from '../../ui/dataGrid/inGridCell';
import { ChainDialog } from './ChainDialog';

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
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<QueryStatsIcon />}
        aria-label={t('chain.openOf', { label })}
        onClick={() => setOpen(true)}
        size="small"
        tabIndex={tabIndex}
        sx={{ flexShrink: 0 }}
      >
        {t('chain.open')}
      </Button>
      {isOpen && <ChainDialog trainingId={trainingId} playerId={playerId} onClose={() => setOpen(false)} />}
    </>
  );
}
