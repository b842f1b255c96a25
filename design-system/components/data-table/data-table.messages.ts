/** Messages of a data table. */
export const dataTableMessages = {
  /** Header of the column with checkboxes, if only one row can be selected. */
  selection: 'Selection',
  /** Name of a row's checkbox, before the row's name. */
  select: 'Select',
  /** Name of the checkbox that selects every row. */
  selectAll: 'Select all',
  /** Instead of rows, if the caller has no text for it. */
  empty: 'No rows.',
  /** While rows are loaded: instead of rows, or announced. */
  loading: 'Loading…',
}
