import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { visuallyHidden } from './VisuallyHidden';
import { type CopiedPart, copyCueFaded, copyEnded, selectCopied, type WithShell } from './shellSlice';
import { useIsReplayed } from './stateContexts';

/** How long the button says that it has copied, in milliseconds (specification §9). */
const CONFIRMATION_MS = 1000;

interface CopyButtonProps {
  part: CopiedPart;
  text: string;
  /** Says what is copied. */
  label: string;
  /** Says to screen readers that it is copied. */
  done: string;
}

/** Copies a text; for a second it says so. Where the browser does not allow it, it says that instead. */
export function CopyButton({ part, text, label, done }: CopyButtonProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const store = useStore<WithShell>();
  const isReplayed = useIsReplayed();
  const copied = useSelector((of: WithShell) => selectCopied(of, part));
  const state = copied === null ? 'ready' : copied.isCopied ? 'copied' : 'failed';
  useEffect(() => {
    if (isReplayed || copied === null) return undefined;
    const clock = copied.isCopied ? window.setTimeout(() => dispatch(copyCueFaded()), CONFIRMATION_MS) : undefined;
    return () => window.clearTimeout(clock);
  }, [isReplayed, copied, dispatch]);
  // What it says goes with the button.
  useEffect(() => {
    if (isReplayed) return undefined;
    return () => {
      if (selectCopied(store.getState(), part)) store.dispatch(copyCueFaded());
    };
  }, [isReplayed, store, part]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      dispatch(copyEnded({ part, isCopied: true }));
    } catch {
      // Refused by the browser, or not there at all where the connection is not secure.
      dispatch(copyEnded({ part, isCopied: false }));
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
        <span>{state === 'copied' ? t('ui.copied') : label}</span>
      </Button>
      <Box component="span" role="status" sx={state === 'failed' ? { typography: 'caption' } : visuallyHidden}>
        {state === 'copied' ? done : state === 'failed' && t('ui.notCopied')}
      </Box>
    </>
  );
}

interface CopyableTextProps extends Pick<CopyButtonProps, 'part' | 'text' | 'done'> {
  /** Names the text. */
  label: string;
  copyLabel: string;
  /** What else can be done with the text, beside the button that copies it. */
  children?: ReactNode;
}

/** A text to pass on, with the button that copies it. */
export function CopyableText({ label, text, part, copyLabel, done, children }: CopyableTextProps) {
  return (
    <>
      <SelectableText label={label} text={text} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <CopyButton part={part} text={text} label={copyLabel} done={done} />
        {children}
      </Stack>
    </>
  );
}

/** All of it can be read, and it is selected with one press. */
function SelectableText({ label, text }: { label: string; text: string }) {
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
