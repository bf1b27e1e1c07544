import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GolfclubToJoin } from '../../../contract/golfclub';
import { currentLocale } from '../../i18n/locale';
import { useTypedField } from '../../ui/useTypedField';

/** Chooses one of the clubs, found by typing a part of its name. */
export function ClubField({ name, clubs }: { name: string; clubs: readonly GolfclubToJoin[] }) {
  const { t } = useTranslation();
  const [field, { wrong }, { setValue }] = useTypedField(name);
  const sorted = useMemo(() => {
    const { compare } = new Intl.Collator(currentLocale(), { sensitivity: 'base', numeric: true });
    return [...clubs].sort((one, other) => compare(one.name, other.name));
  }, [clubs]);
  return (
    <Autocomplete
      fullWidth
      options={sorted}
      value={sorted.find(({ id }) => id === field.value) ?? null}
      onChange={(_event, chosen) => void setValue(chosen?.id ?? '')}
      onBlur={field.onBlur}
      getOptionKey={({ id }) => id}
      getOptionLabel={(club) => club.name}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      noOptionsText={t('signUp.noClub')}
      renderInput={(params) => (
        <TextField
          {...params}
          required
          name={name}
          label={t('signUp.golfclub')}
          error={wrong !== undefined}
          helperText={wrong}
        />
      )}
    />
  );
}
