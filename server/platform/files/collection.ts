/** Uploaded files of one kind, whose keys are in a column of a table: a file that no row refers to is removed. */
export interface Collection {
  /** Name of the folder, inside `files`. */
  readonly name: string
  readonly table: string
  readonly column: string
}
