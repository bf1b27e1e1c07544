import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * Tells screen readers how many results a search has, or that it has none; undefined: nothing is searched for. It must be
 * rendered before the results: a live region that comes together with its text is not read out.
 */
export function ResultStatus({ count }: { count: number | undefined }) {
  const { t } = useTranslation();
  return <VisuallyHidden role="status">{count === undefined ? '' : t('ui.results', { count })}</VisuallyHidden>;
}
