import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Template } from '../../../../contract/template';
import { useGetMappingsQuery } from '../../../api/mapping';
import { usualFilters } from '../../../filters/address';
import { useFilters } from '../../../filters/useFilters';
import { currentLocale } from '../../../i18n/locale';
import { useEditedEntities } from '../../../editing/useEditedEntities';
import { Faces, type QueryFace } from '../../../ui/Faces';
import { GridPager } from '../../../ui/dataGrid/GridPager';
import { DeleteTemplateDialog } from '../DeleteTemplateDialog';
import { allEditingEnded, editingBegun, selectEdited } from '../editedTemplates';
import { selectExpanded } from '../expandedTemplates';
import { isShown, shownTemplates, TEMPLATES_A_PAGE } from '../shownTemplates';
import { TemplateCard } from './TemplateCard';
import { useFocusKept } from './useFocusKept';

interface TemplateListProps {
  query: QueryFace & { data?: readonly Template[] | undefined };
  /** Takes a copy of a template; always the same function, so that cards are drawn only when they change. */
  onMade: (made: Template) => void;
}

/** The templates that the filter shows, the newest first, page by page. */
export function TemplateList({ query, onMade }: TemplateListProps) {
  const { t } = useTranslation();
  const [filters, change] = useFilters('templates');
  const edited = useSelector(selectEdited);
  const expanded = useSelector(selectExpanded);
  const mappings = useGetMappingsQuery(undefined, { refetchOnMountOrArgChange: true }).data;
  const held = useEditedEntities(query.data, { kind: 'template', edited, actions: { editingBegun, allEditingEnded } });
  // One that was deleted elsewhere stays in its place; ids are made in the order of time.
  const templates = useMemo(() => [...held].sort((one, other) => (one.id < other.id ? 1 : -1)), [held]);
  const shown = useMemo(
    () => shownTemplates(templates, { filter: filters, page: filters.page, edited, locale: currentLocale() }),
    [templates, filters, edited],
  );
  const list = useFocusKept(shown.templates);
  return (
    <>
      <Faces
        query={query}
        isEmpty={shown.templates.length === 0}
        nothingYet={
          templates.length === 0 ? (
            t('templates.list.nothingYet')
          ) : (
            <>
              {t('templates.list.nothingFound')}{' '}
              <Button onClick={() => change(usualFilters('templates'))}>{t('templates.filter.showAll')}</Button>
            </>
          )
        }
      >
        <Typography role="status" variant="body2" color="textSecondary">
          {t('templates.list.count', { count: shown.totalCount })}
        </Typography>
        <Stack
          component="ul"
          ref={list}
          tabIndex={-1}
          aria-label={t('templates.list.label')}
          spacing={1.5}
          sx={{ listStyle: 'none', p: 0, m: 0 }}
        >
          {shown.templates.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              mappings={mappings}
              isExpanded={expanded.includes(template.id)}
              isEdited={edited.includes(template.id)}
              isLeftOut={!isShown(template, filters, currentLocale())}
              onMade={onMade}
            />
          ))}
        </Stack>
        <GridPager
          label={t('templates.list.label')}
          page={shown.page}
          pageSize={TEMPLATES_A_PAGE}
          totalCount={shown.totalCount}
          onPage={(other) => change({ page: other })}
        />
      </Faces>
      <DeleteTemplateDialog templates={templates} />
    </>
  );
}
