import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AboutCapsule } from './AboutCapsule';
import { BannerFrame, otherVersions } from './BannerFrame';
import type { Opened } from './openCapsule';
import type { Opening } from './useOpening';

/** Says that this is not the live app, what it is instead, and leads out of it. */
export function Banner({ opened, opening, step }: { opened: Opened; opening: Opening; step: number }) {
  const { t } = useTranslation();
  const isRoomy = useMediaQuery('(min-width:1024px)', { noSsr: true });
  const [isOpen, setOpen] = useState(isRoomy);
  const aboutId = useId();
  const openLive = () => {
    const { app, base, madeAt, locale } = opened.capsule;
    const name = t('capsuleViewer.banner.stepOf', { step });
    opening.openLive(opened.replayed.states[step] ?? base, { app, savedAt: madeAt, locale }, name);
  };
  const versions = otherVersions(opened.capsule.app);
  return (
    <BannerFrame
      label={t('capsuleViewer.banner.label')}
      heading={<Typography sx={{ fontWeight: 600 }}>{t('capsuleViewer.banner.notLive')}</Typography>}
      buttons={
        <>
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
        </>
      }
      opening={opening}
      otherVersion={versions && t('capsuleViewer.banner.otherVersion', versions)}
    >
      {isOpen && <AboutCapsule id={aboutId} opened={opened} step={step} />}
    </BannerFrame>
  );
}
