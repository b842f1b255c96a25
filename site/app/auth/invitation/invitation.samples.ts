/** Samples for the states of an invitation. */
import type { InvitationDetails } from './invitation.machine.ts'

export const invitation: InvitationDetails = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  role: 'client',
  suggestedUsername: 'asha.rao',
  hasAccount: false,
}

export const newAccount = {
  fullName: 'Asha Rao',
  username: 'asha.rao',
  password: 'a lotus blooms at dawn',
}
