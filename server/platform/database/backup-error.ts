/** A precondition of a backup or a restore is not met, or its result is invalid. The message is one line. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
