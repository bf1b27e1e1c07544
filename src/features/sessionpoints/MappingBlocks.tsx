import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Mapping } from '../../../contract/mapping';
import { currentLocale } from '../../i18n/locale';
import { useSession } from '../../session/useSession';
import { editingBegun, selectEdited } from './editedMappings';
import { mappingDraftOf } from './editing/mappingDraft';
import { MappingBlock } from './editing/MappingBlock';
import { shownMappings } from './shownMappings';

/** Each block draws a chart; more of them come when they are asked for. */
const AT_ONCE = 10;

interface MappingBlocksProps {
  mappings: readonly Mapping[];
  q: string;
  onShowAll: () => void;
  created: readonly string[];
  /** Whether leaving the page would lose what was typed into the mapping with the draft of this name. */
  onTyped: (name: string, isUnsaved: boolean) => void;
}

/** The blocks of the mappings that match the search, those in edit mode in any case. */
export function MappingBlocks({ mappings, q, onShowAll, created, onTyped }: MappingBlocksProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { id: userId } = useSession();
  const edited = useEditedSince(q);
  const [limit, setLimit] = useState(AT_ONCE);
  const [drafted] = useState(() => mappings.map(({ id }) => id).filter((id) => mappingDraftOf(userId, id)));
  // What was typed before the page was loaded again is shown wherever it stands in the list.
  useEffect(() => drafted.forEach((id) => dispatch(editingBegun(id))), [drafted, dispatch]);
  const { shown, more } = shownMappings(mappings, { q, limit, created, edited, locale: currentLocale() });
  return (
    <>
      {shown.map((mapping) => (
        <MappingBlock key={mapping.id} mapping={mapping} isNew={mapping.id === created[0]} onTyped={onTyped} />
      ))}
      {shown.length === 0 && (
        <p>
          {t('points.nothingFound')} <Button onClick={onShowAll}>{t('points.showAll')}</Button>
        </p>
      )}
      {more > 0 && (
        <Button
          variant="outlined"
          onClick={() => setLimit(limit + AT_ONCE)}
          sx={{ alignSelf: 'center', minHeight: 44 }}
        >
          {t('points.more', { count: more })}
        </Button>
      )}
    </>
  );
}

/** Returns what has been edited since this search: it stays in place when it is saved under a name that does not match. */
function useEditedSince(q: string): readonly string[] {
  const edited = useSelector(selectEdited);
  const [since, setSince] = useState({ q, ids: edited });
  const isOther = since.q !== q;
  const added = isOther ? [] : edited.filter((id) => !since.ids.includes(id));
  if (isOther) setSince({ q, ids: edited });
  else if (added.length > 0) setSince({ q, ids: [...since.ids, ...added] });
  return isOther ? edited : [...since.ids, ...added];
}
