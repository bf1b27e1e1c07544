import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useEditedSince } from '@/editing/useEditedEntities';
import { ResultStatus } from '@/ui/ResultStatus';
import { useFound } from '@/ui/useControl';
import { usePages } from '@/ui/useStoredControl';
import type { Mapping } from '@contract/mapping';
import { selectEdited } from './editedMappingsSlice';
import { MappingBlock } from './editing/MappingBlock';
import { mappingsCalled, visibleMappings } from './visibleMappings';

/** Each block draws a chart; more of them come when they are asked for. */
const AT_ONCE = 10;

interface MappingBlocksProps {
  mappings: readonly Mapping[];
  q: string;
  onShowAll: () => void;
  created: readonly string[];
}

/** The blocks of the mappings that match the search, those in edit mode in any case. */
export function MappingBlocks({ mappings, q, onShowAll, created }: MappingBlocksProps) {
  const { t } = useTranslation();
  const edited = useEditedSince(q, useSelector(selectEdited));
  const [pages, showPages] = usePages('mappings');
  const called = useMemo(() => mappingsCalled(mappings, q), [mappings, q]);
  const found = useFound('mappings', q, { all: mappings, found: called, idOf: ({ id }) => id }) ?? called;
  const { shown: visible, more } = visibleMappings(mappings, { found, limit: pages * AT_ONCE, created, edited });
  return (
    <>
      <ResultStatus count={q.trim() === '' ? undefined : found.length} />
      {visible.map((mapping) => (
        <MappingBlock key={mapping.id} mapping={mapping} isNew={mapping.id === created[0]} />
      ))}
      {visible.length === 0 && (
        <p>
          <span>{t('points.nothingFound')}</span> <Button onClick={onShowAll}>{t('points.showAll')}</Button>
        </p>
      )}
      {more > 0 && (
        <Button variant="outlined" onClick={() => showPages(pages + 1)} sx={{ alignSelf: 'center', minHeight: 44 }}>
          <span>{t('points.more', { count: more })}</span>
        </Button>
      )}
    </>
  );
}
