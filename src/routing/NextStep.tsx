import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '@/session/sessionSlice';
import type { Right } from '@contract/rights';

/** What an empty screen may need first, with where it is made. */
const screens = {
  categories: ['/private/sessioncategories', 'category.edit'],
  mappings: ['/private/settings/sessionpoints', 'mapping.edit'],
  templates: ['/private/sessiontemplates', 'template.edit'],
  planner: ['/private/sessionplanner', 'training.plan'],
  wizard: ['/private/sessionwizard', 'training.run'],
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
