import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { leagueTablePrizes, type LeagueTablePrize } from '../../../../contract/lists';
import type { InPlaceTools } from '../../../modal/inPlace/InPlaceForm';
import { Field } from '../../../ui/Field';
import type { PriceValues } from './priceForm';
import { PrizeConflict } from './PrizeConflict';
import { takenBy } from './takenBy';

interface PrizeFieldProps {
  tools: InPlaceTools<PriceValues>;
  /** Which prize of the league table the price is, as it is saved. */
  saved: LeagueTablePrize | null;
  onSwap: () => void;
}

/** Which prize of the league table the price is to be; where another one is that, the way out stands below. */
export function PrizeField({ tools: { form, problem, dismiss }, saved, onSwap }: PrizeFieldProps) {
  const { t } = useTranslation();
  const select = useRef<HTMLSelectElement>(null);
  const holder = takenBy(problem);
  return (
    <>
      <Field
        name="prize"
        label={t('prizes.field.prize')}
        size="small"
        select
        slotProps={{ select: { native: true, inputRef: select }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('prizes.noPlace')}</option>
        {leagueTablePrizes.map((prize) => (
          <option key={prize} value={prize}>
            {t(`prizes.place.${prize}`)}
          </option>
        ))}
      </Field>
      {holder?.prize === form.values.prize && (
        <PrizeConflict
          holder={holder}
          inReturn={saved}
          onSwap={onSwap}
          onChooseAnother={() => {
            dismiss();
            select.current?.focus();
          }}
          isBusy={form.isSubmitting}
        />
      )}
    </>
  );
}
