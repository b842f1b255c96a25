import {
  approveRecovery,
  changeRole,
  disableUser,
  enableUser,
  endUserSessions,
  inviteUser,
  listInvitations,
  listUsers,
  listUserSessions,
  resendInvitation,
  sendPasswordReset,
  startRecovery,
  stopRecovery,
  withdrawInvitation,
} from '@anupalan/server/contract/accounts/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls about the accounts of others. */
export const usersApi = apiOf({
  approveRecovery,
  changeRole,
  disableUser,
  enableUser,
  endUserSessions,
  inviteUser,
  listInvitations,
  listUsers,
  listUserSessions,
  resendInvitation,
  sendPasswordReset,
  startRecovery,
  stopRecovery,
  withdrawInvitation,
})
