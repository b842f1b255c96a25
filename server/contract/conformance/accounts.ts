import { afterEach, describe } from 'vitest'
import type { AccountTargets } from './account-calls.ts'
import { describeInvitations } from './accounts-invitations.ts'
import { describeAccountLinks } from './accounts-links.ts'
import { describeOwnAccount } from './accounts-own.ts'
import { describeRecovery } from './accounts-recovery.ts'
import { describeRegistration } from './accounts-registration.ts'
import { describeSecondFactors } from './accounts-second-factors.ts'
import { describeSignIn } from './accounts-sign-in.ts'
import { describeStaff } from './accounts-staff.ts'
import { time } from './requests.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

export function describeAccounts(start: StartTarget) {
  describe('accounts', () => {
    const options = { rateLimits: 'off', clock: time.clock } as const
    const targets: AccountTargets = {
      target: useTarget(start, { ...options, registration: 'open' }),
      strictTarget: useTarget(start, { ...options, staffSecondFactor: 'required' }),
    }
    afterEach(() => time.reset())

    describeSignIn(targets)
    describeRegistration(targets)
    describeAccountLinks(targets)
    describeOwnAccount(targets)
    describeSecondFactors(targets)
    describeInvitations(targets)
    describeStaff(targets)
    describeRecovery(targets)
  })
}
