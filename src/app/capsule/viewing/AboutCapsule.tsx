import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../../../contract/lists';
import { showInstant } from '../../../i18n/dates';
import { currentLocale } from '../../../i18n/locale';
import type { Opened } from './openCapsule';
import { addressIn } from './screens';

/** Who made a capsule with what, and the page that is open at this step. */
export function AboutCapsule({ id, opened, step }: { id: string; opened: Opened; step: number }) {
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
