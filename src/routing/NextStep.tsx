import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '@/session/sessionSlice';
import type { Right } from '@contract/rights';
import { CATEGORIES, MAPPINGS, PLANNER, TEMPLATES, WIZARD } from './routes';

/** What an empty screen may need first, with where it is made. */
const screens = {
  categories: [CATEGORIES, 'category.edit'],
  mappings: [MAPPINGS, 'mapping.edit'],
  templates: [TEMPLATES, 'template.edit'],
  planner: [PLANNER, 'training.plan'],
  wizard: [WIZARD, 'training.run'],
} as const satisfies Record<string, readonly [path: string, right: Right]>;

/** The way from an empty screen to what it needs first, for those who may go there. */
export function NextStep({ to }: { to: keyof typeof screens }) {
  const { t } = useTranslation();
  const [path, right] = screens[to];
  const mayGo = useMay(right);
  if (!mayGo) return null;
  return (
    <Link component={RouterLink} to={path} sx={{ display: 'inline-block', py: 1.25, mr: 2 }}>
      {t(`shell.nextStep.${to}`)}
    </Link>
  );
}
