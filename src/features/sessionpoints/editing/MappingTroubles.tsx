import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { Mapping } from '../../../../contract/mapping';
import { currentLocale } from '../../../i18n/locale';
import { Notice } from '../../../ui/Notice';
import { StaleVersions } from '../../../ui/StaleVersions';
import type { MappingValues } from './mappingForm';
import { staleFields } from './staleFields';
import type { useSaveMapping } from './useSaveMapping';

interface MappingTroublesProps {
  /** How often duplicates kept the mapping from being saved; each time it is said again. */
  alerts: number;
  saving: ReturnType<typeof useSaveMapping>;
  /** What is typed comes from before the page was loaded. */
  isRestored: boolean;
  newest: Mapping;
  /** Shows this version instead of what is typed. */
  onTake: (mapping: Mapping) => void;
}

/** What stands between the mapping and being saved: duplicates, a refusal, somebody else's version, an old draft. */
export function MappingTroubles({ alerts, saving, isRestored, newest, onTake }: MappingTroublesProps) {
  const { t } = useTranslation();
  const form = useFormikContext<MappingValues>();
  const { newer, problem } = saving;

  const overwrite = async (stored: Mapping) => {
    form.setSubmitting(true);
    await saving.save(form.values, stored, form);
    form.setSubmitting(false);
  };

  return (
    <>
      {isRestored && !newer && (
        <Notice
          action={
            <Button color="inherit" size="small" onClick={() => onTake(newest)}>
              {t('ui.draft.startAnew')}
            </Button>
          }
        >
          {t('ui.draft.restored')}
        </Notice>
      )}
      {alerts > 0 && (
        <Notice key={alerts} severity="error" takesFocus>
          {t('points.duplicateAlert')}
        </Notice>
      )}
      {problem !== null && (
        <Notice severity="error" takesFocus>
          {problem}
        </Notice>
      )}
      {newer && (
        <StaleVersions
          fields={staleFields(
            form.values,
            newer,
            { name: t('points.name'), row: (difference) => t('points.pointsAt', { difference }) },
            currentLocale(),
          )}
          onReload={() => onTake(newer)}
          onOverwrite={() => void overwrite(newer)}
          isBusy={form.isSubmitting}
        />
      )}
    </>
  );
}
