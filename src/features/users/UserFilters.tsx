import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserFilters as Filters } from '@/filters/filters';
import { currentLocale } from '@/i18n/locale';
import { useMay } from '@/session/sessionSlice';
import { Choice } from '@/ui/fields/Choice';
import { SearchBox } from '@/ui/fields/SearchField';
import { memberFilters, type MemberFilter } from '@contract/lists';
import type { MemberCounts } from '@contract/member';

interface UserFiltersProps extends Pick<Filters, 'filter' | 'q'> {
  onChange: (changes: Partial<Filters>) => void;
  /** How many users each filter would show, where that is known. */
  counts: MemberCounts | undefined;
}

/** Whom the list shows: a filter with its counts and a search. */
export const UserFilters = memo(function UserFilters({ filter, q, onChange, counts }: UserFiltersProps) {
  const { t } = useTranslation();
  const mayApprove = useMay('member.approve');
  const numbers = new Intl.NumberFormat(currentLocale());
  const labelOf = (value: MemberFilter) => {
    const name = t(`users.filter.${value}`);
    return counts ? t('users.filter.counted', { filter: name, number: numbers.format(counts[value]) }) : name;
  };
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flex: '1 1 500px', minWidth: 0, flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <Choice
        isCompact
        label={t('users.filter.label')}
        value={filter}
        options={memberFilters
          // Only admins are shown who waits for approval.
          .filter((value) => mayApprove || value !== 'unapproved')
          .map((value) => ({ value, label: labelOf(value) }))}
        onChoose={(chosen) => onChange({ filter: chosen })}
      />
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 140px' }, maxWidth: { sm: 480 } }}>
        <SearchBox
          isCompact
          label={t('users.search')}
          help={t('users.searchHelp')}
          q={q}
          onSearch={(wanted) => onChange({ q: wanted })}
        />
      </Box>
    </Stack>
  );
});
