import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeriesScope } from '@/modal/dialog';
import type { TrainingPlan } from '@contract/trainingPlan';
import { canMove } from '@contract/trainingStates';
import { scopesOf } from './seriesScope';

interface SeriesScopeFieldProps {
  plans: readonly TrainingPlan[];
  id: string;
  scope: SeriesScope;
  onChoose: (scope: SeriesScope) => void;
  /** What is not done to those that have been started. */
  of: 'move' | 'delete';
  /** It is being done. */
  isBusy: boolean;
}

/** Which trainings of a series are meant, and how many of it stay because they have been started; nothing where it is alone. */
export function SeriesScopeField({ plans, id, scope, onChoose, of, isBusy }: SeriesScopeFieldProps) {
  const { t } = useTranslation();
  const labelId = useId();
  const scopes = scopesOf(plans, id);
  const staying = plans.filter((plan) => !canMove(plan)).length;
  if (scopes.length < 2) return null;
  return (
    <FormControl disabled={isBusy}>
      <FormLabel id={labelId}>{t(`moving.scope.${of}`)}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={scope}
        onChange={(_event, chosen) => {
          const wanted = scopes.find((one) => one.scope === chosen);
          if (wanted) onChoose(wanted.scope);
        }}
      >
        {scopes.map((one) => (
          <FormControlLabel
            key={one.scope}
            value={one.scope}
            control={<Radio />}
            label={t(`moving.scope.${one.scope}`, { count: one.count })}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
      {staying > 0 && (
        <Typography variant="body2">{t('moving.staying', { count: staying, all: plans.length })}</Typography>
      )}
    </FormControl>
  );
}
