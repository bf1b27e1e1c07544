import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { appVersion } from '../../../capsule/appVersion';
import { AboutCapsule } from './AboutCapsule';
import { ChooseFile } from './ChooseFile';
import type { Opened } from './openCapsule';
import { RefusedFile } from './RefusedFile';
import type { Opening } from './useOpening';

/** Says that this is not the live app, what it is instead, and leads out of it. */
export function Banner({ opened, opening, step }: { opened: Opened; opening: Opening; step: number }) {
  const { t } = useTranslation();
  const isRoomy = useMediaQuery('(min-width:1024px)', { noSsr: true });
  const [isOpen, setOpen] = useState(isRoomy);
  const aboutId = useId();
  const { app } = opened.capsule;
  const isOther = app.version !== appVersion.version || app.commit !== appVersion.commit;
  const openLive = () => {
    const { base, madeAt, locale } = opened.capsule;
    const name = t('capsuleViewer.banner.stepOf', { step });
    opening.openLive(opened.replayed.states[step] ?? base, { app, savedAt: madeAt, locale }, name);
  };
  const versions = { theirVersion: app.version, theirCommit: app.commit, ...appVersion };
  return (
    <Box
      component="section"
      aria-label={t('capsuleViewer.banner.label')}
      sx={{ maxHeight: '40dvh', overflowY: 'auto', px: 2, py: 1, borderBottom: 3, borderColor: 'secondary.main' }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        <Typography sx={{ fontWeight: 600, flexGrow: 1 }}>{t('capsuleViewer.banner.notLive')}</Typography>
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={isOpen ? aboutId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t('capsuleViewer.banner.show')}
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={openLive}>
          {t('capsuleViewer.banner.live')}
        </Button>
        <ChooseFile opening={opening} />
        <Button size="small" variant="contained" href="/">
          {t('capsuleViewer.banner.exit')}
        </Button>
      </Stack>
      <RefusedFile opening={opening} />
      {isOther && (
        <Alert severity="warning" role="none" sx={{ py: 0, my: 0.5 }}>
          {t('capsuleViewer.banner.otherVersion', versions)}
        </Alert>
      )}
      {isOpen && <AboutCapsule id={aboutId} opened={opened} step={step} />}
    </Box>
  );
}
