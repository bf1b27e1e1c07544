import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opened } from '../openCapsule';
import { ActionDetails } from './ActionDetails';
import { CallTable } from './CallTable';
import { ErrorList } from './ErrorList';
import type { Travel } from './useTravel';

type Subject = 'action' | 'errors' | 'calls';

/** What is known of the step that is shown, the errors that were caught, and the calls of the API. */
export function Details({ opened, travel }: { opened: Opened; travel: Travel }) {
  const { t } = useTranslation();
  const { errors, calls } = opened.capsule;
  const [subject, setSubject] = useState<Subject>('action');
  const id = useId();
  const labels: Record<Subject, string> = {
    action: t('capsuleViewer.details.action'),
    errors: t('capsuleViewer.details.errors', { count: errors.length }),
    calls: t('capsuleViewer.details.calls', { count: calls.length }),
  };
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <Tabs
        value={subject}
        onChange={(_event, chosen: Subject) => setSubject(chosen)}
        aria-label={t('capsuleViewer.details.label')}
        variant="scrollable"
        sx={{ flexShrink: 0 }}
      >
        {(['action', 'errors', 'calls'] as const).map((one) => (
          <Tab key={one} value={one} label={labels[one]} id={`${id}-${one}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${subject}`}
        tabIndex={0}
        sx={{ overflow: 'auto', pt: 1, '&:focus-visible': { outlineOffset: -3 } }}
      >
        {subject === 'action' && <ActionDetails opened={opened} step={travel.step} />}
        {subject === 'errors' && <ErrorList errors={errors} last={travel.last} go={travel.go} />}
        {subject === 'calls' && <CallTable calls={calls} />}
      </Box>
    </Box>
  );
}
