import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useStateExport } from '../../../ui/useStateExport';

/** Lets somebody take along the state in which a page stopped working. */
export function ExportStateButton() {
  const { t } = useTranslation();
  const exportState = useStateExport();
  return exportState && <Button onClick={exportState}>{t('shell.state.export')}</Button>;
}
