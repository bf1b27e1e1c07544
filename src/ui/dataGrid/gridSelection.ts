/** Which rows are checked, and what to do when that changes. */
export interface GridSelection<Row> {
  /** Ids, of rows on other pages too. */
  checked: readonly string[];
  onCheck: (ids: readonly string[]) => void;
  /** Names the checkbox of a row; should stay the same function. */
  rowLabel: (row: Row) => string;
}
