import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { devToolsFile } from '@/capsule/devToolsFile';
import { addTexts } from '@/i18n/addTexts';
import { capsule as german } from '@/i18n/de/capsule';
import { capsule as english } from '@/i18n/en/capsule';
import { currentLocale } from '@/i18n/locale';
import { CopyButton } from '@/ui/CopyButton';
import { useIsPhone } from '@/ui/useIsPhone';
import { ReadText } from '../ReadText';
import { type FileKind, saveText } from './exportFile';

addTexts({ en: { capsule: english }, de: { capsule: german } });

interface ExportDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog around whatever somebody takes along from this page. */
export function ExportDialog({ title, onClose, children }: ExportDialogProps) {
  const isPhone = useIsPhone();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}

interface ExportFormProps {
  kind: FileKind;
  /** The text of the file as it is shown and copied. */
  text: string;
  /** Returns the text that is saved, where the shown one may lag behind. */
  textNow?: () => string;
  /** What the Redux DevTools are given, where the file itself is not for them. */
  history?: Parameters<typeof devToolsFile>[0];
  copied: string;
  onClose: () => void;
  /** What stands above the text. */
  children: ReactNode;
  /** In the line below, in place of what was saved. */
  status?: ReactNode;
  buttons?: ReactNode;
}

/** What is in a file, its text, and the ways to take it along. */
export function ExportForm(props: ExportFormProps) {
  const { kind, text, textNow = () => text, history, copied, onClose, children, status, buttons } = props;
  const { t } = useTranslation();
  const [saved, setSaved] = useState<string | null>(null);
  const save = async (content: string, part?: string) => {
    setSaved(null);
    setSaved(await saveText(kind, content, part));
  };
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          {children}
          <FileText text={text} />
        </Stack>
      </DialogContent>
      <Typography component="div" role="status" variant="body2" sx={{ px: 3, overflowWrap: 'anywhere' }}>
        {saved !== null && <div>{t('capsule.saved', { file: saved })}</div>}
        {status}
      </Typography>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{t('ui.close')}</Button>
        {history && <Button onClick={() => save(devToolsFile(history), '-devtools')}>{t('capsule.devTools')}</Button>}
        <CopyButton
          part={kind === 'golf-club-state' ? 'state' : 'capsule'}
          text={text}
          label={t('capsule.copy')}
          done={copied}
        />
        <Button variant={buttons ? 'outlined' : 'contained'} onClick={() => save(textNow())}>
          {t('capsule.save')}
        </Button>
        {buttons}
      </DialogActions>
    </>
  );
}

/** The text as it will be saved, so that the reporter can see for themselves; of a long one the middle is left out. */
function FileText({ text }: { text: string }) {
  const { t } = useTranslation();
  const id = useId();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={isVisible}
        aria-controls={isVisible ? id : undefined}
        onClick={() => setIsVisible(!isVisible)}
      >
        <span>{t(isVisible ? 'capsule.text.hide' : 'capsule.text.show')}</span>
      </Button>
      {isVisible && (
        <Box id={id} sx={{ mt: 1 }}>
          <RenderedText text={text} />
        </Box>
      )}
    </Box>
  );
}

/** How much of a long text is shown from its beginning, and from its end. */
const SHOWN_FIRST = 40_000;
const SHOWN_LAST = 10_000;

function RenderedText({ text }: { text: string }) {
  const { t } = useTranslation();
  const label = t('capsule.text.label');
  const missing = text.length - SHOWN_FIRST - SHOWN_LAST;
  if (missing <= 0) return <ReadText label={label}>{text}</ReadText>;
  const count = new Intl.NumberFormat(currentLocale()).format(missing);
  const gap = t('capsule.text.gap', { missing: count });
  return (
    <Stack spacing={1}>
      <Typography variant="body2">{t('capsule.text.shortened', { missing: count })}</Typography>
      <ReadText label={label}>{`${text.slice(0, SHOWN_FIRST)}\n\n${gap}\n\n${text.slice(-SHOWN_LAST)}`}</ReadText>
    </Stack>
  );
}
