import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '@/errors/failure';
import { LoadingButton } from '@/ui/LoadingButton';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/fields/Select';
import { leagueTablePrizes, type LeagueTablePrize } from '@contract/lists';
import type { PriceValues } from './priceForm';

interface PrizeFieldProps {
  /** Of the price. */
  priceId: string;
  /** Why saving failed. */
  error: unknown;
  /** Which prize of the league table the price is, as it is saved. */
  saved: LeagueTablePrize | null;
  onSwap: () => void;
  onChooseAnother: () => void;
}

/** Which prize of the league table the price is to be; where another one is that, the way out stands below. */
export function PrizeField({ priceId, error, saved, onSwap, onChooseAnother }: PrizeFieldProps) {
  const { t } = useTranslation();
  const { values, isSubmitting } = useFormikContext<PriceValues>();
  const select = useRef<HTMLElement>(null);
  const holder = holderOf(error);
  return (
    <>
      <SelectField
        name="prize"
        label={t('prizes.field.prize')}
        size="small"
        control={`prize/${priceId}`}
        inputRef={select}
        options={[
          { value: '', label: t('prizes.noPlace') },
          ...leagueTablePrizes.map((prize) => ({ value: prize, label: t(`prizes.place.${prize}`) })),
        ]}
      />
      {holder?.prize === values.prize && (
        <PrizeConflict
          holder={holder}
          inReturn={saved}
          onSwap={onSwap}
          onChooseAnother={() => {
            onChooseAnother();
            select.current?.focus();
          }}
          isBusy={isSubmitting}
        />
      )}
    </>
  );
}

/** The price that is the prize for a place of the league table already. */
interface Holder {
  name: string;
  prize: LeagueTablePrize;
}

/** Returns the price that has the chosen prize of the league table already, where that is why saving was refused; else null. */
export function holderOf(error: unknown): Holder | null {
  const refusal = refusalOf(error);
  if (refusal?.code !== 'prize-taken' || !refusal.current) return null;
  const { name, used_as_league_table_prize: prize } = refusal.current;
  return prize ? { name, prize } : null;
}

interface PrizeConflictProps {
  holder: Holder;
  /** What the edited price is now, which the other one would become. */
  inReturn: LeagueTablePrize | null;
  onSwap: () => void;
  onChooseAnother: () => void;
  isBusy: boolean;
}

/** Another price is the chosen prize of the league table already: which one, and what swapping would do to it. */
function PrizeConflict({ holder, inReturn, onSwap, onChooseAnother, isBusy }: PrizeConflictProps) {
  const { t } = useTranslation();
  const other = holder.name;
  return (
    <Stack spacing={1}>
      <Notice severity="warning" takesFocus>
        {`${t('prizes.taken.holder', { other, place: t(`prizes.place.${holder.prize}`) })} ${
          inReturn
            ? t('prizes.taken.becomes', { other, place: t(`prizes.place.${inReturn}`) })
            : t('prizes.taken.becomesNone', { other })
        }`}
      </Notice>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <LoadingButton variant="outlined" onClick={onSwap} loading={isBusy}>
          {t('prizes.taken.swap')}
        </LoadingButton>
        <Button variant="outlined" color="inherit" onClick={onChooseAnother} disabled={isBusy}>
          {t('prizes.taken.chooseAnother')}
        </Button>
      </Stack>
    </Stack>
  );
}
