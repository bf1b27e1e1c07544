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
import { useStore } from 'react-redux';
import type { AppState } from '@/app/makeStore';
import type { MaskedCounts } from '@/capsule/makeCapsule';
import { personalKinds } from '@/capsule/masking/pseudonyms';
import { currentLocale } from '@/i18n/locale';
import { reportTyped } from '@/ui/reportTyped';
import { CopyButton } from '@/ui/CopyButton';
import { Notice } from '@/ui/Notice';
import { CapsuleFacts } from '../CapsuleFacts';
import { ReadText } from '../ReadText';
import { DialogErrorBoundary } from './DialogErrorBoundary';
import { ExportDialog, ExportForm } from './ExportDialog';
import { textOfCapsule } from './exportFile';
import { errorsOfPage, makePageCapsule, type PageCapsule } from './pageCapsule';
import { reportTarget } from './sendReport';
import { useReport } from './useReport';

/** Makes the capsule of what happened on the page until now, says what is in it, and lets the reporter take it along. */
export function CapsuleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const store = useStore<AppState>();
  const [result] = useState(() => {
    reportTyped();
    return makePageCapsule(store.getState());
  });
  const failed = (failure: unknown) => <CapsuleFailed failure={failure} onClose={onClose} />;
  return (
    <ExportDialog title={t('capsule.title')} onClose={onClose}>
      {'made' in result ? (
        <DialogErrorBoundary instead={failed}>
          <CapsuleForm made={result.made} onClose={onClose} />
        </DialogErrorBoundary>
      ) : (
        failed(result.failure)
      )}
    </ExportDialog>
  );
}

/** Where no capsule can be made, the errors are better than nothing. */
function CapsuleFailed({ failure, onClose }: { failure: unknown; onClose: () => void }) {
  const { t } = useTranslation();
  const store = useStore<AppState>();
  const [errors] = useState(() => errorsOfPage(store.getState(), failure));
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          <Notice severity="error">{t('capsule.failed.text')}</Notice>
          {errors === '' ? (
            <Typography>{t('capsule.failed.none')}</Typography>
          ) : (
            <ReadText label={t('capsule.failed.label')}>{errors}</ReadText>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('ui.close')}</Button>
        {errors !== '' && (
          <CopyButton
            part="capsuleErrors"
            text={errors}
            label={t('capsule.failed.copy')}
            done={t('capsule.failed.copied')}
          />
        )}
      </DialogActions>
    </>
  );
}

/** The note, what is in the capsule and what is not, and the ways to take it along. */
function CapsuleForm({ made, onClose }: { made: PageCapsule; onClose: () => void }) {
  const { t } = useTranslation();
  const { capsule, masked, maskText } = made;
  const [note, setNote] = useState('');
  const textWith = useMemo(() => textOfCapsule(capsule), [capsule]);
  // Typing goes first.
  const shownNote = useDeferredValue(note);
  const text = useMemo(() => textWith(maskText(shownNote)), [textWith, maskText, shownNote]);
  const target = useMemo(reportTarget, []);
  const textNow = () => textWith(maskText(note));
  const report = useReport(target, () => ({ capsule: { ...capsule, note: maskText(note) }, text: textNow() }));
  const size = t('capsule.holds.kilobytes', { size: Math.ceil(text.length / 1000) });
  return (
    <ExportForm
      kind="golf-club-capsule"
      text={text}
      textNow={textNow}
      history={capsule}
      copied={t('capsule.copied')}
      onClose={onClose}
      status={report.status}
      buttons={report.button}
    >
      <DialogContentText>
        {`${t('capsule.intro')} ${target ? t(`capsule.report.${target.kind}`, { host: target.host }) : t('capsule.introSave')}`}
      </DialogContentText>
      <NoteField
        note={note}
        onChange={(typed) => {
          setNote(typed);
          report.changed();
        }}
      />
      <CapsuleSection title={t('capsule.holds.title')}>
        <CapsuleFacts capsule={capsule} more={[[t('capsule.holds.size'), size]]} />
      </CapsuleSection>
      <CapsuleSection title={t('capsule.masked.title')}>
        <Masked counts={masked} />
      </CapsuleSection>
    </ExportForm>
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
        // Above the line it has room on a phone.
        inputLabel: { shrink: true },
        htmlInput: { maxLength: LONGEST_NOTE, rows: 4, style: { resize: 'vertical' } },
      }}
    />
  );
}

function CapsuleSection({ title, children }: { title: string; children: React.ReactNode }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** What of people is replaced in the capsule, and what is not in it at all. */
function Masked({ counts }: { counts: MaskedCounts }) {
  const { t } = useTranslation();
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
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {lines.map((line) => (
        <Typography key={line} component="li" variant="body2">
          {line}
        </Typography>
      ))}
    </Box>
  );
}
