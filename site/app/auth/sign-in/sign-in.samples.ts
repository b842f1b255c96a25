/** Samples for the states of the sign-in: a user, and refusals of the server. */
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import type { User } from '@anupalan/server/contract/core/access'
import { ApiError } from '@anupalan/server/contract/core/client'
import { problems } from '@anupalan/server/contract/core/problems'

export const sampleUser: User = {
  username: 'asha',
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  role: 'client',
}

const { wrongCredentials, invalid } = problems
const fields = { code: accountMessages.codeWrong }

export const wrongPassword = new ApiError(401, JSON.stringify({ message: wrongCredentials.message }))
export const wrongCode = new ApiError(422, JSON.stringify({ message: invalid.message, fields }))
