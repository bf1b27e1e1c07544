import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeFilters } from '@/filters/filters';
import { PickNamed } from '@/ui/fields/PickNamed';
import { SearchBox } from '@/ui/fields/SearchField';
import { SeasonPicker } from '@/ui/fields/SeasonPicker';
import { changeKinds } from '@contract/lists';

interface ChangeFiltersBarProps {
  filters: ChangeFilters;
  onChange: (changes: Partial<ChangeFilters>) => void;
}

/** What the record is narrowed to: by or about whom, about what and of which days. */
export function ChangeFiltersBar({ filters: { q, kind, season }, onChange }: ChangeFiltersBarProps) {
  const { t } = useTranslation();
  const kinds = changeKinds.map((id) => ({ id, name: t(`changes.kind.${id}`) }));
  return (
    <Stack direction="row" useFlexGap sx={{ flex: '1 1 600px', minWidth: 0, flexWrap: 'wrap', gap: 1 }}>
      <Narrow>
        <SearchBox
          isCompact
          label={t('changes.search')}
          help={t('changes.searchHelp')}
          q={q}
          onSearch={(wanted) => onChange({ q: wanted })}
        />
      </Narrow>
      <Narrow>
        <PickNamed
          isCompact
          control="changeKind"
          label={t('changes.kindLabel')}
          query={{ data: kinds, isLoading: false }}
          value={kind ?? ''}
          onPick={(picked) => onChange({ kind: changeKinds.find((one) => one === picked) ?? null })}
          nothing={{ label: t('changes.allKinds'), onClear: () => onChange({ kind: null }) }}
        />
      </Narrow>
      <SeasonPicker
        isCompact
        label={t('changes.period')}
        choice={season}
        onChoose={(chosen) => onChange({ season: chosen })}
        years={[]}
      />
    </Stack>
  );
}

function Narrow({ children }: { children: ReactNode }) {
  return <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 220px' } }}>{children}</Box>;
}
