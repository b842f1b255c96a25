/** Where the bytes of files are: a folder, or a service with the protocol of S3. */

/** Objects of one collection, by name. An object is written once and never changed. */
export interface ObjectStore {
  /** The size from which on the parts of a file become objects of their own; bytes. */
  readonly partBytes: number
  /** Writes a small object. @throws the error of the storage; ENOSPC if a disk is nearly full. */
  check(): Promise<void>
  create(): Promise<NewObject>
  /** `undefined` if there is no such object. */
  sizeOf(name: string): Promise<number | undefined>
  /**
   * Reads the bytes from `start` up to `end`, exclusive.
   *
   * @throws MissingObjectError
   */
  read(name: string, start: number, end: number): Promise<AsyncIterable<Buffer>>
  /** Does nothing if it does not exist. */
  remove(name: string): Promise<void>
  /** Names of the objects that were stored up to an instant, in any order. */
  storedUpTo(instant: Date): Promise<string[]>
  /** Removes what was begun up to an instant and never finished. @returns how many */
  removeUnfinished(upTo: Date): Promise<number>
  /** Copies an object into a new file. @returns `false` if there is no such object */
  copyTo(name: string, path: string): Promise<boolean>
  /** Stores a file as an object. */
  copyFrom(name: string, path: string): Promise<void>
}

export interface NewObject {
  /** A UUID. */
  readonly name: string
  /** Writes all of the bytes. @throws the error of the storage, such as ENOSPC after a partial write. */
  write(bytes: Uint8Array): Promise<void>
  /** From then on it is stored under its name, and survives a power failure. */
  finish(): Promise<void>
  /** Removes what was written, finished or not. */
  discard(): Promise<void>
}

export class MissingObjectError extends Error {
  override readonly name = 'MissingObjectError'
}
