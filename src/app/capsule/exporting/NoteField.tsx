import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

const LONGEST_NOTE = 2000;

/** What the reporter says about it. */
export function NoteField({ note, onChange }: { note: string; onChange: (note: string) => void }) {
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
