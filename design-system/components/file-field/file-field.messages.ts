/** Messages of the file field. */
export const fileFieldMessages = {
  /** In the box while no file is chosen. */
  choose: 'Choose a file',
  /** After it, if there is a pointer that can drag. */
  drop: 'or drop it here',
  /** In the box once a file is chosen. */
  change: 'Choose another',
  /** Label of the button that removes the file; its accessible name includes the file's. */
  remove: 'Remove',
  /** Size of the chosen file, in KB or MB of 1,024. */
  kilobytes: (kilobytes: number) => `${kilobytes} KB`,
  megabytes: (megabytes: string) => `${megabytes} MB`,
}
