/** Messages of a tag group. */
export const tagGroupMessages = {
  /** Name of a tag's remove button, before the tag's label. */
  remove: 'Remove',
}
