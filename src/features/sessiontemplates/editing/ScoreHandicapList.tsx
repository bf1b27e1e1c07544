import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../contract/limits';
import type { TrainingType } from '../../../../contract/lists';
import { MovableList } from '../../../ui/MovableList';
import { newMapEntry } from './addedEntries';
import { HandicapInput } from './HandicapInput';
import { Section } from './Section';
import { TextInput } from './TextInput';
import type { MapRow } from './templateForm';

interface ScoreHandicapListProps {
  rows: readonly MapRow[];
  onRows: (rows: MapRow[]) => void;
  type: TrainingType;
}

/** From score to handicap, or from score to points generated in a tournament. */
export const ScoreHandicapList = memo(function ScoreHandicapList({ rows, onRows, type }: ScoreHandicapListProps) {
  const { t } = useTranslation();
  return (
    <Section title={t('templates.editor.map.title')}>
      <MovableList
        label={t('templates.editor.map.title')}
        rows={rows}
        rowName={(place) => t('templates.editor.map.row', { place })}
        onChange={onRows}
        addLabel={t('templates.editor.map.add')}
        onAdd={() => onRows([...rows, newMapEntry(rows)])}
        most={limits.template.scoreHandicapMap}
        nothingYet={t('templates.editor.map.nothingYet')}
      >
        {(_row, index) => (
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', maxWidth: 480 }}>
            {/* As text, because phones' number pads have no minus. */}
            <TextInput name={`scoreHandicapMap.${index}.score`} label={t('templates.editor.map.score')} />
            {type === 'TOURNAMENT' ? (
              <TextInput
                name={`scoreHandicapMap.${index}.handicap`}
                label={t('templates.editor.map.pointsGenerated')}
              />
            ) : (
              <HandicapInput name={`scoreHandicapMap.${index}.handicap`} />
            )}
          </Box>
        )}
      </MovableList>
    </Section>
  );
});
