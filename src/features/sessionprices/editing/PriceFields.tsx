import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import SaveIcon from '@mui/icons-material/Save';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { ShownPrice } from '../../../api/price';
import { ImageField } from '../../../modal/imagePicker/ImageField';
import type { InPlaceTools } from '../../../modal/inPlace/InPlaceForm';
import { LinesField } from '../../../modal/inPlace/LinesField';
import { removalAsked } from '../../../modal/modalSlice';
import { Field } from '../../../ui/Field';
import type { PriceValues } from './priceForm';
import { PrizeField } from './PrizeField';

interface PriceFieldsProps {
  price: ShownPrice;
  tools: InPlaceTools<PriceValues>;
  onSwap: () => void;
}

/** The fields and buttons of a price in edit mode. */
export function PriceFields({ price, tools, onSwap }: PriceFieldsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { form, cancel, isHeld, isRestored, troubles } = tools;
  const { id, name } = price;
  const { values, errors } = form;
  return (
    <Stack spacing={2}>
      {troubles}
      <Field name="name" label={t('prizes.field.name')} size="small" autoComplete="off" autoFocus={!isRestored} />
      <LinesField name="description" label={t('prizes.field.description')} minRows={2} />
      <ImageField
        label={t('prizes.field.image')}
        tag="sessionprice"
        value={values.image || null}
        onChange={(publicId) => void form.setFieldValue('image', publicId ?? '')}
        disabled={form.isSubmitting}
      />
      {errors.image !== undefined && (
        <FormHelperText error role="alert">
          {errors.image}
        </FormHelperText>
      )}
      <PrizeField tools={tools} saved={price.used_as_league_table_prize ?? null} onSwap={onSwap} />
      <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
        <IconButton type="submit" color="primary" disabled={isHeld} aria-label={t('prizes.save', { name })}>
          <SaveIcon />
        </IconButton>
        <IconButton onClick={cancel} disabled={form.isSubmitting} aria-label={t('prizes.cancel', { name })}>
          <CloseIcon />
        </IconButton>
        <IconButton
          onClick={() => dispatch(removalAsked({ kind: 'deletePrice', id }))}
          disabled={form.isSubmitting}
          aria-label={t('prizes.delete', { name })}
        >
          <DeleteIcon />
        </IconButton>
      </Stack>
    </Stack>
  );
}
