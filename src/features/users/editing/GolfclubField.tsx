import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useGetGolfclubQuery, useGetGolfclubsQuery } from '@/api/golfclub';
import { useProblemText } from '@/errors/problem';
import { useSession } from '@/session/sessionSlice';
import { AutocompleteField } from '@/ui/fields/AutocompleteField';
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
  const { data: clubs = [], isLoading, error: failure } = useGetGolfclubsQuery({ members: 'none' });
  return (
    <AutocompleteField
      name="golfclubId"
      control="user/golfclubId"
      label={t('users.golfclub')}
      options={clubs}
      labelOf={({ name }) => name}
      noOptionsText={t('ui.nothingFound')}
      isLoading={isLoading}
      problem={failure === undefined ? undefined : problemText(failure)}
    />
  );
}
