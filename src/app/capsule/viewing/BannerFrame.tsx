import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { appVersion } from '@contract/appVersion';
import { ChooseFile } from './ChooseFile';
import { RefusedFile } from './RefusedFile';
import type { Opening } from './useOpening';

interface BannerFrameProps {
  label: string;
  /** What is open. */
  heading: ReactNode;
  buttons: ReactNode;
  opening: Opening;
  /** Stands there when the file is of another version than this app. */
  otherVersion: ReactNode;
  /** Below everything, as long as it is open. */
  children: ReactNode;
}

/** What stands above an app that is not the live one: what it is, other files to open, and the way out. */
export function BannerFrame({ label, heading, buttons, opening, otherVersion, children }: BannerFrameProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{ maxHeight: '40dvh', overflowY: 'auto', px: 2, py: 1, borderBottom: 3, borderColor: 'secondary.main' }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>{heading}</Box>
        {buttons}
        <ChooseFile opening={opening} />
        <Button size="small" variant="contained" href="/">
          {t('capsuleViewer.banner.exit')}
        </Button>
      </Stack>
      <RefusedFile opening={opening} />
      {otherVersion !== null && (
        <Alert severity="warning" role="none" sx={{ py: 0, my: 0.5 }}>
          {otherVersion}
        </Alert>
      )}
      {children}
    </Box>
  );
}

/** Returns both versions for a text, null where the file is of this one or does not say. */
export function otherVersions(app: { version: string; commit: string } | null) {
  if (app === null || (app.version === appVersion.version && app.commit === appVersion.commit)) return null;
  return { theirVersion: app.version, theirCommit: app.commit, ...appVersion };
}
