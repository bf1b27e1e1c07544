import { useTranslation } from 'react-i18next';
import { genders } from '../../../../contract/lists';
import { StaleVersions } from '../../../ui/StaleVersions';
import { differingFields, type EditableField } from './differences';
import type { UserValues } from './userForm';

interface StaleComparisonProps {
  mine: UserValues;
  theirs: UserValues;
  isBusy: boolean;
  onTakeTheirs: () => void;
  onOverwrite: () => void;
}

/** Somebody else saved the same user meanwhile: both versions where they differ, and which one counts. */
export function StaleComparison({ mine, theirs, isBusy, onTakeTheirs, onOverwrite }: StaleComparisonProps) {
  const label = useFieldLabel();
  const shown = useShownValue();
  const fields = differingFields(mine, theirs).map((field) => ({
    label: label(field),
    mine: shown(field, mine),
    theirs: shown(field, theirs),
  }));
  return <StaleVersions fields={fields} onReload={onTakeTheirs} onOverwrite={onOverwrite} isBusy={isBusy} />;
}

function useFieldLabel(): (field: EditableField) => string {
  const { t } = useTranslation();
  return (field) => {
    if (field === 'gender') return t('userForm.gender.label');
    if (field === 'isPro') return t('userForm.pro');
    if (field === 'isAdmin') return t('userForm.admin');
    return t(`userForm.${field}`);
  };
}

function useShownValue(): (field: EditableField, values: UserValues) => string {
  const { t } = useTranslation();
  return (field, values) => {
    const value = values[field];
    if (typeof value === 'boolean') return t(value ? 'userForm.ticked' : 'userForm.notTicked');
    if (field === 'gender') return t(`userForm.gender.${genders.find((one) => one === value) ?? 'none'}`);
    return value.trim();
  };
}
