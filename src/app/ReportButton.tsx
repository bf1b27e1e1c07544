import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useOpenReport } from '@/ui/stateContexts';

/** Lets somebody tell of a page that shows nothing. */
export function ReportButton() {
  const { t } = useTranslation();
  const openCapsule = useOpenReport();
  return openCapsule && <Button onClick={openCapsule}>{t('shell.capsule.report')}</Button>;
}
