import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useCreateMappingMutation } from '../../api/mapping';
import { editingBegun } from './editedMappings';

/** Returns what makes the default new mapping (specification §9) in edit mode, and those made on this visit, the latest first. */
export function useCreateMapping() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [createMapping, { isLoading, error }] = useCreateMappingMutation();
  const [created, setCreated] = useState<readonly string[]>([]);

  const create = async () => {
    const { data } = await createMapping({
      id: null,
      name: t('points.newName'),
      mapping: [{ handicapDifference: 0, points: 0 }],
    });
    if (!data) return;
    dispatch(editingBegun(data.id));
    setCreated((before) => [data.id, ...before]);
  };
  return { create, created, isCreating: isLoading, error };
}
