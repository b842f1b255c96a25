/** A photograph that cannot be read or decoded. */
export class PhotographError extends Error {
  override readonly name = 'PhotographError'
  /** Of the photograph. */
  readonly id: string

  constructor(id: string, cause: unknown) {
    super('A photograph cannot be read.', { cause })
    this.id = id
  }
}
