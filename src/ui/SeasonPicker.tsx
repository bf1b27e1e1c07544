import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayjs } from '../i18n/dayjs';
import { DateRange } from './DateRange';

/** A year, everything, or a range of calendar dates `YYYY-MM-DD`, both included, which may be open at an end. */
export type SeasonChoice = number | 'all' | { from: string | null; to: string | null };

interface SeasonPickerProps {
  /** Lower, above a grid. */
  isCompact?: boolean;
  choice: SeasonChoice;
  onChoose: (choice: SeasonChoice) => void;
  /** Those with something in them, latest first; this year and the chosen one are offered in any case. */
  years: readonly number[];
}

const RANGE = 'range';

/** Chooses the season that is shown: a year, all years, or a range of days, which is typed. */
export function SeasonPicker({ choice, onChoose, years, isCompact = false }: SeasonPickerProps) {
  const { t } = useTranslation();
  const [isTypingRange, setTypingRange] = useState(false);
  const isRange = isTypingRange || typeof choice === 'object';
  const always = [dayjs().year(), ...(typeof choice === 'number' ? [choice] : [])];
  const offered = [...new Set([...always, ...years])].sort((one, other) => other - one);
  const pick = (picked: string) => {
    setTypingRange(picked === RANGE);
    if (picked !== RANGE) onChoose(picked === 'all' ? 'all' : Number(picked));
  };
  const range = typeof choice === 'object' ? choice : { from: null, to: null };
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
      <TextField
        select
        size={isCompact ? 'small' : 'medium'}
        label={t('ui.season.label')}
        value={typeof choice === 'object' || isTypingRange ? RANGE : String(choice)}
        onChange={({ target }) => pick(target.value)}
        sx={{ width: isCompact ? 150 : 200, maxWidth: '100%' }}
      >
        {offered.map((year) => (
          <MenuItem key={year} value={String(year)}>
            {year}
          </MenuItem>
        ))}
        <MenuItem value="all">{t('ui.season.all')}</MenuItem>
        <MenuItem value={RANGE}>{t('ui.season.range')}</MenuItem>
      </TextField>
      {isRange && <DateRange key={`${range.from} ${range.to}`} range={range} onChoose={onChoose} />}
    </Stack>
  );
}
