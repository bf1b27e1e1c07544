import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import { useGetSessionPricesQuery } from '../../../api/price';
import { StaleVersions } from '../../../ui/StaleVersions';
import { useTrainingWords } from '../useTrainingWords';
import type { Awarding } from './useAwarding';

/** Somebody else has chosen the instant prize of the training meanwhile: which of both it is to be. */
export function AwardedMeanwhile({ training, awarding }: { training: ScheduledTraining; awarding: Awarding }) {
  const { t } = useTranslation();
  const { nameAndDate } = useTrainingWords();
  const { data: prices = [] } = useGetSessionPricesQuery();
  const { chosen, isBusy, meanwhile: theirs } = awarding.choosingOf(training);
  if (theirs === null) return null;
  const nameOf = (id: string) =>
    id === ''
      ? t('activeTrainings.prize.none')
      : ([training.session_price, ...prices].find((price) => price?.id === id)?.name ?? '');
  return (
    <Box role="group" aria-label={nameAndDate(training)}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{nameAndDate(training)}</Typography>
      <StaleVersions
        fields={[{ label: t('activeTrainings.field.prize'), mine: nameOf(chosen), theirs: nameOf(theirs) }]}
        onReload={() => awarding.end(training.id)}
        onOverwrite={() => void awarding.save(training, theirs)}
        isBusy={isBusy}
      />
    </Box>
  );
}
