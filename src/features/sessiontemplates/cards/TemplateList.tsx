import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useGetCategoriesQuery } from '@/api/category';
import { useGetMappingsQuery } from '@/api/mapping';
import { useDeleteTemplateMutation } from '@/api/template';
import type { ChangeOnce } from '@/api/useChangeOnce';
import { useEditedEntities, useEndEditingAfter, useFocusAfterRemoval } from '@/editing/useEditedEntities';
import { useEditorAddress } from '@/editing/useEditorAddress';
import { usualFilters } from '@/filters/address';
import { useFilters } from '@/filters/useFilters';
import { useLastPage } from '@/filters/useLastPage';
import { RemovalDialog } from '@/modal/RemovalDialog';
import { NextStep } from '@/routing/NextStep';
import { ResultStatus } from '@/ui/ResultStatus';
import { QueryState, type QueryResult } from '@/ui/QueryState';
import { useFound } from '@/ui/useControl';
import { GridPager } from '@/ui/dataGrid/GridPager';
import type { Template } from '@contract/template';
import {
  allEditingEnded,
  editingBegun,
  editingEnded,
  selectEdited,
  selectExpanded,
  templateCollapsed,
} from '../expandedTemplatesSlice';
import { isVisible, visibleTemplates, TEMPLATES_A_PAGE, useTemplateName } from '../visibleTemplates';
import { TemplateCard } from './TemplateCard';

interface TemplateListProps {
  query: QueryResult & { data?: readonly Template[] | undefined };
  /** Takes a copy of a template; always the same function, so that cards are drawn only when they change. */
  onMade: (made: Template) => void;
}

/** The templates that the filter shows, the newest first, page by page. */
export function TemplateList({ query, onMade }: TemplateListProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [filters, change] = useFilters('templates');
  const edited = useSelector(selectEdited);
  const expanded = useSelector(selectExpanded);
  const mappings = useGetMappingsQuery(undefined, { refetchOnMountOrArgChange: true }).data;
  const shown = useEditedEntities(query.data, { kind: 'template', edited, actions: { editingBegun, allEditingEnded } });
  // One that was deleted elsewhere stays in its place; ids are made in the order of time.
  const templates = useMemo(() => [...shown].sort((one, other) => (one.id < other.id ? 1 : -1)), [shown]);
  const passing = useMemo(() => templates.filter((template) => isVisible(template, filters)), [templates, filters]);
  const found = useFound('templates', filters.q, { all: templates, found: passing, idOf: ({ id }) => id }) ?? passing;
  const visible = useMemo(
    () => visibleTemplates(templates, { found, page: filters.page, edited }),
    [templates, found, filters.page, edited],
  );
  // The list stays meanwhile, with its last page: cards in it may be edited.
  useLastPage('templates', query, {
    pageSize: TEMPLATES_A_PAGE,
    rowCount: visible.page === filters.page ? visible.templates.length : 0,
    totalCount: visible.totalCount,
  });
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(visible.templates, list);
  useEditorAddress({
    // A template that is not there (any more) has no editor.
    address: shown.some(({ id }) => id === filters.edit) ? filters.edit : null,
    edited,
    begin: (id) => dispatch(editingBegun(id)),
    end: (id) => dispatch(editingEnded(id)),
    onAddress: (id) => change({ edit: id }),
  });
  return (
    <>
      <ResultStatus count={query.data && visible.totalCount} />
      <QueryState
        query={query}
        isEmpty={visible.templates.length === 0}
        nothingYet={
          templates.length === 0 ? (
            <NothingYet hasMappings={mappings === undefined || mappings.length > 0} />
          ) : (
            <>
              <span>{t('templates.list.nothingFound')}</span>{' '}
              <Button onClick={() => change({ ...usualFilters('templates'), edit: filters.edit })}>
                {t('templates.filter.showAll')}
              </Button>
            </>
          )
        }
      >
        <Typography variant="body2" color="textSecondary">
          {t('templates.list.count', { count: visible.totalCount })}
        </Typography>
        <Stack
          component="ul"
          ref={list}
          tabIndex={-1}
          aria-label={t('templates.list.label')}
          spacing={1.5}
          sx={{ listStyle: 'none', p: 0, m: 0 }}
        >
          {visible.templates.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              mappings={mappings}
              isExpanded={expanded.includes(template.id)}
              isEdited={edited.includes(template.id)}
              isLeftOut={!isVisible(template, filters)}
              onMade={onMade}
            />
          ))}
        </Stack>
        <GridPager
          label={t('templates.list.label')}
          page={visible.page}
          pageSize={TEMPLATES_A_PAGE}
          totalCount={visible.totalCount}
          onPage={(other) => change({ page: other })}
        />
      </QueryState>
      <DeleteTemplateDialog templates={templates} />
    </>
  );
}

/** Asks before a template is deleted; trainings made from it stay as they were planned. */
function DeleteTemplateDialog({ templates }: { templates: readonly Template[] }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const nameOf = useTemplateName();
  const endEditingAfter = useEndEditingAfter('template', editingEnded);
  const [deleteTemplate] = useDeleteTemplateMutation();
  const remove = async ({ id }: Template, changeOnce: ChangeOnce) => {
    const answer = await endEditingAfter(id, changeOnce(deleteTemplate, { id }));
    if (answer.error === undefined) dispatch(templateCollapsed(id));
    return answer;
  };
  return (
    <RemovalDialog
      kind="deleteTemplate"
      things={templates}
      question={() => t('templates.remove.question')}
      consequence={(template) => t('templates.remove.consequence', { name: nameOf(template) })}
      remove={remove}
      done={(template) => ({ textKey: 'templates.remove.done', values: { name: nameOf(template) } })}
      undo="template.deleted"
    />
  );
}

/** Before the first template: what it needs besides. */
function NothingYet({ hasMappings }: { hasMappings: boolean }) {
  const { t } = useTranslation();
  const categories = useGetCategoriesQuery();
  const hasCategories = categories.data === undefined || categories.data.length > 0;
  return (
    <>
      <div>{t('templates.list.nothingYet')}</div>
      {(!hasCategories || !hasMappings) && <div>{t('templates.list.needs')}</div>}
      {!hasCategories && <NextStep to="categories" />}
      {!hasMappings && <NextStep to="mappings" />}
    </>
  );
}
