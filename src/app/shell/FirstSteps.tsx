import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { useGetFirstStepsQuery } from '@/api/firstSteps';
import { CATEGORIES, GOLFCLUBS, MAPPINGS, PLANNER, TEMPLATES, USERS } from '@/routing/routes';
import { useMay, useSession } from '@/session/sessionSlice';
import { useIsReplayed } from '@/ui/stateContexts';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { FirstSteps as Steps } from '@contract/firstSteps';
import {
  firstStepsDismissed,
  firstStepsRead,
  selectIsDismissed,
  storedDismissal,
  storeDismissal,
} from './firstStepsSlice';

/** In their order, with where each is done. */
const steps = [
  ['club', GOLFCLUBS],
  ['category', CATEGORIES],
  ['mapping', MAPPINGS],
  ['template', TEMPLATES],
  ['people', USERS],
  ['training', PLANNER],
] as const satisfies readonly (readonly [keyof Steps, string])[];

/** What an admin does first on a new server, until a training is planned or nobody wants to see it any more. */
export default function FirstSteps() {
  const dispatch = useDispatch();
  const isReplayed = useIsReplayed();
  const { id } = useSession();
  const isDismissed = useSelector(selectIsDismissed);
  const isFor = useMay('firstSteps.read');
  const { data } = useGetFirstStepsQuery(undefined, { skip: !isFor || isDismissed !== false });
  const isDone = data?.training === true;

  useEffect(() => {
    if (isDismissed === null && isFor && !isReplayed) dispatch(firstStepsRead({ isDismissed: storedDismissal(id) }));
  }, [dispatch, isDismissed, isFor, isReplayed, id]);
  // Nobody asks again once it is done.
  useEffect(() => {
    if (isDone && !isReplayed) storeDismissal(id);
  }, [isDone, isReplayed, id]);

  if (!data || isDone || isDismissed !== false) return null;
  const dismiss = () => {
    storeDismissal(id);
    dispatch(firstStepsDismissed());
  };
  return <StepList data={data} onDismiss={dismiss} />;
}

function StepList({ data, onDismiss }: { data: Steps; onDismiss: () => void }) {
  const { t } = useTranslation();
  const next = steps.find(([step]) => !data[step])?.[0];
  return (
    <Box
      component="section"
      aria-labelledby="first-steps"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        px: { xs: 2, sm: 3 },
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Typography id="first-steps" variant="subtitle2" component="h2">
        {t('shell.firstSteps.title')}
      </Typography>
      <Box
        component="ol"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          flex: { xs: '1 1 100%', sm: 1 },
          columnGap: 2,
          listStyle: 'none',
          p: 0,
          m: 0,
        }}
      >
        {steps.map(([step, path]) => {
          const Icon = data[step] ? CheckCircleIcon : CircleIcon;
          return (
            <Box component="li" key={step} aria-current={step === next ? 'step' : undefined}>
              <Link
                component={RouterLink}
                to={path}
                color={step === next ? 'primary' : 'textSecondary'}
                underline={step === next ? 'always' : 'hover'}
                sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 44 }}
              >
                <Icon fontSize="small" color={data[step] ? 'success' : 'inherit'} />
                <span>{t(`shell.firstSteps.${step}`)}</span>
                {data[step] && <VisuallyHidden>{t('shell.firstSteps.done')}</VisuallyHidden>}
              </Link>
            </Box>
          );
        })}
      </Box>
      <Button size="small" onClick={onDismiss}>
        {t('shell.firstSteps.dismiss')}
      </Button>
    </Box>
  );
}
