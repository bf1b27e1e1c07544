import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import SaveIcon from '@mui/icons-material/Save';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { shownPrice, useUpdateSessionPriceMutation, type PriceView } from '@/api/price';
import { isAnswered, useChangeOnce } from '@/api/useChangeOnce';
import { InlineForm } from '@/editing/InlineForm';
import { draftKeyOf } from '@/editing/entityDraft';
import { useEntityForm } from '@/editing/useEntityForm';
import { newerVersionOf } from '@/errors/failure';
import { schemaErrors } from '@/errors/schemaErrors';
import { ImageField } from '@/images/ImageField';
import { removalAsked } from '@/modal/modalSlice';
import { Field } from '@/ui/fields/Field';
import { LoadingIconButton } from '@/ui/LoadingButton';
import { useNotify } from '@/ui/useNotify';
import { useTakesFocus } from '@/ui/useTakesFocus';
import { holderOf, PrizeField } from './PrizeField';
import { editedValues, editingEnded, fieldAt, priceFields, priceSchema, type PriceValues, valuesOf } from './priceForm';

/** A price in edit mode: its card is a form. */
export function EditedPrice({ price }: { price: PriceView }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const notify = useNotify();
  const [update] = useUpdateSessionPriceMutation();
  const [changeOnce] = useChangeOnce();
  // Counts for the one saving that the button Swap begins.
  const isSwapping = useRef(false);
  // For which prize a swap was sent whose answer was lost: saving it again is the same change.
  const unansweredSwap = useRef<string | null>(null);
  const { id, name } = price;
  const schema = priceSchema({ unnamed: t('prizes.unnamed'), tooLong: (count) => t('prizes.tooLong', { count }) });
  const editing = useEntityForm<PriceView, PriceValues>({
    formKey: draftKeyOf('price', id),
    entity: price,
    valuesOf,
    validate: (values) => schemaErrors(values, schema),
    save: async (values, base) => {
      const isSwap = isSwapping.current || unansweredSwap.current === values.prize;
      const edited = { id, version: base.version, ...editedValues(values), ...(isSwap && { swap: true }) };
      const answer = await changeOnce(update, edited);
      unansweredSwap.current = isSwap && !isAnswered(answer.error) ? values.prize : null;
      if (answer.data) notify({ textKey: 'prizes.saved', values: { name: answer.data.name } });
      return answer;
    },
    newerOf: (error, base) => {
      const newer = newerVersionOf(error, { ...base, cloudinary_image: null });
      return newer && shownPrice(newer);
    },
    fieldAt,
    onEnd: () => dispatch(editingEnded(id)),
  });
  const { form, isBlocked, isRestored, failed, clearFailure, cancel } = editing;
  const takesFocus = useTakesFocus();
  const { values, errors } = form;

  const swap = async () => {
    isSwapping.current = true;
    await form.submitForm();
    isSwapping.current = false;
  };
  const format = (all: PriceValues, field: keyof PriceValues) =>
    field === 'prize' && all.prize !== '' ? t(`prizes.place.${all.prize}`) : all[field].trim();
  return (
    <InlineForm
      editing={editing}
      label={t('prizes.editing', { name })}
      versions={(mine, theirs) =>
        priceFields.map((field) => ({
          label: t(`prizes.field.${field}`),
          mine: format(mine, field),
          theirs: format(theirs, field),
        }))
      }
      explains={(error) => holderOf(error) !== null}
    >
      <Stack spacing={2}>
        <Field
          name="name"
          label={t('prizes.field.name')}
          size="small"
          autoComplete="off"
          autoFocus={takesFocus && !isRestored}
        />
        <Field
          name="description"
          label={t('prizes.field.description')}
          multiline
          minRows={2}
          size="small"
          autoComplete="off"
        />
        <ImageField
          label={t('prizes.field.image')}
          tag="sessionprice"
          value={values.image || null}
          onChange={(publicId) => void form.setFieldValue('image', publicId ?? '')}
          disabled={form.isSubmitting}
          error={errors.image}
        />
        <PrizeField
          priceId={price.id}
          error={failed?.failure}
          saved={price.used_as_league_table_prize ?? null}
          onSwap={() => void swap()}
          onChooseAnother={clearFailure}
        />
        <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
          <LoadingIconButton
            type="submit"
            color="primary"
            loading={form.isSubmitting}
            disabled={isBlocked}
            aria-label={t('prizes.save', { name })}
          >
            <SaveIcon />
          </LoadingIconButton>
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
    </InlineForm>
  );
}
