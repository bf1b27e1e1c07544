import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/Page';

export default function PricesPage() {
  const { t } = useTranslation();
  return <Page title={t('prizes.title')}>{null}</Page>;
}
