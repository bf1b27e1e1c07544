import type { FormikProps } from 'formik';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { SessionPrice } from '../../../../contract/price';
import { shownPrice, useUpdateSessionPriceMutation, type ShownPrice } from '../../../api/price';
import { InPlaceForm } from '../../../modal/inPlace/InPlaceForm';
import { useNotify } from '../../../ui/useNotify';
import { editingEnded } from '../editedPrices';
import { editedValues, fieldAt, priceFields, priceSchema, valuesOf, type PriceValues } from './priceForm';
import { PriceFields } from './PriceFields';
import { takenBy } from './takenBy';

interface EditedPriceProps {
  price: ShownPrice;
  onTyped: (draft: string, isUnsaved: boolean) => void;
}

/** A price in edit mode: its card is a form. */
export function EditedPrice({ price, onTyped }: EditedPriceProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const notify = useNotify();
  const [update] = useUpdateSessionPriceMutation();
  // Counts for the one saving that the button Swap begins.
  const isSwapping = useRef(false);
  const { id, name } = price;

  const send = async (values: PriceValues, version: number) => {
    const wish = isSwapping.current ? { swap: true } : {};
    const { data, error } = await update({ id, version, ...editedValues(values), ...wish });
    if (data) notify(t('prizes.saved', { name: data.name }));
    return { error };
  };
  const swap = async ({ submitForm }: FormikProps<PriceValues>) => {
    isSwapping.current = true;
    await submitForm();
    isSwapping.current = false;
  };
  const shown = (values: PriceValues, field: keyof PriceValues) =>
    field === 'prize' && values.prize !== '' ? t(`prizes.place.${values.prize}`) : values[field].trim();
  return (
    <InPlaceForm
      kind="price"
      entry={price}
      pristine={valuesOf(price)}
      send={send}
      currentOf={(current) => {
        const newer = shownPrice(current as SessionPrice);
        return { version: newer.version, values: valuesOf(newer) };
      }}
      fieldAt={fieldAt}
      onEnd={() => dispatch(editingEnded(id))}
      label={t('prizes.editing', { name })}
      schema={priceSchema({ unnamed: t('prizes.unnamed'), tooLong: (count) => t('prizes.tooLong', { count }) })}
      versions={(mine, theirs) =>
        priceFields.map((field) => ({
          label: t(`prizes.field.${field}`),
          mine: shown(mine, field),
          theirs: shown(theirs, field),
        }))
      }
      explains={(error) => takenBy(error) !== null}
      onTyped={onTyped}
    >
      {(tools) => <PriceFields price={price} tools={tools} onSwap={() => void swap(tools.form)} />}
    </InPlaceForm>
  );
}
