import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useField } from 'formik';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { readHandicap, showHandicap } from '@/i18n/numbers';
import { MovableList } from '@/ui/MovableList';
import { limits } from '@contract/limits';
import type { TrainingType } from '@contract/lists';
import { EditorSection } from './EditorSection';
import { TextInput } from './TextInput';
import { newMapEntry } from './addedEntries';
import type { MapRow } from './templateForm';
import { useLabelOf } from './templateName';

interface ScoreHandicapListProps {
  rows: readonly MapRow[];
  onRows: (rows: MapRow[]) => void;
  type: TrainingType;
}

/** From score to handicap, or from score to points generated in a tournament. */
export const ScoreHandicapList = memo(function ScoreHandicapList({ rows, onRows, type }: ScoreHandicapListProps) {
  const { t } = useTranslation();
  const labelOf = useLabelOf();
  return (
    <EditorSection title={t('templates.editor.map.title')}>
      <MovableList
        label={t('templates.editor.map.title')}
        rows={rows}
        rowName={(position) => t('templates.editor.map.row', { position })}
        onChange={onRows}
        addLabel={t('templates.editor.map.add')}
        nameOf={labelOf}
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
    </EditorSection>
  );
});

/** A handicap with comma or point; it says how a plus is read, and asks what a German minus is meant to be. */
function HandicapInput({ name }: { name: string }) {
  const { t } = useTranslation();
  const [{ value }, , { setValue }] = useField<string>(name);
  const read = readHandicap(value, currentLocale());
  const plus = 'reason' in read || read.handicap >= 0 ? null : showHandicap(read.handicap, currentLocale());
  const isMinus = !('reason' in read) && read.minusTyped;
  return (
    <div>
      {/* As text, because phones' number pads have no plus. */}
      <TextInput
        name={name}
        label={t('templates.editor.map.handicap')}
        helper={plus === null ? undefined : t('userForm.plusHandicap', { handicap: plus })}
      />
      {isMinus && plus !== null && (
        <Button size="small" onClick={() => void setValue(plus)}>
          <span>{t('userForm.confirmPlus', { handicap: plus })}</span>
        </Button>
      )}
    </div>
  );
}
