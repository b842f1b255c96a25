import { refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/accounts/endpoints'
import type { RequestContext } from '../../platform/context.ts'
import { defineFeature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { HOUR_MS, MINUTE_MS } from '../../platform/jobs/jobs.ts'
import { signedIn } from './account-context.ts'
import { addSampleAccounts } from './add-sample-accounts.ts'
import { accountAuditActions } from './audit-actions.ts'
import { accountCommands } from './create-admin.ts'
import { eraseExpired } from './erase-expired.ts'
import { createMailLinks } from './links.ts'
import { logIn, logOut } from './log-in.ts'
import { accounts as migration } from './migrations/0016-accounts.ts'
import { invitationsToClients } from './migrations/0044-invitations-to-clients.ts'
import { userKeysTable } from './migrations/0062-user-keys.ts'
import { inviteToClient } from './staff/invitations.ts'
import {
  confirmEmailChange,
  deleteAccount,
  endAllSessions,
  endSession,
  exportAccount,
  exportPerson,
  getAccount,
  listSessions,
  ownsSession,
  requestEmailChange,
  updateAccount,
} from './own-account.ts'
import { findPeople, findStaff } from './queries.ts'
import { confirmRegistration, register } from './register.ts'
import {
  changePassword,
  getPasswordReset,
  requestPasswordReset,
  resetPassword,
  sendPasswordResets,
} from './reset-password.ts'
import { secondFactorHandlers } from './second-factors/handlers.ts'
import { createAuthenticate } from './sessions.ts'
import { staffHandlers } from './staff/handlers.ts'
import { finishRecoveries } from './staff/recoveries.ts'
export type * from './tables.ts'

export const accounts = defineFeature<Handlers<typeof endpoints>>({
  name: 'accounts',
  handlers: createHandlers,
  authenticate: createAuthenticate,
  migrations: {
    '0016-accounts': migration,
    '0044-invitations-to-clients': invitationsToClients,
    '0062-user-keys': userKeysTable,
  },
  mailLinks: createMailLinks,
  commands: accountCommands,
  auditActions: accountAuditActions,
  addSamples: addSampleAccounts,
  people: { find: findPeople, staff: findStaff, invite: inviteToClient },
  exportPerson,
  jobs: (context) => [
    {
      name: 'send-password-resets',
      every: 1_000,
      async run(signal) {
        const processed = await sendPasswordResets(context, signal)
        if (processed > 0) context.log.info({ processed }, 'password resets processed')
      },
    },
    {
      name: 'finish-recoveries',
      every: MINUTE_MS,
      async run(signal) {
        const finished = await finishRecoveries(context, signal)
        if (finished > 0) context.log.info({ finished }, 'recoveries finished')
      },
    },
    { name: 'erase-expired-accounts', every: HOUR_MS, run: () => eraseExpired(context) },
  ],
})

function createHandlers(context: RequestContext): Handlers<typeof endpoints> {
  return {
    ...secondFactorHandlers(context),
    ...staffHandlers(context),
    getUser: (call) => respond(200, signedIn(call)),
    logIn: (call) => logIn(context, call),
    getRegistration: () => respond(200, { isOpen: context.config.registration === 'open' }),
    register: {
      gate: () => (context.config.registration === 'closed' ? refuse('registrationClosed') : undefined),
      handle: (call) => register(context, call),
    },
    confirmRegistration: (call) => confirmRegistration(context, call),
    logOut: (call) => logOut(context, call),
    requestPasswordReset: (call) => requestPasswordReset(context, call),
    getPasswordReset: (call) => getPasswordReset(context, call),
    resetPassword: (call) => resetPassword(context, call),
    getAccount: (call) => getAccount(context, call),
    updateAccount: (call) => updateAccount(context, call),
    exportAccount: (call) => exportAccount(context, call),
    deleteAccount: (call) => deleteAccount(context, call),
    changePassword: (call) => changePassword(context, call),
    requestEmailChange: (call) => requestEmailChange(context, call),
    confirmEmailChange: (call) => confirmEmailChange(context, call),
    listSessions: (call) => listSessions(context, call),
    endSession: { owns: ownsSession(context), handle: (call) => endSession(context, call) },
    endAllSessions: (call) => endAllSessions(context, call),
  }
}
