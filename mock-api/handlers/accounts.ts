import type * as endpoints from '@anupalan/server/contract/accounts/endpoints'
import type { Handlers, MockFeature } from '../mock-feature.ts'
import { emailChangeHandlers } from './accounts/email-change.ts'
import { invitationHandlers } from './accounts/invitations.ts'
import type { InvitationsNeeds, InvitationsWorld } from './accounts/invitations.ts'
import { ownAccountHandlers } from './accounts/own-account.ts'
import { passkeyHandlers } from './accounts/passkeys.ts'
import { recoveryHandlers } from './accounts/recoveries.ts'
import { registrationHandlers } from './accounts/registration.ts'
import { passwordHandlers } from './accounts/reset-password.ts'
import { secondFactorHandlers } from './accounts/second-factors.ts'
import { signInHandlers } from './accounts/sign-in.ts'
import { staffUserHandlers } from './accounts/staff-users.ts'
import { createAccountsState } from './accounts/state.ts'
import type { AccountsState } from './accounts/state.ts'

const createHandlers = (world: InvitationsWorld): Handlers<typeof endpoints> => ({
  ...signInHandlers(world),
  ...registrationHandlers(world),
  ...passwordHandlers(world),
  ...ownAccountHandlers(world),
  ...emailChangeHandlers(world),
  ...secondFactorHandlers(world),
  ...passkeyHandlers(world),
  ...invitationHandlers(world),
  ...staffUserHandlers(world),
  ...recoveryHandlers(world),
})

export const accountsMock = {
  state: createAccountsState,
  handlers: createHandlers,
} satisfies MockFeature<typeof endpoints, AccountsState, InvitationsNeeds>
