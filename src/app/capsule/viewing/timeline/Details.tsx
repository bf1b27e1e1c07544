import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplayedCapsule } from '@/app/state/opening/openFile';
import type { CapsuleCall, CapsuleError } from '@/capsule/capsuleFile';
import { differences, MOST_DIFFERENCES } from '@/capsule/differences';
import { shortJson } from '@/capsule/shortJson';
import { showInstant, showTimeWithSeconds } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { ReadText } from '../../ReadText';
import { FactTable } from './FactTable';
import type { Playback } from './usePlayback';

const subjects = ['action', 'errors', 'calls'] as const;

/** What is known of the step that is shown, the errors that were caught, and the calls of the API. */
export function Details({ opened, playback }: { opened: ReplayedCapsule; playback: Playback }) {
  const { t } = useTranslation();
  const { errors, calls } = opened.capsule;
  const [subject, setSubject] = useState<(typeof subjects)[number]>('action');
  const id = useId();
  const counts = { action: 0, errors: errors.length, calls: calls.length };
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <Tabs
        value={subject}
        onChange={(_event, chosen: typeof subject) => setSubject(chosen)}
        aria-label={t('capsuleViewer.details.label')}
        variant="scrollable"
        sx={{ flexShrink: 0 }}
      >
        {subjects.map((one) => (
          <Tab
            key={one}
            value={one}
            label={t(`capsuleViewer.details.${one}`, { count: counts[one] })}
            id={`${id}-${one}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${subject}`}
        tabIndex={0}
        sx={{ overflow: 'auto', pt: 1, '&:focus-visible': { outlineOffset: -3 } }}
      >
        {subject === 'action' && <ActionDetails opened={opened} step={playback.step} />}
        {subject === 'errors' && <ErrorList errors={errors} playback={playback} />}
        {subject === 'calls' && <CallTable calls={calls} />}
      </Box>
    </Box>
  );
}

const MOST_OF_ACTION = 20_000;
const MOST_OF_VALUE = 160;

/** The action of a step as it was dispatched, and what of the state it changed. */
function ActionDetails({ opened: { capsule, replayed }, step }: { opened: ReplayedCapsule; step: number }) {
  const { t } = useTranslation();
  const { states, thrown } = replayed;
  const found = useMemo(() => (step === 0 ? [] : differences(states[step - 1], states[step])), [states, step]);
  const action = capsule.steps[step - 1]?.action;
  const payload = useMemo(() => shortJson(action, { most: MOST_OF_ACTION, indented: true }), [action]);
  if (!action) return <Typography variant="body2">{t('capsuleViewer.details.noAction')}</Typography>;
  const show = (value: unknown) =>
    value === undefined ? t('capsuleViewer.details.absent') : shortJson(value, { most: MOST_OF_VALUE });
  return (
    <>
      <ReadText label={t('capsuleViewer.details.payload')}>{payload}</ReadText>
      {thrown.includes(step) && <Typography variant="body2">{t('capsuleViewer.details.threw')}</Typography>}
      {found.length === 0 ? (
        <Typography variant="body2">{t('capsuleViewer.details.nothing')}</Typography>
      ) : (
        <FactTable
          label={t('capsuleViewer.details.differences')}
          columns={(['path', 'before', 'after'] as const).map((name) => t(`capsuleViewer.details.${name}`))}
          rows={found.map(({ path, before, after }) => [path, show(before), show(after)])}
        />
      )}
      {found.length === MOST_DIFFERENCES && (
        <Typography variant="body2">{t('capsuleViewer.details.most', { count: MOST_DIFFERENCES })}</Typography>
      )}
    </>
  );
}

/** The errors that were caught, each with its stack and the way to the step at which it was. */
function ErrorList({ errors, playback }: { errors: readonly CapsuleError[]; playback: Playback }) {
  const { t } = useTranslation();
  if (errors.length === 0) return <Typography variant="body2">{t('capsuleViewer.errors.none')}</Typography>;
  return (
    <Box component="ol" sx={{ m: 0, pl: 3 }}>
      {errors.map(({ at, afterSteps, message, stack }, index) => {
        const step = Math.min(afterSteps, playback.last);
        return (
          <li key={`${at}-${index}`}>
            <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>{message}</Typography>
            <Typography variant="body2" color="textSecondary">
              <span>{showInstant(at, currentLocale())}</span>{' '}
              <Button size="small" onClick={() => playback.go(step)}>
                <span>{t('capsuleViewer.errors.go', { step })}</span>
              </Button>
            </Typography>
            <ReadText label={t('capsuleViewer.errors.stack', { message: shortJson(message, { most: 80 }) })}>
              {stack || t('capsuleViewer.errors.noStack')}
            </ReadText>
          </li>
        );
      })}
    </Box>
  );
}

const columns = ['endpoint', 'method', 'status', 'duration', 'requestId', 'time'] as const;

/** The last calls of the API, as far as the capsule tells of them. */
function CallTable({ calls }: { calls: readonly CapsuleCall[] }) {
  const { t } = useTranslation();
  if (calls.length === 0) return <Typography variant="body2">{t('capsuleViewer.calls.none')}</Typography>;
  return (
    <FactTable
      label={t('capsuleViewer.details.calls', { count: calls.length })}
      columns={columns.map((column) => t(`capsuleViewer.calls.${column}`))}
      rows={calls.map(({ endpoint, method, status, milliseconds, requestId, at }) => [
        endpoint,
        method,
        String(status),
        `${milliseconds} ms`,
        requestId ?? t('capsuleViewer.calls.noId'),
        showTimeWithSeconds(at, currentLocale()),
      ])}
    />
  );
}
