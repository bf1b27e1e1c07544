import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/Page';

export default function PointsPage() {
  const { t } = useTranslation();
  return <Page title={t('points.title')}>{null}</Page>;
}
