import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useGetGolfclubQuery, useGetGolfclubsQuery } from '@/api/golfclub';
import { useProblemText } from '@/errors/problem';
import { useSession } from '@/session/sessionSlice';
import { useTypedField } from '@/ui/fields/typedText';
import { useSearchedOptions } from '@/ui/fields/useSearchedOptions';
import { seesEveryClub } from '@contract/rights';

/** The club of a user: chosen by admins at the creation, and fixed from then on and for everybody else. */
export function GolfclubField({ attached }: { attached: string | null }) {
  const session = useSession();
  if (attached !== null) return <FixedGolfclub name={attached} />;
  return seesEveryClub(session.roles) ? <ChosenGolfclub /> : <OwnGolfclub id={session.golfclubId} />;
}

function OwnGolfclub({ id }: { id: string }) {
  const { data } = useGetGolfclubQuery({ id, members: 'none' });
  return <FixedGolfclub name={data?.name ?? ''} />;
}

function FixedGolfclub({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <TextField
      fullWidth
      disabled
      label={t('users.golfclub')}
      value={name}
      helperText={t('userForm.golfclubFixed')}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

function ChosenGolfclub() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [field, { wrong }, { setValue }] = useTypedField('golfclubId');
  const { data: clubs = [], isLoading, error: failure } = useGetGolfclubsQuery({ members: 'none' });
  const problem = failure === undefined ? wrong : problemText(failure);
  const searched = useSearchedOptions({
    control: 'user/golfclubId',
    options: clubs,
    chosen: clubs.find(({ id }) => id === field.value) ?? null,
    idOf: ({ id }) => id,
    labelOf: ({ name }) => name,
  });
  return (
    <Autocomplete
      {...searched}
      fullWidth
      onChange={(_event, chosen) => void setValue(chosen?.id ?? '')}
      onBlur={field.onBlur}
      loading={isLoading}
      loadingText={t('ui.loading')}
      noOptionsText={t('ui.nothingFound')}
      renderInput={(params) => (
        <TextField
          {...params}
          required
          name="golfclubId"
          label={t('users.golfclub')}
          error={problem !== undefined}
          helperText={problem}
        />
      )}
    />
  );
}
