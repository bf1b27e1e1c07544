import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/Page';

export default function CategoriesPage() {
  const { t } = useTranslation();
  return <Page title={t('categories.title')}>{null}</Page>;
}
