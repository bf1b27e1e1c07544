import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The way out of a page that shows nothing. */
export function HomeLink() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to="/" variant="contained">
      {t('shell.home')}
    </Button>
  );
}
