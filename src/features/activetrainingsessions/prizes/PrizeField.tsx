import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import { useGetSessionPricesQuery } from '../../../api/price';
import { fieldErrorsOf, useProblemText } from '../../../ui/problem';
import { useTrainingWords } from '../useTrainingWords';
import type { Awarding } from './useAwarding';

/** Which prize is handed over after a training; it can be chosen while the row is edited. */
export function PrizeField({ training, awarding }: { training: ScheduledTraining; awarding: Awarding }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { labelled } = useTrainingWords();
  const { data: prices = [], error: notRead } = useGetSessionPricesQuery();
  const isEdited = awarding.edited.includes(training.id);
  const { chosen, isBusy, failure } = awarding.choosingOf(training);
  const error = failure ?? (isEdited ? notRead : undefined);
  const select = useRef<HTMLSelectElement>(null);
  const wasEdited = useRef(isEdited);
  useEffect(() => {
    if (isEdited && !wasEdited.current) select.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  // Outside edit mode there is nothing to choose: a page of rows would else hold every prize many times.
  const options = withBoth(isEdited ? prices : [], training.session_price, {
    id: chosen,
    name: t('activeTrainings.prize.gone'),
  });
  const problem = error === undefined ? undefined : (fieldErrorsOf(error).session_price_id ?? problemText(error));
  return (
    // The arrow keys choose here; in the table they would move on to other cells.
    <Box onKeyDown={(event) => event.stopPropagation()} sx={{ width: '100%', minWidth: 0 }}>
      <TextField
        select
        fullWidth
        size="small"
        value={chosen}
        onChange={(event) => awarding.choose(training, event.target.value)}
        disabled={!isEdited || isBusy}
        error={problem !== undefined}
        helperText={problem}
        slotProps={{
          select: { native: true, inputRef: select },
          htmlInput: { 'aria-label': labelled(t('activeTrainings.field.prize'), training) },
        }}
        sx={readable}
      >
        <option value="">{t('activeTrainings.prize.none')}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

/** Outside edit mode it is what people read. */
const readable = {
  '& .MuiNativeSelect-select': { minHeight: 24, textOverflow: 'ellipsis' },
  '& .MuiNativeSelect-select.Mui-disabled': { color: 'text.primary', WebkitTextFillColor: 'currentcolor', opacity: 1 },
} as const;

type Named = { id: string; name: string };

/** The prize that a training has can be read also where the prizes cannot; one that was chosen may have been deleted since. */
function withBoth(prices: readonly Named[], held: Named | null | undefined, chosen: Named): readonly Named[] {
  const known = held && !prices.some(({ id }) => id === held.id) ? [held, ...prices] : prices;
  return chosen.id === '' || known.some(({ id }) => id === chosen.id) ? known : [...known, chosen];
}
