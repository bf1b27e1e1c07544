import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { devToolsFile } from '../../../capsule/devToolsFile';
import { CopyButton } from '../../../ui/CopyButton';
import { textOfCapsule } from './capsuleText';
import { FileText } from './FileText';
import { Held } from './Held';
import { Masked } from './Masked';
import { NoteField } from './NoteField';
import type { PageCapsule } from './pageCapsule';
import { saveCapsule } from './saveCapsule';

/** The note, what is in the capsule and what is not, and the ways to take it along. */
export function CapsuleForm({ made, onClose }: { made: PageCapsule; onClose: () => void }) {
  const { t } = useTranslation();
  const { capsule, masked, maskText } = made;
  const [note, setNote] = useState('');
  const [saved, setSaved] = useState<string | null>(null);
  const textWith = useMemo(() => textOfCapsule(capsule), [capsule]);
  const textNow = () => textWith(maskText(note));
  // Typing goes first.
  const shownNote = useDeferredValue(note);
  const text = useMemo(() => textWith(maskText(shownNote)), [textWith, maskText, shownNote]);

  const save = async (content: string, part?: string) => {
    setSaved(null);
    setSaved(await saveCapsule(content, part));
  };
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>{t('capsule.intro')}</DialogContentText>
          <NoteField note={note} onChange={setNote} />
          <Held capsule={capsule} size={text.length} />
          <Masked counts={masked} />
          <FileText text={text} />
        </Stack>
      </DialogContent>
      <Typography role="status" variant="body2" sx={{ px: 3, overflowWrap: 'anywhere' }}>
        {saved !== null && t('capsule.saved', { file: saved })}
      </Typography>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{t('ui.close')}</Button>
        <Button onClick={() => save(devToolsFile(capsule), '-devtools')}>{t('capsule.devTools')}</Button>
        <CopyButton text={text} label={t('capsule.copy')} done={t('capsule.copied')} />
        <Button variant="contained" onClick={() => save(textNow())}>
          {t('capsule.save')}
        </Button>
      </DialogActions>
    </>
  );
}
