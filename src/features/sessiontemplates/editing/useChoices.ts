import { useMemo } from 'react';
import { useGetCategoriesQuery } from '@/api/category';
import { useGetMappingsQuery } from '@/api/mapping';
import { collator } from '@/i18n/collator';
import { localizedText } from '@/i18n/localized';
import type { Template } from '@contract/template';

interface Choice {
  id: string;
  name: string;
}

/**
 * Returns what a template can be given, by name in the current language. What it has already is among them also while
 * they are loading.
 */
export function useChoices(template: Template): { categories: Choice[]; mappings: Choice[] } {
  const categories = useGetCategoriesQuery().data;
  const mappings = useGetMappingsQuery().data;
  const { category, trainingHandicapDifferenceToPointsMapping: mapping } = template;
  return useMemo(() => {
    const named = (categories ?? (category ? [category] : [])).map(({ id, name }) => ({
      id,
      name: localizedText(name),
    }));
    const tables = (mappings ?? (mapping ? [mapping] : [])).map(({ id, name }) => ({ id, name }));
    return { categories: inOrder(named), mappings: inOrder(tables) };
  }, [categories, mappings, category, mapping]);
}

function inOrder(choices: readonly Choice[]): Choice[] {
  const { compare } = collator();
  return [...choices].sort((one, other) => compare(one.name, other.name));
}
