/** Errors of calls, for the states of the flows. */
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import { ApiError } from '@anupalan/server/contract/core/client'
import { problemBody, problems, refuse, type ProblemName } from '@anupalan/server/contract/core/problems'
import { fieldErrorsOf } from '../../data/field-errors.ts'

const errorOf = (name: ProblemName, fields?: Readonly<Record<string, string>>) =>
  new ApiError(problems[name].status, JSON.stringify(problemBody(refuse(name, fields && { fields }))))

export const wrongPassword = errorOf('invalid', { password: accountMessages.passwordWrong })
export const wrongCode = errorOf('invalid', { code: accountMessages.codeWrong })
export const expired = errorOf('signInExpired')
export const unavailable = errorOf('unavailable')

/** Whether an error is shown at a field, and not above the buttons. */
export const isFieldError = (error: unknown): boolean => Object.keys(fieldErrorsOf(error)).length > 0
