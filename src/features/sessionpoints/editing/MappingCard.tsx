import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { setNestedObjectValues, useFormikContext, type FormikTouched } from 'formik';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Mapping } from '../../../../contract/mapping';
import { currentLocale } from '../../../i18n/locale';
import { DiscardDialog } from '../../../modal/DiscardDialog';
import { dialogShown } from '../../../modal/modalSlice';
import { useRowChange } from '../../../modal/useRowChange';
import { FocusFirstFault } from '../../../ui/FocusFirstFault';
import { Chart } from '../seeing/Chart';
import { Findings } from '../seeing/Findings';
import { TestField } from '../seeing/TestField';
import { WhatIf } from '../whatif/WhatIf';
import { BlockHead } from './BlockHead';
import { duplicateKeys } from './duplicateKeys';
import { formOf, readRows, sentRows, type MappingValues } from './mappingForm';
import { MappingTable } from './MappingTable';
import { MappingTroubles } from './MappingTroubles';
import type { useMappingEdit } from './useMappingEdit';
import type { useSaveMapping } from './useSaveMapping';
import { useUnsavedMapping } from './useUnsavedMapping';

interface MappingCardProps {
  mapping: Mapping;
  edit: ReturnType<typeof useMappingEdit>;
  saving: ReturnType<typeof useSaveMapping>;
  isNew: boolean;
  onTyped: (name: string, isUnsaved: boolean) => void;
}

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' };

/** The block of a mapping around the surrounding form: name and buttons, table, chart, test field, warnings, what-if. */
export function MappingCard({ mapping, edit, saving, isNew, onTyped }: MappingCardProps) {
  const dispatch = useDispatch();
  const form = useFormikContext<MappingValues>();
  const { values } = form;
  const { isEdited, held } = edit;
  const isUnsaved = useUnsavedMapping({ held, isEdited, onTyped });
  /** How often a duplicate has kept the mapping from being saved since there was none. */
  const [alerts, setAlerts] = useState(0);
  const changed = useRowChange<HTMLElement>('mapping', mapping);
  const rows = readRows(values.rows);
  const isWhole = rows.length === values.rows.length;
  const hasDuplicates = duplicateKeys(values.rows).size > 0;
  if (!hasDuplicates && alerts > 0) setAlerts(0);

  const confirm = () => {
    if (!isEdited || saving.newer) return;
    if (hasDuplicates) setAlerts(alerts + 1);
    else void form.submitForm();
  };
  const take = (shown: Mapping) => {
    saving.forget();
    form.resetForm({ values: formOf(shown, currentLocale()) });
  };
  const discard = () => {
    take(held);
    edit.end(held);
  };

  return (
    <Card component="section" aria-label={held.name} {...changed} sx={[changed.sx, { p: { xs: 2, md: 3 } }]}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <BlockHead
          mapping={held}
          isEdited={isEdited}
          isNew={isNew}
          isBusy={form.isSubmitting}
          isHeld={saving.newer !== null}
          onEdit={edit.begin}
          onConfirm={confirm}
          onDiscard={() => (isUnsaved ? dispatch(dialogShown({ kind: 'discard', of: held.id })) : discard())}
        />
        <MappingTroubles
          alerts={alerts}
          saving={saving}
          isRestored={edit.draft !== null}
          onTake={(shown) => {
            take(shown);
            edit.startAnew(shown);
          }}
          newest={mapping}
        />
        <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 3 }}>
          <MappingTable name={held.name} isEdited={isEdited} />
          <Stack spacing={2}>
            <Chart name={held.name} rows={rows} />
            <TestField rows={rows} />
          </Stack>
        </Box>
        <Findings rows={rows} isWhole={isWhole} />
        {isEdited && (
          <WhatIf
            mappingId={held.id}
            rows={isWhole && !hasDuplicates ? sentRows(values.rows) : null}
            onUnfit={() => void form.setTouched(setNestedObjectValues<FormikTouched<MappingValues>>(values, true))}
          />
        )}
        <FocusFirstFault />
      </Stack>
      <DiscardDialog of={held.id} onDiscard={discard} />
    </Card>
  );
}
