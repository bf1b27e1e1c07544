import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Capsule } from '@/capsule/capsuleFile';
import { showDate, showTimeWithSeconds } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';

interface CapsuleFactsProps {
  id?: string;
  capsule: Capsule;
  /** The page that is meant; the last one if not given. */
  route?: string;
  /** What stands below, by name. */
  more: readonly (readonly [string, string])[];
}

/** What a capsule says of the page, whoever used it and with what. */
export function CapsuleFacts({ id, capsule, route = capsule.route, more }: CapsuleFactsProps) {
  const { t } = useTranslation();
  const { app, locale, roles, viewport, device, steps, errors, calls, outbox } = capsule;
  const { width, height, isDark } = viewport;
  const { waiting, refused } = outbox;
  const none = t('capsule.holds.none');
  const counted = ({ length }: readonly unknown[]) => (length === 0 ? none : String(length));
  const named = roles.filter((role) => role !== 'APPROVED').map((role) => t(`shell.role.${role}`));
  const facts = [
    [t('capsule.holds.app'), t('capsule.holds.version', app)],
    [t('capsule.holds.page'), route],
    [t('capsule.holds.language'), t(`shell.languages.${locale}`)],
    [t('capsule.holds.roles'), named.join(', ') || t('capsule.holds.nobody')],
    [t('capsule.holds.window'), t(isDark ? 'capsule.holds.dark' : 'capsule.holds.light', { width, height })],
    ...(device
      ? ([
          [t('capsule.holds.browser'), `${browserOf(device.userAgent)}, ${systemOf(device.userAgent)}`],
          [t('capsule.holds.timeZone'), device.timeZone],
          [t('capsule.holds.pointer'), t(`capsule.holds.${device.pointer}`, { zoom: Math.round(device.zoom * 100) })],
        ] as const)
      : []),
    [
      t('capsule.holds.actions'),
      steps.length === 0 ? none : t('capsule.holds.actionsIn', { count: steps.length, times: timesOf(steps) }),
    ],
    [t('capsule.holds.errors'), counted(errors)],
    [t('capsule.holds.calls'), counted(calls)],
    [
      t('capsule.holds.unsent'),
      refused > 0 ? t('capsule.holds.refused', { waiting, refused }) : String(waiting || none),
    ],
    ...more,
  ] as const;
  return (
    <Box
      component="dl"
      id={id}
      sx={{ m: 0, display: 'grid', gap: 0.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))' }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
          <Typography component="dt" variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
            {name}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          >
            {value}
          </Typography>
        </Box>
      ))}
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

/** Each browser names those before it too, so the first that matches is meant. */
const browsers = [
  ['Edge', /Edg\w*\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).* Safari/],
] as const;

function browserOf(userAgent: string): string {
  for (const [name, pattern] of browsers) {
    const [, version] = pattern.exec(userAgent) ?? [];
    if (version !== undefined) return `${name} ${version}`;
  }
  return userAgent;
}

/** Android says that it is a Linux too. */
const systems = ['Windows', 'Android', 'iPhone', 'iPad', 'CrOS', 'Mac OS X', 'Linux'];

const systemOf = (userAgent: string): string => systems.find((name) => userAgent.includes(name)) ?? '?';
