import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { imageAddress } from '@/api/address';
import { imageFieldLeft, imagePickerShown, selectPicked } from '@/modal/imagePickerSlice';
import { Picture } from '@/ui/Picture';
import type { ImageTag } from '@contract/lists';

interface ImageFieldProps {
  label: string;
  tag: ImageTag;
  /** The public id, null for none. */
  value: string | null;
  onChange: (publicId: string | null) => void;
  disabled?: boolean;
  /** What is wrong with the choice. */
  error?: string | undefined;
}

/** Shows the chosen image and opens the image picker to choose another one, or none. */
export function ImageField({ label, tag, value, onChange, disabled = false, error }: ImageFieldProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [field, labelId, errorId] = [useId(), useId(), useId()];
  const isWrong = error !== undefined;
  const chooseButton = useRef<HTMLButtonElement>(null);
  const picked = useSelector(selectPicked);
  useEffect(() => {
    if (picked?.field === field) onChange(picked.publicId);
    // Each pick is handed over once, whatever the form around it does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [picked, field]);
  useEffect(() => () => void dispatch(imageFieldLeft(field)), [dispatch, field]);

  const choose = () => dispatch(imagePickerShown({ tag, field, chosen: value }));
  const remove = () => {
    // The button that was pressed goes with the image.
    chooseButton.current?.focus();
    onChange(null);
  };
  return (
    <Stack
      role="group"
      aria-labelledby={labelId}
      {...(isWrong ? { 'aria-describedby': errorId } : {})}
      spacing={1}
      sx={{ alignItems: 'flex-start' }}
    >
      <Typography id={labelId} variant="body2" color="textSecondary">
        {label}
      </Typography>
      {value !== null && <Picture address={(width) => imageAddress(value, width)} alt={value} width={200} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          ref={chooseButton}
          variant="outlined"
          disabled={disabled}
          aria-describedby={isWrong ? `${labelId} ${errorId}` : labelId}
          onClick={choose}
        >
          <span>{t(value === null ? 'images.choose' : 'images.chooseAnother')}</span>
        </Button>
        {value !== null && (
          <Button color="inherit" disabled={disabled} aria-describedby={labelId} onClick={remove}>
            {t('images.remove')}
          </Button>
        )}
      </Stack>
      {isWrong && (
        <FormHelperText id={errorId} error role="alert">
          {error}
        </FormHelperText>
      )}
    </Stack>
  );
}
