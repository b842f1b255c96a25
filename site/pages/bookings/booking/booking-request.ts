import { judgeFields } from '@anupalan/server/contract/body'
import { bookingRequestSchema, type BookingRequest } from '@anupalan/server/contract/bookings'
import type { FieldErrors } from '../../../ui/form/use-field-errors.ts'
import type { Choice } from './choice.ts'

/** What was chosen and typed: a booking that the contract accepts, or what to say at which field. */
export function judgeBooking(
  { service, mode, start }: Choice,
  form: FormData,
): { request: BookingRequest } | { errors: FieldErrors } {
  const typed = Object.fromEntries(form)
  const judged = judgeFields(bookingRequestSchema, {
    ...typed,
    service,
    mode,
    start,
    privacy: form.has('privacy'),
  })
  return 'value' in judged ? { request: judged.value } : { errors: judged.fields ?? {} }
}
