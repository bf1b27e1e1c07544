import { Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import type { Mapping } from '../../../../contract/mapping';
import { currentLocale } from '../../../i18n/locale';
import { reasonText } from '../../../ui/reasonText';
import { MappingCard } from './MappingCard';
import { formOf, isChanged, mappingSchema } from './mappingForm';
import { useMappingEdit } from './useMappingEdit';
import { useSaveMapping } from './useSaveMapping';

interface MappingBlockProps {
  /** As last read. */
  mapping: Mapping;
  /** It was just made. */
  isNew: boolean;
  /** Called whenever there is something to lose, or no longer. */
  onTyped: (name: string, isUnsaved: boolean) => void;
}

/** One mapping, in read or in edit mode. */
export function MappingBlock({ mapping, isNew, onTyped }: MappingBlockProps) {
  const { t } = useTranslation();
  const locale = currentLocale();
  const edit = useMappingEdit(mapping);
  const { held, draft } = edit;
  const saving = useSaveMapping(mapping.id, edit.end);
  const saved = formOf(held, locale);

  return (
    <Formik
      initialValues={draft?.values ?? saved}
      enableReinitialize
      validationSchema={mappingSchema((reason, limits) => reasonText(t, reason, limits))}
      // What the server said about a field stays until something is changed.
      validateOnBlur={false}
      onSubmit={async (values, form) => {
        // Without a change there is nothing to save.
        if (isChanged(values, saved)) await saving.save(values, held, form);
        else edit.end(held);
      }}
    >
      <MappingCard mapping={mapping} edit={edit} saving={saving} isNew={isNew} onTyped={onTyped} />
    </Formik>
  );
}
