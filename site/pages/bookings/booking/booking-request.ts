import { validateFields } from '@anupalan/server/contract/core/body'
import { bookingRequestSchema, type BookingRequest } from '@anupalan/server/contract/bookings/schema'
import type { FieldErrors } from '../../../ui/form/use-field-errors.ts'
import type { Choice } from './choice.ts'

/** Validates the choice and the form: a booking that the contract accepts, or the errors by field. */
export function validateBooking(
  { service, mode, start }: Choice,
  form: FormData,
): { request: BookingRequest } | { errors: FieldErrors } {
  const typed = Object.fromEntries(form)
  const result = validateFields(bookingRequestSchema, {
    ...typed,
    service,
    mode,
    start,
    privacy: form.has('privacy'),
  })
  return 'value' in result ? { request: result.value } : { errors: result.fields ?? {} }
}
