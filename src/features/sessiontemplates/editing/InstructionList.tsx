import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { MovableList } from '@/ui/MovableList';
import { limits } from '@contract/limits';
import { LocalizedField } from './LocalizedField';
import { EditorSection } from './EditorSection';
import { newInstruction } from './addedEntries';
import type { InstructionRow } from './templateForm';
import { useLabelOf } from './templateName';

interface InstructionListProps {
  rows: readonly InstructionRow[];
  onRows: (rows: InstructionRow[]) => void;
}

/** The instructions in their order. */
export const InstructionList = memo(function InstructionList({ rows, onRows }: InstructionListProps) {
  const { t } = useTranslation();
  const labelOf = useLabelOf();
  const rowName = (position: number) => t('templates.editor.instructions.row', { position });
  return (
    <EditorSection title={t('templates.editor.instructions.title')}>
      <MovableList
        label={t('templates.editor.instructions.title')}
        rows={rows}
        rowName={rowName}
        onChange={onRows}
        addLabel={t('templates.editor.instructions.add')}
        nameOf={labelOf}
        onAdd={() => onRows([...rows, newInstruction(rows)])}
        most={limits.template.instructions}
        nothingYet={t('templates.editor.instructions.nothingYet')}
      >
        {(_row, index) => <LocalizedField name={`instructions.${index}`} label={rowName(index + 1)} isMultiline />}
      </MovableList>
    </EditorSection>
  );
});
