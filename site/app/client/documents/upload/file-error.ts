/** A file that is rejected before it is sent. Its message is for people. */
export class FileError extends Error {
  override readonly name = 'FileError'
}
