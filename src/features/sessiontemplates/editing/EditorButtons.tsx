import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { DiscardDialog } from '../../../modal/DiscardDialog';
import { dialogShown } from '../../../modal/modalSlice';

interface EditorButtonsProps {
  /** The name of its draft. */
  draft: string;
  isHeld: boolean;
  wouldLose: boolean;
  onDiscard: () => void;
}

/** Submits the form, or leaves it, which asks first if something would be lost. */
export function EditorButtons({ draft, isHeld, wouldLose, onDiscard }: EditorButtonsProps) {
  const { t } = useTranslation();
  const { isSubmitting } = useFormikContext();
  const dispatch = useDispatch();
  const ask = () => dispatch(dialogShown({ kind: 'discard', of: draft }));
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={isSubmitting} disabled={isHeld} sx={{ minHeight: 44 }}>
          {t('templates.editor.submit')}
        </Button>
        <Button disabled={isSubmitting} onClick={() => (wouldLose ? ask() : onDiscard())} sx={{ minHeight: 44 }}>
          {t('ui.cancel')}
        </Button>
      </Stack>
      <DiscardDialog of={draft} onDiscard={onDiscard} />
    </>
  );
}
