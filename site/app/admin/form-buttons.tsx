import { Button } from '@anupalan/design-system/button'
import { confirmWords } from '../data/confirm-dialog.words.ts'
import * as css from './rows.css.ts'

export interface FormButtonsProps {
  submitLabel: string
  /** Label while the request is pending. */
  pendingLabel?: string
  /** @default false */
  isPending?: boolean
  /** @default “Cancel” */
  cancelLabel?: string
  onCancel: () => void
}

/** The end of the form of a dialog: it is sent, or left without. */
export const FormButtons = ({
  submitLabel,
  pendingLabel = submitLabel,
  isPending = false,
  cancelLabel = confirmWords.cancel,
  onCancel,
}: FormButtonsProps) => (
  <div className={css.actions}>
    <Button type="submit" isPending={isPending}>
      {isPending ? pendingLabel : submitLabel}
    </Button>
    <Button variant="quiet" onPress={onCancel}>
      {cancelLabel}
    </Button>
  </div>
)
