import Stack from '@mui/material/Stack';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { MovableList } from '@/ui/MovableList';
import { limits } from '@contract/limits';
import { ImageInput } from './ImageInput';
import { LocalizedField } from './LocalizedField';
import { EditorSection } from './EditorSection';
import { newHint } from './addedEntries';
import type { HintRow } from './templateForm';
import { useLabelOf } from './templateName';

interface HintListProps {
  rows: readonly HintRow[];
  onRows: (rows: HintRow[]) => void;
}

/** The hints in their order, each with the image that goes with it. */
export const HintList = memo(function HintList({ rows, onRows }: HintListProps) {
  const { t } = useTranslation();
  const labelOf = useLabelOf();
  const rowName = (position: number) => t('templates.editor.hints.row', { position });
  return (
    <EditorSection title={t('templates.editor.hints.title')}>
      <MovableList
        label={t('templates.editor.hints.title')}
        rows={rows}
        rowName={rowName}
        onChange={onRows}
        addLabel={t('templates.editor.hints.add')}
        nameOf={labelOf}
        onAdd={() => onRows([...rows, newHint(rows)])}
        most={limits.template.hints}
        nothingYet={t('templates.editor.hints.nothingYet')}
      >
        {(_row, index) => (
          <Stack spacing={1}>
            <LocalizedField name={`hints.${index}.name`} label={rowName(index + 1)} isMultiline />
            <ImageInput
              name={`hints.${index}.imageUrl`}
              label={t('templates.editor.hints.image', { position: index + 1 })}
              tag="tip"
            />
          </Stack>
        )}
      </MovableList>
    </EditorSection>
  );
});
