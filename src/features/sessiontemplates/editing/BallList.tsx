import type { FormikHelpers } from 'formik';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { readWholeNumber } from '@/i18n/numbers';
import { MovableList } from '@/ui/MovableList';
import { limits } from '@contract/limits';
import { EditorSection } from './EditorSection';
import { TextInput } from './TextInput';
import { newBall, resizedBalls } from './addedEntries';
import type { Row, TemplateValues } from './templateForm';
import { useLabelOf } from './templateName';

interface BallListProps {
  rows: readonly Row[];
  setFieldValue: FormikHelpers<TemplateValues>['setFieldValue'];
}

/** The balls, and their number, which keeps in step with them. */
export const BallList = memo(function BallList({ rows, setFieldValue }: BallListProps) {
  const { t } = useTranslation();
  const labelOf = useLabelOf();
  const setBalls = (balls: Row[], numberofballs = String(balls.length)) => {
    void setFieldValue('balls', balls, false);
    void setFieldValue('numberofballs', numberofballs);
  };
  /** While no number that is possible stands there, the balls stay as they were. */
  const type = (numberofballs: string) => {
    const count = readWholeNumber(numberofballs);
    const isPossible = count !== null && count >= 0 && count <= limits.template.balls;
    setBalls(isPossible ? resizedBalls(rows, count) : [...rows], numberofballs);
  };
  return (
    <EditorSection title={t('templates.editor.balls.title')}>
      <TextInput name="numberofballs" label={t('templates.editor.balls.number')} inputMode="numeric" onTyped={type} />
      <MovableList
        label={t('templates.editor.balls.title')}
        rows={rows}
        rowName={(position) => t('templates.editor.balls.row', { position })}
        onChange={(balls) => setBalls(balls)}
        addLabel={t('templates.editor.balls.add')}
        nameOf={labelOf}
        onAdd={() => setBalls([...rows, newBall(rows)])}
        most={limits.template.balls}
        nothingYet={t('templates.editor.balls.nothingYet')}
      />
    </EditorSection>
  );
});
