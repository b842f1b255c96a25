/** Messages of the drop zone. Sizes of files are written by the messages of the file field. */
export const dropZoneMessages = {
  /** In the box, and the name of its button. `choose` if several files can wait, `chooseOne` otherwise. */
  choose: 'Choose files',
  chooseOne: 'Choose a file',
  /** After it, if there is a pointer that can drag. */
  drop: 'or drop them here',
  dropOne: 'or drop it here',
  /** In the box while files are dragged over it. */
  release: 'Release to add',
  /** In the box while only files of other types are dragged over it. */
  wrongType: 'These types of files are not accepted',
  /** Label of the button that opens a phone's camera. */
  camera: 'Take a photo',
  /** Name of the list of files. */
  files: 'Chosen files',
  /** Label of the button that removes a file; its accessible name includes the file's. */
  remove: 'Remove',
  /** The same while the file is sent. */
  cancel: 'Cancel',
  /** Next to a file while it is sent: `3.1 of 4.8 MB`. */
  sent: (sent: string, size: string) => `${sent} of ${size}`,
  /** Announced after files were added. `rejected` of them have an error. */
  added: (files: number, rejected: number) =>
    `Files added: ${files}.${rejected > 0 ? ` Not accepted: ${rejected}.` : ''}`,
  /** Announced after a file was removed. */
  removed: (name: string) => `${name} removed.`,
  /** The errors of a file, below it. */
  notAccepted: 'This type of file is not accepted. Please choose another.',
  empty: 'This file is empty.',
  duplicate: 'This file is already in the list.',
  /** The error of a file that is larger than `size`. */
  tooLarge: (size: string) => `Larger than ${size}. Please make it smaller or divide it.`,
  /** The error of each file after the first `files`. */
  tooMany: (files: number) => `Only ${files} at a time. Please remove this one, or another.`,
}
