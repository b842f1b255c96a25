/** Registration by visitors, if it is open, and the confirmation of their e-mail addresses. */
import { refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/accounts/endpoints'
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import type { Handlers } from '../../mock-feature.ts'
import { changeAccount, insertAccount, instantOf } from './accounts.ts'
import type { AccountsWorld } from './accounts.ts'
import { checkNewPassword } from './common-passwords.ts'
import { consumeLink, createLink, linksSince } from './links.ts'
import { queueAccountMail } from './mails.ts'
import {
  CONFIRMATION_INTERVAL_MS,
  linkMinutes,
} from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { MINUTE_MS } from '../../durations.ts'
import type { StoredAccount } from './state.ts'

/** Queues the mail that confirms an address, unless an earlier one is too young. */
export function queueConfirmation(
  world: AccountsWorld,
  { username, email }: Pick<StoredAccount, 'username' | 'email'>,
): void {
  const since = instantOf(world, -CONFIRMATION_INTERVAL_MS)
  const recent = linksSince(world, 'email-confirmation', username, since)
  if (recent.some(({ endedAt }) => endedAt === null)) return
  const expiresAt = instantOf(world, linkMinutes['email-confirmation'] * MINUTE_MS)
  const link = createLink(world, { kind: 'email-confirmation', subject: username, expiresAt })
  queueAccountMail(world, { to: email, text: 'emailConfirmation', about: username, links: [link] })
}

type Names = 'getRegistration' | 'register' | 'confirmRegistration'

export const registrationHandlers = (world: AccountsWorld): Pick<Handlers<typeof endpoints>, Names> => ({
  getRegistration: () => respond(200, { isOpen: world.state.accountSettings.registration === 'open' }),

  register: {
    gate: () =>
      world.state.accountSettings.registration === 'closed' ? refuse('registrationClosed') : undefined,
    handle({ body: { username, fullName, email, password } }) {
      const common = checkNewPassword(password, [username, fullName, email, world.practice.name])
      if (common) return common
      const account = { username, fullName, email, role: 'client', password, confirmedAt: null } as const
      if (!insertAccount(world, account))
        return refuse('invalid', { fields: { username: accountMessages.usernameTaken } })
      queueConfirmation(world, account)
      return respond(201, { username, fullName, email, role: account.role })
    },
  },

  confirmRegistration({ params }) {
    const link = consumeLink(world, 'email-confirmation', params.key)
    if (!link) return refuse('linkInvalid')
    const account = world.state.accounts.get(link.subject)
    if (account?.confirmedAt === null)
      changeAccount(world, account.username, { confirmedAt: instantOf(world) })
    return respond(204, undefined)
  },
})
