import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useChangedRow } from '@/editing/rowChange';
import { useEditedSince } from '@/editing/useEditedEntities';
import { localizedText } from '@/i18n/localized';
import { removalAsked } from '@/modal/modalSlice';
import type { QueryResult } from '@/ui/QueryState';
import { isFocusFree } from '@/ui/focus';
import { useFound } from '@/ui/useControl';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import { RowButton } from '@/ui/dataGrid/RowButton';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import type { TrainingCategory } from '@contract/category';
import { isFoundIn } from '@contract/folding';
import { locales } from '@contract/lists';
import type { LocalizedString } from '@contract/shapes';
import { EditedCategory } from './EditedCategory';
import { categoryFields, editingBegun } from './categoryForm';

export const CATEGORY_GRID = 'categories';

const categoryId = ({ id }: TrainingCategory) => id;

const formOf = (category: TrainingCategory) => <EditedCategory category={category} />;

interface CategoryGridProps {
  query: QueryResult;
  categories: readonly TrainingCategory[];
  /** The ids of those in edit mode. */
  edited: readonly string[];
  q: string;
  onShowAll: () => void;
}

/** The table of specification §2: the texts in the current locale, each category edited in its row. */
export function CategoryGrid({ query, categories, edited, q, onShowAll }: CategoryGridProps) {
  const { t } = useTranslation();
  const rows = useFoundOrEdited(categories, q, edited);
  const [lastEdited, focusReturned] = useLastEdited(edited);
  const columns: GridColumn<TrainingCategory>[] = [
    ...categoryFields.map((field): GridColumn<TrainingCategory> => ({
      field,
      header: t(`categories.field.${field}`),
      sortBy: (category) => localizedText(category[field]),
      text: (category) => localizedText(category[field]),
      filter: { kind: 'text' },
      cell: (category) => <LocalizedCell texts={category[field]} />,
      ...(field === 'name' ? { isTitle: true, isSticky: true, flex: 2, minWidth: 180 } : { flex: 3, minWidth: 220 }),
    })),
    {
      field: 'actions',
      header: t('categories.actions'),
      isActions: true,
      align: 'right',
      width: 120,
      text: () => '',
      cell: (category) => (
        <CategoryActions category={category} takesFocus={category.id === lastEdited} onFocus={focusReturned} />
      ),
    },
  ];
  return (
    <DataGrid
      id={CATEGORY_GRID}
      label={t('categories.title')}
      query={query}
      rows={rows}
      columns={columns}
      rowId={categoryId}
      nothingYet={t('categories.nothingYet')}
      nothingFound={
        <>
          <span>{t('categories.nothingFound')}</span> <Button onClick={onShowAll}>{t('categories.showAll')}</Button>
        </>
      }
      isFiltered={q.trim() !== ''}
      {...useChangedRow('category', categories)}
      rowForms={{ edited, form: formOf }}
      listExport={{ title: t('categories.title'), fileName: t('categories.fileName') }}
    />
  );
}

/** Returns the categories whose name or description contains this in any language, without regard to case and accents. */
const categoriesWith = (categories: readonly TrainingCategory[], q: string): TrainingCategory[] =>
  categories.filter(({ name, description }) =>
    isFoundIn(
      locales.flatMap((locale) => [name[locale] ?? '', description[locale] ?? '']),
      q,
    ),
  );

/** Returns the categories that match the search, and those that have been edited since, where they are. */
function useFoundOrEdited(categories: readonly TrainingCategory[], q: string, edited: readonly string[]) {
  const editedSince = useEditedSince(q, edited);
  const matching = useMemo(() => categoriesWith(categories, q), [categories, q]);
  const found = useFound('categories', q, { all: categories, found: matching, idOf: categoryId });
  return useMemo(() => {
    const shown = new Set(found);
    return categories.filter((category) => shown.has(category) || editedSince.includes(category.id));
  }, [categories, found, editedSince]);
}

/** Returns the id of the category of which editing has just ended, and what is called once the focus is back in its row. */
function useLastEdited(edited: readonly string[]): [string | null, () => void] {
  const [known, setKnown] = useState<{ edited: readonly string[]; last: string | null }>({ edited, last: null });
  if (known.edited !== edited) {
    setKnown({ edited, last: known.edited.find((id) => !edited.includes(id)) ?? known.last });
  }
  const returned = useCallback(() => setKnown((now) => ({ ...now, last: null })), []);
  return [known.last, returned];
}

/** A text, and which languages lack it. */
function LocalizedCell({ texts }: { texts: LocalizedString }) {
  const { t } = useTranslation();
  const text = localizedText(texts);
  return (
    <>
      <span title={text}>{text}</span>
      {locales
        .filter((locale) => !texts[locale])
        .map((locale) => (
          <Typography key={locale} variant="caption" color="textSecondary" sx={{ ml: 1, flexShrink: 0 }}>
            {t('categories.missing', { language: t(`categories.language.${locale}`) })}
          </Typography>
        ))}
    </>
  );
}

interface CategoryActionsProps {
  category: TrainingCategory;
  /** The form that stood here has just been closed. */
  takesFocus: boolean;
  onFocus: () => void;
}

/** What can be done with one category. */
function CategoryActions({ category, takesFocus, onFocus }: CategoryActionsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { id } = category;
  const name = localizedText(category.name);
  const focus = useCallback(
    (pencil: HTMLButtonElement | null) => {
      if (!pencil) return;
      if (isFocusFree()) pencil.focus();
      onFocus();
    },
    [onFocus],
  );
  return (
    <>
      <RowButton
        icon="edit"
        label={t('categories.edit', { name })}
        {...(takesFocus ? { ref: focus } : {})}
        onClick={() => dispatch(editingBegun(id))}
      />
      <RowButton
        icon="delete"
        label={t('categories.delete', { name })}
        onClick={() => dispatch(removalAsked({ kind: 'deleteCategory', id }))}
      />
    </>
  );
}
