import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showInstant } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import type { Role } from '@contract/lists';
import { BannerFrame, otherVersions } from './BannerFrame';
import { Stage } from './Stage';
import type { Opened } from './openCapsule';
import { addressIn } from './screens';
import { TimelinePanel } from './timeline/TimelinePanel';
import { useTravel } from './timeline/useTravel';
import type { Opening } from './useOpening';

/** A capsule from top to bottom: what it is, the screens, and the timeline that moves them. */
export function OpenedCapsule({ opened, opening }: { opened: Opened; opening: Opening }) {
  const travel = useTravel(opened);
  const { isDark } = opened.capsule.viewport;
  const { setMode } = useColorScheme();
  // As the reporter saw it; the choice is gone with the page.
  useEffect(() => setMode(isDark ? 'dark' : 'light'), [isDark, setMode]);
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Banner opened={opened} opening={opening} step={travel.step} />
      <Stage screens={travel.screens} />
      <TimelinePanel opened={opened} travel={travel} />
    </Box>
  );
}

/** Says that this is not the live app, what it is instead, and leads out of it. */
function Banner({ opened, opening, step }: { opened: Opened; opening: Opening; step: number }) {
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

/** Who made a capsule with what, and the page that is open at this step. */
function AboutCapsule({ id, opened, step }: { id: string; opened: Opened; step: number }) {
  const { t } = useTranslation();
  const { app, madeAt, locale, roles, note, outbox, base } = opened.capsule;
  const nameOf = (role: Role) => t(role === 'APPROVED' ? 'capsuleViewer.role.APPROVED' : `shell.role.${role}`);
  const facts = [
    [t('capsuleViewer.banner.madeAt'), showInstant(madeAt, currentLocale())],
    [t('capsuleViewer.banner.app'), t('capsuleViewer.banner.version', app)],
    [t('capsuleViewer.banner.language'), t(`shell.languages.${locale}`)],
    [t('capsuleViewer.banner.route'), addressIn(opened.replayed.states[step] ?? base)],
    [t('capsuleViewer.banner.roles'), roles.map(nameOf).join(', ') || t('capsuleViewer.banner.nobody')],
    [t('capsuleViewer.banner.outbox'), t('capsuleViewer.banner.outboxText', outbox)],
    ...(note === '' ? [] : [[t('capsuleViewer.banner.note'), note]]),
  ] as const;
  return (
    <Box component="dl" id={id} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, m: 0, mt: 0.5 }}>
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'flex', gap: 0.75, minWidth: 0 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
