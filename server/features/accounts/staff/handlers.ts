/** Handlers of invitations, of the accounts of others, and of recoveries. */
import type * as endpoints from '@anupalan/server/contract/accounts/endpoints'
import type { RequestContext } from '../../../platform/context.ts'
import type { Handlers } from '../../../platform/http/handlers.ts'

import {
  acceptInvitation,
  getInvitation,
  inviteUser,
  joinInvitation,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from './invitations.ts'
import {
  changeRole,
  disableUser,
  enableUser,
  endUserSessions,
  listUsers,
  listUserSessions,
  sendPasswordReset,
} from './managed-users.ts'
import { approveRecovery, cancelRecovery, startRecovery, stopRecovery } from './recoveries.ts'

type Names =
  | 'getInvitation'
  | 'acceptInvitation'
  | 'joinInvitation'
  | 'cancelRecovery'
  | 'listUsers'
  | 'listInvitations'
  | 'inviteUser'
  | 'resendInvitation'
  | 'withdrawInvitation'
  | 'changeRole'
  | 'disableUser'
  | 'enableUser'
  | 'sendPasswordReset'
  | 'listUserSessions'
  | 'endUserSessions'
  | 'startRecovery'
  | 'approveRecovery'
  | 'stopRecovery'

export const staffHandlers = (context: RequestContext): Pick<Handlers<typeof endpoints>, Names> => ({
  getInvitation: (call) => getInvitation(context, call),
  acceptInvitation: (call) => acceptInvitation(context, call),
  joinInvitation: (call) => joinInvitation(context, call),
  cancelRecovery: (call) => cancelRecovery(context, call),
  listUsers: (call) => listUsers(context, call),
  listInvitations: (call) => listInvitations(context, call),
  inviteUser: (call) => inviteUser(context, call),
  resendInvitation: (call) => resendInvitation(context, call),
  withdrawInvitation: (call) => withdrawInvitation(context, call),
  changeRole: (call) => changeRole(context, call),
  disableUser: (call) => disableUser(context, call),
  enableUser: (call) => enableUser(context, call),
  sendPasswordReset: (call) => sendPasswordReset(context, call),
  listUserSessions: (call) => listUserSessions(context, call),
  endUserSessions: (call) => endUserSessions(context, call),
  startRecovery: (call) => startRecovery(context, call),
  approveRecovery: (call) => approveRecovery(context, call),
  stopRecovery: (call) => stopRecovery(context, call),
})
