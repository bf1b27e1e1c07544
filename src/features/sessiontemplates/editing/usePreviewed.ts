import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo } from 'react';
import type { Mapping } from '../../../../contract/mapping';
import type { Template } from '../../../../contract/template';
import { useGetCategoriesQuery } from '../../../api/category';
import { useGetMappingsQuery } from '../../../api/mapping';
import { editedTemplateOf, type TemplateValues } from './templateForm';

/** Returns the template as it would be if the form were saved now, and the points mappings its readiness depends on. */
export function usePreviewed(template: Template): { previewed: Template; mappings: readonly Mapping[] | undefined } {
  // Typing must not wait for what is drawn from it.
  const values = useDeferredValue(useFormikContext<TemplateValues>().values);
  const categories = useGetCategoriesQuery().data;
  const mappings = useGetMappingsQuery().data;
  const previewed = useMemo(() => {
    const {
      category,
      trainingHandicapDifferenceToPointsMapping: mapping,
      balls,
      ...sent
    } = editedTemplateOf(values, template);
    return {
      ...template,
      ...sent,
      image: sent.image ?? null,
      version: template.version,
      type: template.type,
      balls,
      numberofballs: balls.length,
      category: find([...(categories ?? []), template.category], category?.id),
      trainingHandicapDifferenceToPointsMapping: find(
        [...(mappings ?? []), template.trainingHandicapDifferenceToPointsMapping],
        mapping?.id,
      ),
    };
  }, [values, template, categories, mappings]);
  return { previewed, mappings };
}

/** Returns the one with this id; null where nothing is chosen. */
function find<Thing extends { id: string }>(things: readonly (Thing | null | undefined)[], id: string | undefined) {
  return (id !== undefined && things.find((thing) => thing?.id === id)) || null;
}
