import { GridCell, type GridCellProps, type GridColDef, type GridValidRowModel } from '@mui/x-data-grid';
import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/** Rows that are edited where they stand: each is a form across all columns. */
export interface RowForms<Row> {
  /** The ids of the rows that are edited; no filter takes them away. */
  edited: readonly string[];
  form: (row: Row) => ReactNode;
}

/** The elements of rows that take in a form, by the id of the row. */
type Containers = Readonly<Record<string, HTMLElement | null>>;

const SetContainer = createContext<(id: string, container: HTMLElement | null) => void>(() => undefined);

interface WithRowFormsProps<Row> {
  forms: RowForms<Row> | undefined;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  children: ReactNode;
}

/**
 * Draws the forms of rows, besides the grid around which it stands: they outlive their cell when the page is turned, columns
 * are moved or the grid becomes cards, and the grid does not hear the keys that are typed into them.
 */
export function WithRowForms<Row>({ forms, rows, rowId, children }: WithRowFormsProps<Row>) {
  const [containers, setContainers] = useState<Containers>({});
  const setContainer = useCallback(
    (id: string, container: HTMLElement | null) => setContainers((others) => ({ ...others, [id]: container })),
    [],
  );
  const edited = forms ? rows.filter((row) => forms.edited.includes(rowId(row))) : [];
  return (
    <SetContainer value={setContainer}>
      {edited.map((row) => (
        <RowForm key={rowId(row)} container={containers[rowId(row)] ?? null}>
          {forms?.form(row)}
        </RowForm>
      ))}
      {children}
    </SetContainer>
  );
}

/** A form in an element of its own, which moves to where its row is drawn. */
function RowForm({ container, children }: { container: HTMLElement | null; children: ReactNode }) {
  const [element] = useState(() => document.createElement('div'));
  // What takes the focus when it comes must be on the page by then.
  const [isOnPage, setOnPage] = useState(false);
  useLayoutEffect(() => {
    if (!container) return;
    container.append(element);
    setOnPage(true);
  }, [container, element]);
  return isOnPage ? createPortal(children, element) : null;
}

/** Where the form of a row stands. */
export function RowFormContainer({ id }: { id: string }) {
  const setContainer = useContext(SetContainer);
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    setContainer(id, container.current);
    return () => setContainer(id, null);
  }, [setContainer, id]);
  return <div ref={container} />;
}

/** Returns the definitions of columns of which the first takes the whole row where that is edited. */
export function acrossEditedRows<Row extends GridValidRowModel>(
  definitions: readonly GridColDef<Row, string>[],
  isEdited: (row: Row) => boolean,
  rowId: (row: Row) => string,
): readonly GridColDef<Row, string>[] {
  const [first, ...others] = definitions;
  if (!first) return definitions;
  const across: typeof first = {
    ...first,
    colSpan: (_value, row) => (isEdited(row) ? definitions.length : undefined),
    renderCell: (params) =>
      isEdited(params.row) ? <RowFormContainer id={rowId(params.row)} /> : first.renderCell?.(params),
  };
  return [across, ...others];
}

/** A cell that holds a form names no row. */
export const CellOrForm = (props: GridCellProps) => (
  <GridCell {...props} {...((props.colSpan ?? 1) > 1 ? { role: 'gridcell' } : {})} />
);
