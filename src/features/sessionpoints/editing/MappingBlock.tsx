import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { FormikProvider, setNestedObjectValues, type FormikTouched } from 'formik';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useAddMappingItemMutation, useRemoveMappingItemMutation, useUpdateMappingMutation } from '@/api/mapping';
import { useChangeOnce } from '@/api/useChangeOnce';
import { EntityNotices } from '@/editing/InlineForm';
import { DiscardDialog } from '@/editing/UnsavedChangesBlocker';
import { draftKeyOf } from '@/editing/entityDraft';
import { useRowChange } from '@/editing/rowChange';
import { useEntityForm } from '@/editing/useEntityForm';
import { newerVersionOf } from '@/errors/failure';
import { reasonText } from '@/errors/problem';
import { schemaErrors } from '@/errors/schemaErrors';
import { currentLocale } from '@/i18n/locale';
import { FocusFirstError } from '@/ui/fields/Field';
import { Notice } from '@/ui/Notice';
import { useSwitch } from '@/ui/useStoredControl';
import { useNotify } from '@/ui/useNotify';
import type { Mapping } from '@contract/mapping';
import { WhatIf } from '../WhatIf';
import { MappingChart } from '../chart/MappingChart';
import { Findings } from '../chart/Findings';
import { TestField } from '../chart/TestField';
import { editingBegun, editingEnded, selectEdited } from '../editedMappingsSlice';
import { MappingHeader } from './MappingHeader';
import { MappingTable } from './MappingTable';
import { changedItem } from './changedItem';
import {
  duplicateKeys,
  editedMapping,
  formOf,
  isChanged,
  mappingSchema,
  readRows,
  sentRows,
  staleFields,
  type MappingValues,
} from './mappingForm';

interface MappingBlockProps {
  /** As last read. */
  mapping: Mapping;
  /** It was just made. */
  isNew: boolean;
}

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' };

/** One mapping, in read or in edit mode: name and buttons, table, chart, test field, warnings, what-if. */
export function MappingBlock({ mapping, isNew }: MappingBlockProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { id } = mapping;
  const changed = useRowChange<HTMLElement>('mapping', mapping);
  const editing = useMappingForm(mapping);
  const { form, base, isEditing, isUnsaved, newer, discard, cancel } = editing;
  const { values } = form;
  const [isAlerted, setAlerted] = useSwitch(`duplicates/${id}`);
  /** Each attempt to save with duplicates brings the focus to the alert again. */
  const [attempts, setAttempts] = useState(0);
  const rows = readRows(values.rows);
  const isWhole = rows.length === values.rows.length;
  const hasDuplicates = duplicateKeys(values.rows).size > 0;
  useEffect(() => {
    if (!hasDuplicates) setAlerted(false);
  }, [hasDuplicates, setAlerted]);

  const confirm = () => {
    if (!isEditing || newer) return;
    if (hasDuplicates) {
      setAlerted(true);
      setAttempts(attempts + 1);
    } else if (isUnsaved) void form.submitForm();
    else discard();
  };

  return (
    <Card component="section" aria-label={base.name} {...changed} sx={[changed.sx, { p: { xs: 2, md: 3 } }]}>
      <FormikProvider value={form}>
        <Stack
          component="form"
          noValidate
          spacing={2}
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          <MappingHeader
            mapping={base}
            isEdited={isEditing}
            isNew={isNew}
            isBusy={form.isSubmitting}
            isBlocked={newer !== null}
            onEdit={() => dispatch(editingBegun(id))}
            onConfirm={confirm}
            onDiscard={cancel}
          />
          <EntityNotices
            editing={editing}
            versions={(mine, theirs) =>
              staleFields(
                mine,
                theirs,
                { name: t('points.name'), row: (difference) => t('points.pointsAt', { difference }) },
                currentLocale(),
              )
            }
          />
          {isAlerted && (
            <Notice key={attempts} severity="error" takesFocus>
              {t('points.duplicateAlert')}
            </Notice>
          )}
          <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 3 }}>
            <MappingTable name={base.name} isEdited={isEditing} />
            <Stack spacing={2}>
              <MappingChart name={base.name} rows={rows} />
              <TestField mapping={id} rows={rows} />
            </Stack>
          </Box>
          <Findings rows={rows} isWhole={isWhole} />
          {isEditing && (
            <WhatIf
              mappingId={id}
              name={base.name}
              rows={isWhole && !hasDuplicates ? sentRows(values.rows) : null}
              onUnfit={() => void form.setTouched(setNestedObjectValues<FormikTouched<MappingValues>>(values, true))}
            />
          )}
          <FocusFirstError />
        </Stack>
      </FormikProvider>
      <DiscardDialog of={editing.formKey} onDiscard={discard} />
    </Card>
  );
}

/** Returns the form of a mapping, which is saved by one item where that is all that was changed, else as a whole. */
function useMappingForm(mapping: Mapping) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const notify = useNotify();
  const { id } = mapping;
  const [update] = useUpdateMappingMutation();
  const [addItem] = useAddMappingItemMutation();
  const [removeItem] = useRemoveMappingItemMutation();
  const [changeOnce] = useChangeOnce();
  const send = (values: MappingValues, stored: Mapping) => {
    const item = changedItem(values, stored);
    if (item === null) return changeOnce(update, editedMapping(values, id, stored.version));
    return 'added' in item ? changeOnce(addItem, item.added) : changeOnce(removeItem, item.removed);
  };
  const schema = mappingSchema((reason, most) => reasonText(t, reason, most));
  return useEntityForm<Mapping, MappingValues>({
    formKey: draftKeyOf('mapping', id),
    entity: mapping,
    isEditing: useSelector(selectEdited).includes(id),
    valuesOf,
    isChanged,
    validate: (values) => schemaErrors(values, schema),
    save: async (values, base) => {
      const answer = await send(values, base);
      if (answer.data) notify({ textKey: 'points.saved', values: { name: answer.data.name } });
      return answer;
    },
    newerOf: newerVersionOf,
    fieldAt,
    onEnd: () => dispatch(editingEnded(id)),
  });
}

const valuesOf = (mapping: Mapping) => formOf(mapping, currentLocale());

const rowField = /^mapping\.(\d+)\.(handicapDifference|points)$/;

function fieldAt(path: string): string | null {
  if (path === 'name') return path;
  const [, index, part] = rowField.exec(path) ?? [];
  if (index === undefined) return null;
  return `rows.${index}.${part === 'points' ? 'points' : 'difference'}`;
}
