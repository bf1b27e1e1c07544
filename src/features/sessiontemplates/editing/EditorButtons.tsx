import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';

interface EditorButtonsProps {
  isHeld: boolean;
  wouldLose: boolean;
  onDiscard: () => void;
}

/** Submits the form, or leaves it, which asks first if something would be lost. */
export function EditorButtons({ isHeld, wouldLose, onDiscard }: EditorButtonsProps) {
  const { t } = useTranslation();
  const { isSubmitting } = useFormikContext();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={isSubmitting} disabled={isHeld} sx={{ minHeight: 44 }}>
          {t('templates.editor.submit')}
        </Button>
        <Button
          disabled={isSubmitting}
          onClick={() => (wouldLose ? setAsking(true) : onDiscard())}
          sx={{ minHeight: 44 }}
        >
          {t('ui.cancel')}
        </Button>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={t('ui.discard.title')}
        question={t('ui.discard.question')}
        cancelLabel={t('ui.discard.keep')}
        confirmLabel={t('ui.discard.confirm')}
        onConfirm={onDiscard}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
