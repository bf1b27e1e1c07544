import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/Page';

export default function TemplatesPage() {
  const { t } = useTranslation();
  return <Page title={t('templates.title')}>{null}</Page>;
}
