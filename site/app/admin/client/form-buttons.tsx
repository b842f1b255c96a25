import { Button } from '@anupalan/design-system/button'
import * as users from '../users/users.css.ts'
import { clientWords } from './words.ts'

export interface FormButtonsProps {
  submitLabel: string
  /** Label while the request is pending. */
  pendingLabel: string
  isPending: boolean
  onCancel: () => void
}

/** The end of the form of a dialog: it is sent, or the dialog is closed without. */
export const FormButtons = ({ submitLabel, pendingLabel, isPending, onCancel }: FormButtonsProps) => (
  <div className={users.actions}>
    <Button type="submit" isPending={isPending}>
      {isPending ? pendingLabel : submitLabel}
    </Button>
    <Button variant="quiet" onPress={onCancel}>
      {clientWords.cancel}
    </Button>
  </div>
)
