import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Capsule } from '@/capsule/capsuleFile';
import { showDate, showTimeWithSeconds } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';

/** What the capsule holds, for the reporter to know before anything is saved; `size` in characters of its text. */
export function CapsuleContents({ capsule, size }: { capsule: Capsule; size: number }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { app, route, locale, roles, viewport, steps, errors, calls, outbox } = capsule;
  const { width, height, isDark } = viewport;
  const named = roles.filter((role) => role !== 'APPROVED').map((role) => t(`shell.role.${role}`));
  const counted = (list: readonly unknown[]) => (list.length === 0 ? t('capsule.holds.none') : String(list.length));
  const { waiting, refused } = outbox;
  const rows = [
    [t('capsule.holds.app'), t('capsule.holds.version', app)],
    [t('capsule.holds.page'), route],
    [t('capsule.holds.language'), t(`shell.languages.${locale}`)],
    [t('capsule.holds.roles'), named.length === 0 ? t('capsule.holds.nobody') : named.join(', ')],
    [t('capsule.holds.window'), t(isDark ? 'capsule.holds.dark' : 'capsule.holds.light', { width, height })],
    [
      t('capsule.holds.actions'),
      steps.length === 0
        ? t('capsule.holds.none')
        : t('capsule.holds.actionsIn', { count: steps.length, times: timesOf(steps) }),
    ],
    [t('capsule.holds.errors'), counted(errors)],
    [t('capsule.holds.calls'), counted(calls)],
    [
      t('capsule.holds.unsent'),
      refused > 0 ? t('capsule.holds.refused', { waiting, refused }) : String(waiting || t('capsule.holds.none')),
    ],
    [t('capsule.holds.size'), t('capsule.holds.kilobytes', { size: Math.ceil(size / 1000) })],
  ] as const;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" sx={{ mb: 1 }}>
        {t('capsule.holds.title')}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { sm: 'max-content 1fr' },
          columnGap: 2,
          rowGap: { sm: 0.5 },
        }}
      >
        {rows.map(([name, value]) => (
          <Fragment key={name}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, mb: { xs: 1, sm: 0 }, minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {value}
            </Typography>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}

/** From when to when, by the clock on the wall; over several days with the days. */
function timesOf(steps: Capsule['steps']): string {
  const times = steps.map(({ at }) => at).sort();
  const [first = '', last = ''] = [times[0], times.at(-1)];
  const locale = currentLocale();
  const isOneDay = showDate(first, locale) === showDate(last, locale);
  const show = (at: string) => `${isOneDay ? '' : `${showDate(at, locale)}, `}${showTimeWithSeconds(at, locale)}`;
  return first === last ? show(first) : `${show(first)} – ${show(last)}`;
}
