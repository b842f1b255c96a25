import { Alert } from '@anupalan/design-system/alert'
import { fieldErrorsOf } from '../data/field-errors.ts'
import { failureText } from './failure.ts'
import { authWords } from './words.ts'

export interface FormFailureProps {
  /** Why the last attempt failed; `null` if it did not. */
  error: unknown
  /** `note` if a toast announces the same text. @default 'alert' */
  role?: 'alert' | 'note'
}

/** Why a form failed, above its fields, until it is sent again. Messages of fields are at the fields. */
export function FormFailure({ error, role = 'alert' }: FormFailureProps) {
  const isShown = error !== null && Object.keys(fieldErrorsOf(error)).length === 0
  return (
    <Alert tone="danger" role={role} title={isShown && authWords.failure.title}>
      {isShown && failureText(error)}
    </Alert>
  )
}
