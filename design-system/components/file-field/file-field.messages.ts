/** The words of the file field. */
export const fileFieldMessages = {
  /** On the box while no file is chosen. */
  choose: 'Choose a file',
  /** After it, where there is a pointer to drag with. */
  drop: 'or drop it here',
  /** On the box once a file is chosen. */
  change: 'Choose another',
  /** The button that takes the file away; its name holds the file's. */
  remove: 'Remove',
  /** Size of the chosen file, in KB or MB of 1,024. */
  kilobytes: (kilobytes: number) => `${kilobytes} KB`,
  megabytes: (megabytes: string) => `${megabytes} MB`,
}
