import type { User } from '@anupalan/server/contract/core/access'
import type { SnapshotFrom } from 'xstate'
import type { changeMachine } from './change.machine.ts'

/** A dialog with one change. */
export interface ChangeDialogProps {
  isOpen: boolean
  onClose: () => void
  user: User
  /** Initial state, for stories: `changeMachine.resolveState(…)`. */
  snapshot?: SnapshotFrom<typeof changeMachine>
}
