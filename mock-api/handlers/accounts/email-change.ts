/** The change of one's e-mail address, which both addresses confirm. */
import { refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/accounts/endpoints'
import { linkMinutes } from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import type { Handlers } from '../../mock-feature.ts'
import { addressKey, changeAccount, checkOwnPassword, instantOf, ownAccount } from './accounts.ts'
import type { AccountsWorld } from './accounts.ts'
import { consumeLink, createLink, endLinks } from './links.ts'
import { queueAccountMail } from './mails.ts'
import { MINUTE_MS } from '../../durations.ts'

type Names = 'requestEmailChange' | 'confirmEmailChange'

export const emailChangeHandlers = (world: AccountsWorld): Pick<Handlers<typeof endpoints>, Names> => ({
  /** Several accounts may share an address, so a new one need not be free. */
  requestEmailChange(call) {
    const { email, password } = call.body
    const account = ownAccount(world, call)
    if (addressKey(email) === addressKey(account.email))
      return refuse('invalid', { fields: { email: accountMessages.emailSame } })
    const refused = checkOwnPassword(world, account, password)
    if (refused) return refused
    const { username } = account
    const expiresAt = instantOf(world, linkMinutes['email-change'] * MINUTE_MS)
    endLinks(world, 'email-change', username)
    changeAccount(world, username, {
      newEmail: { email, isConfirmedByOld: false, isConfirmedByNew: false, expiresAt },
    })
    for (const side of ['old', 'new'] as const) {
      const link = createLink(world, { kind: 'email-change', subject: username, side, expiresAt })
      const to = side === 'old' ? account.email : email
      queueAccountMail(world, { to, text: `emailChange.${side}`, about: username, links: [link] })
    }
    return respond(204, undefined)
  },

  confirmEmailChange({ params }) {
    const link = consumeLink(world, 'email-change', params.key)
    const account = link && world.state.accounts.get(link.subject)
    if (!account?.newEmail) return refuse('linkInvalid')
    const { username } = account
    const newEmail = {
      ...account.newEmail,
      ...(link?.side === 'old' ? { isConfirmedByOld: true } : { isConfirmedByNew: true }),
    }
    if (!newEmail.isConfirmedByOld || !newEmail.isConfirmedByNew) {
      changeAccount(world, username, { newEmail })
      return respond(200, { isComplete: false })
    }
    changeAccount(world, username, { email: newEmail.email, newEmail: null })
    // A link in the old mailbox must not set the password any more.
    endLinks(world, 'password-reset', username)
    queueAccountMail(world, { to: account.email, text: 'emailChange.done', about: username })
    return respond(200, { isComplete: true })
  },
})
