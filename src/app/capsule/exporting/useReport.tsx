import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Capsule } from '@/capsule/capsuleFile';
import { LoadingButton } from '@/ui/LoadingButton';
import { saveFile } from '@/ui/saveFile';
import { saveText } from './exportFile';
import { drawLastStep, sendReport, type ReportTarget, type SendFailure, trackerAddress } from './sendReport';

type Progress = 'idle' | 'sending' | { hasPicture: boolean; opened?: string } | { failure: SendFailure };

/** Returns the button that sends a report with one press, and what came of it; nothing typed is lost either way. */
export function useReport(
  target: ReportTarget | null,
  reported: () => { capsule: Capsule; text: string },
): { button: ReactNode; status: ReactNode; changed: () => void } {
  const { t } = useTranslation();
  const [progress, setProgress] = useState<Progress>('idle');
  if (!target) return { button: null, status: null, changed: () => undefined };

  const send = async () => {
    const { capsule, text } = reported();
    setProgress('sending');
    if (target.kind === 'tracker') {
      // At once: later the browser would take it for an advertisement.
      window.open(trackerAddress(target, capsule), '_blank', 'noopener,noreferrer');
      const name = await saveText('golf-club-capsule', text);
      const picture = await drawLastStep(capsule);
      if (picture) saveFile(name.replace(/\.json.*$/, '.png'), picture, 'image/png');
      setProgress({ hasPicture: picture !== null, opened: name });
      return;
    }
    setProgress(await sendReport(target, { capsule, text }));
  };
  const done = typeof progress === 'object' && 'hasPicture' in progress ? progress : null;
  const isSent = done !== null && done.opened === undefined;
  return {
    changed: () => setProgress((before) => (before === 'sending' ? before : 'idle')),
    button: (
      <LoadingButton
        variant="contained"
        loading={progress === 'sending'}
        disabled={isSent}
        aria-disabled={isSent}
        onClick={() => void send()}
      >
        {t('capsule.report.send')}
      </LoadingButton>
    ),
    status: (
      <>
        {progress === 'sending' && <span>{t('capsule.report.sending')}</span>}
        {isSent && <span>{t('capsule.report.sent', { host: target.host })}</span>}
        {done?.opened !== undefined && (
          <span>
            {t(done.hasPicture ? 'capsule.report.opened' : 'capsule.report.openedWithoutPicture', {
              host: target.host,
              file: done.opened,
            })}
          </span>
        )}
        {done && !done.hasPicture && <span>{` ${t('capsule.report.noPicture')}`}</span>}
        {typeof progress === 'object' && 'failure' in progress && (
          <span>{t(`capsule.report.failed.${progress.failure}`, { host: target.host })}</span>
        )}
      </>
    ),
  };
}
