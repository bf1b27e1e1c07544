import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { MovableList } from '@/ui/MovableList';
import { limits } from '@contract/limits';
import { LocalizedField } from './LocalizedField';
import { EditorSection } from './EditorSection';
import { TextInput } from './TextInput';
import { newScoringItem } from './addedEntries';
import type { ScoringRow } from './templateForm';
import { useLabelOf } from './templateName';

interface ScoringListProps {
  rows: readonly ScoringRow[];
  onRows: (rows: ScoringRow[]) => void;
}

/** What a ball can be worth, in the order of the buttons at the range. */
export const ScoringList = memo(function ScoringList({ rows, onRows }: ScoringListProps) {
  const { t } = useTranslation();
  const labelOf = useLabelOf();
  const rowName = (position: number) => t('templates.editor.scoring.row', { position });
  return (
    <EditorSection title={t('templates.editor.scoring.title')}>
      <Typography variant="body2" color="textSecondary">
        {t('templates.editor.scoring.help')}
      </Typography>
      <MovableList
        label={t('templates.editor.scoring.title')}
        rows={rows}
        rowName={rowName}
        onChange={onRows}
        addLabel={t('templates.editor.scoring.add')}
        nameOf={labelOf}
        onAdd={() => onRows([...rows, newScoringItem(rows)])}
        most={limits.template.scoring}
        nothingYet={t('templates.editor.scoring.nothingYet')}
      >
        {(_row, index) => (
          <Box
            sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 120px' } }}
          >
            <LocalizedField name={`scoring.${index}.name`} label={rowName(index + 1)} />
            {/* As text, because phones' number pads have no minus. */}
            <TextInput name={`scoring.${index}.points`} label={t('templates.editor.scoring.points')} />
          </Box>
        )}
      </MovableList>
    </EditorSection>
  );
});
