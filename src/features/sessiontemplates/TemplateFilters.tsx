import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { trainingTypes } from '../../../contract/lists';
import { useGetCategoriesQuery } from '../../api/category';
import { shownTemplateStates } from '../../filters/filters';
import { localizedText } from '../../i18n/localized';
import { Choice } from '../../ui/Choice';
import { PickNamed } from '../../ui/PickNamed';
import { SearchField } from '../../ui/SearchField';
import type { TemplateFilter } from './shownTemplates';

interface TemplateFiltersProps {
  filter: TemplateFilter;
  onFilter: (changes: Partial<TemplateFilter>) => void;
}

/** Which templates the list shows: by type, state, category, and words in name or description. */
export function TemplateFilters({ filter, onFilter }: TemplateFiltersProps) {
  const { t } = useTranslation();
  const { data, isLoading, error } = useGetCategoriesQuery();
  const named = useMemo(() => data?.map(({ id, name }) => ({ id, name: localizedText(name) })), [data]);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
      <Choice
        label={t('templates.filter.type')}
        value={filter.type ?? 'ALL'}
        options={[
          { value: 'ALL' as const, label: t('templates.filter.allTypes') },
          ...trainingTypes.map((type) => ({ value: type, label: t(`templates.type.${type}`) })),
        ]}
        onChoose={(type) => onFilter({ type: type === 'ALL' ? null : type })}
      />
      <Choice
        label={t('templates.filter.state')}
        value={filter.state}
        options={shownTemplateStates.map((state) => ({ value: state, label: t(`templates.filter.${state}`) }))}
        onChoose={(state) => onFilter({ state })}
      />
      <PickNamed
        label={t('templates.filter.category')}
        query={{ data: named, isLoading, error }}
        value={filter.category ?? ''}
        onPick={(category) => onFilter({ category })}
        nothing={{ label: t('templates.filter.allCategories'), onClear: () => onFilter({ category: null }) }}
      />
      <SearchField
        label={t('templates.filter.search')}
        help={t('templates.filter.searchHelp')}
        value={filter.q}
        onSearch={(q) => onFilter({ q })}
      />
    </Stack>
  );
}
