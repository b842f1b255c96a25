/** Messages of a combo box. */
export const comboBoxMessages = {
  /** Name of the button that opens the list, before the field's label. */
  showOptions: 'Show options',
  /** Name of the list, before the field's label. */
  options: 'Options',
  /** Instead of options, if none matches the text. */
  nothingFound: 'Nothing found.',
  /** While options are loaded: below those that there are, and announced. */
  loading: 'Loading…',
}
