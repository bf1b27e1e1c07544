import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { LeagueTablePrize } from '../../../../contract/lists';
import { Notice } from '../../../ui/Notice';
import type { Holder } from './takenBy';

interface PrizeConflictProps {
  holder: Holder;
  /** What the edited price is now, which the other one would become. */
  inReturn: LeagueTablePrize | null;
  onSwap: () => void;
  onChooseAnother: () => void;
  isBusy: boolean;
}

/** Another price is the wished prize of the league table already: which one, and what swapping would do to it. */
export function PrizeConflict({ holder, inReturn, onSwap, onChooseAnother, isBusy }: PrizeConflictProps) {
  const { t } = useTranslation();
  const other = holder.name;
  return (
    <Stack spacing={1}>
      <Notice severity="warning" takesFocus>
        {t('prizes.taken.holder', { other, place: t(`prizes.place.${holder.prize}`) })}{' '}
        {inReturn
          ? t('prizes.taken.becomes', { other, place: t(`prizes.place.${inReturn}`) })
          : t('prizes.taken.becomesNone', { other })}
      </Notice>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={onSwap} loading={isBusy}>
          {t('prizes.taken.swap')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onChooseAnother} disabled={isBusy}>
          {t('prizes.taken.chooseAnother')}
        </Button>
      </Stack>
    </Stack>
  );
}
