import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from './VisuallyHidden';

/** How long the button says that it has copied, in milliseconds (specification §9). */
const CUE = 1000;

interface CopyButtonProps {
  text: string;
  /** Says what is copied. */
  label: string;
  /** Says to screen readers that it is copied. */
  done: string;
}

/** Copies a text; for a second it says so. Where the browser does not allow it, it says that instead. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  useEffect(() => {
    if (state !== 'copied') return;
    const clock = window.setTimeout(() => setState('ready'), CUE);
    return () => window.clearTimeout(clock);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Refused by the browser, or not there at all where the connection is not secure.
      setState('failed');
    }
  };

  return (
    <>
      <Button
        size="small"
        onClick={() => void copy()}
        startIcon={state === 'copied' ? <CheckIcon /> : <ContentCopyIcon />}
        sx={{ flexShrink: 0 }}
      >
        {state === 'copied' ? t('ui.copied') : label}
      </Button>
      <Box component="span" role="status" sx={state === 'failed' ? { typography: 'caption' } : visuallyHidden}>
        {state === 'copied' && done}
        {state === 'failed' && t('ui.notCopied')}
      </Box>
    </>
  );
}

/** A text to pass on: all of it can be read, and it is selected with one press. */
export function SelectableText({ label, text }: { label: string; text: string }) {
  return (
    <TextField
      label={label}
      value={text}
      multiline
      fullWidth
      onFocus={(event) => event.target.select()}
      slotProps={{
        htmlInput: { readOnly: true, spellCheck: false },
        input: { sx: { fontFamily: 'monospace', wordBreak: 'break-all' } },
      }}
    />
  );
}
