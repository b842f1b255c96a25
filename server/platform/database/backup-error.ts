/** A reason not to begin a backup or a restore, or not to believe its result. One line. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
