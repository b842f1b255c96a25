import { isAddress } from '../../platform/database/is-address.ts'
import { store } from '../../platform/database/database.ts'
import { eraseMailAbout } from '../../platform/mail/outbox-rows.ts'
import type { Consents } from '../../platform/ports.ts'

export const enquiryConsents: Consents = {
  purpose: 'enquiry',
  list: (database, email) =>
    database
      .selectFrom('enquiries')
      .select(['reference', 'receivedAt as givenAt'])
      .where(isAddress(email))
      .execute(),
  withdraw: ({ database }, { reference, email }, onWithdraw) =>
    store(database, async (transaction) => {
      const erased = await transaction
        .deleteFrom('enquiries')
        .where('reference', '=', reference)
        .where(isAddress(email))
        .returning('reference')
        .executeTakeFirst()
      if (!erased) return false
      await eraseMailAbout(transaction, reference)
      await onWithdraw(transaction)
      return true
    }),
}
