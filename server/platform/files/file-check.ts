/** What a check of a file finds. */
import type { FileKind, UploadProblem } from '@anupalan/server/contract'

export interface FileFindings {
  readonly kind: FileKind
  /** Whether it needs a password. */
  readonly isLocked: boolean
  /** Whether it has scripts or embedded files, or cannot be inspected for them. */
  readonly hasActiveContent: boolean
}

export type FileCheck = FileFindings | { readonly problem: UploadProblem }
