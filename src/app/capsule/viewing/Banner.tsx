import UploadFileIcon from '@mui/icons-material/UploadFile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from '@/ui/LoadingButton';
import { appVersion } from '@contract/appVersion';
import { MOST_ACTIONS } from '@/capsule/devToolsImport';
import type { FileError } from '@/capsule/fileError';
import { Notice } from '@/ui/Notice';

/** How files are opened on this page. */
export interface Opening {
  isOpen: boolean;
  isReading: boolean;
  /** Why the last file was not opened. */
  refused: FileError | null;
  open: (file: File) => Promise<void>;
}

interface BannerProps {
  label: string;
  title: string;
  subtitle?: string;
  /** Which app made the file; null where it does not say. */
  app: { version: string; commit: string } | null;
  opening: Opening;
  buttons: ReactNode;
  /** What is shown below on request; at once on a large screen if it `isOpen`. */
  more?: { label: string; content: (id: string) => ReactNode; isOpen?: boolean } | undefined;
}

/** What stands above an app that is not the live one: what it is, other files to open, and the way out. */
export function Banner({ label, title, subtitle, app, opening, buttons, more }: BannerProps) {
  const { t } = useTranslation();
  const isRoomy = useMediaQuery('(min-width:1024px)', { noSsr: true });
  const [isExpanded, setExpanded] = useState(isRoomy && more?.isOpen === true);
  const moreId = useId();
  const isOther = app !== null && (app.version !== appVersion.version || app.commit !== appVersion.commit);
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{ maxHeight: '40dvh', overflowY: 'auto', px: 2, py: 1, borderBottom: 3, borderColor: 'secondary.main' }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          {subtitle !== undefined && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        {more && (
          <Button
            size="small"
            color="inherit"
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? moreId : undefined}
            onClick={() => setExpanded(!isExpanded)}
          >
            <span>{more.label}</span>
          </Button>
        )}
        {buttons}
        <ChooseFile opening={opening} />
        <Button size="small" variant="contained" href="/">
          {t('capsuleViewer.banner.exit')}
        </Button>
      </Stack>
      <RefusedFile opening={opening} />
      {isOther && (
        <Alert severity="warning" role="none" sx={{ py: 0, my: 0.5 }}>
          {t('capsuleViewer.banner.otherVersion', {
            theirVersion: app.version,
            theirCommit: app.commit,
            ...appVersion,
          })}
        </Alert>
      )}
      {isExpanded && more?.content(moreId)}
    </Box>
  );
}

/** The button that chooses a file to open. */
export function ChooseFile({ opening: { isOpen, isReading, open } }: { opening: Opening }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const label = t(isOpen ? 'capsuleViewer.chooseOther' : 'capsuleViewer.choose');
  return (
    <>
      <LoadingButton
        {...(isOpen ? ({ variant: 'outlined', size: 'small', color: 'inherit' } as const) : { variant: 'contained' })}
        startIcon={<UploadFileIcon />}
        loading={isReading}
        onClick={() => input.current?.click()}
      >
        {label}
      </LoadingButton>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.gz,application/json,application/gzip"
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void open(file);
          // The same file must count again.
          target.value = '';
        }}
      />
    </>
  );
}

/** Says why the last file was not opened, and what to do. */
export function RefusedFile({ opening: { refused, isOpen } }: { opening: Opening }) {
  const { t } = useTranslation();
  if (!refused) return null;
  const { reason, ...values } = refused;
  const text = t(`capsuleViewer.refused.${reason}`, {
    path: '',
    slice: '',
    formatVersion: '',
    most: MOST_ACTIONS,
    ...values,
    version: ('version' in refused && refused.version) || '?',
  });
  return (
    <Notice severity="error">
      <span>{text}</span> {isOpen && <span>{t('capsuleViewer.refused.stays')}</span>}
    </Notice>
  );
}
