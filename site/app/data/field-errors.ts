import { ApiError } from '@anupalan/server/contract/core/client'

/** One message for each invalid field of a form; none if the call failed for another reason. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? error.fields : {}
