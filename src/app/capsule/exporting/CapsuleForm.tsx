import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { devToolsFile } from '@/capsule/devToolsFile';
import type { MaskedCounts } from '@/capsule/makeCapsule';
import { personalKinds } from '@/capsule/masking/standIns';
import { currentLocale } from '@/i18n/locale';
import { CopyButton } from '@/ui/CopyButton';
import { CapsuleContents } from './CapsuleContents';
import { FileText } from './FileText';
import { textOfCapsule } from './capsuleText';
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
          <CapsuleContents capsule={capsule} size={text.length} />
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
        <CopyButton part="capsule" text={text} label={t('capsule.copy')} done={t('capsule.copied')} />
        <Button variant="contained" onClick={() => save(textNow())}>
          {t('capsule.save')}
        </Button>
      </DialogActions>
    </>
  );
}

const LONGEST_NOTE = 2000;

/** What the reporter says about it. */
function NoteField({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const { t } = useTranslation();
  const used = t('capsule.note.used', { used: note.length, most: LONGEST_NOTE });
  return (
    <TextField
      autoFocus
      fullWidth
      multiline
      label={t('capsule.note.label')}
      helperText={`${t('capsule.note.help')} ${used}`}
      value={note}
      onChange={(event) => onChange(event.target.value.slice(0, LONGEST_NOTE))}
      slotProps={{
        // One that grows by itself measures the whole page for that.
        input: { inputComponent: 'textarea' },
        htmlInput: { maxLength: LONGEST_NOTE, rows: 4, style: { resize: 'vertical' } },
      }}
    />
  );
}

/** What of people is replaced in the capsule, and what is not in it at all. */
function Masked({ counts }: { counts: MaskedCounts }) {
  const { t } = useTranslation();
  const titleId = useId();
  const found = personalKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`capsule.masked.kinds.${kind}`, { count: counts[kind] }));
  const list = new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(found);
  const lines = [
    found.length === 0 ? t('capsule.masked.nobody') : t('capsule.masked.standIns', { kinds: list }),
    t('capsule.masked.never'),
    t('capsule.masked.bodies'),
    t('capsule.masked.rest'),
  ];
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" sx={{ mb: 1 }}>
        {t('capsule.masked.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map((line) => (
          <Typography key={line} component="li" variant="body2">
            {line}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
