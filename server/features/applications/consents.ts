import { isAddress } from '../../platform/database/is-address.ts'
import { store } from '../../platform/database/database.ts'
import { eraseMailAbout } from '../../platform/mail/outbox-rows.ts'
import type { Consents } from '../../platform/ports.ts'
import { applicationFiles } from './application-files.ts'

export const applicationConsents: Consents = {
  purpose: 'application',
  list: (database, email) =>
    database
      .selectFrom('applications')
      .select(['reference', 'receivedAt as givenAt'])
      .where(isAddress(email))
      .execute(),
  async withdraw({ database, files }, { reference, email }, onWithdraw) {
    const erased = await store(database, async (transaction) => {
      const row = await transaction
        .deleteFrom('applications')
        .where('reference', '=', reference)
        .where(isAddress(email))
        .returning('cvKey')
        .executeTakeFirst()
      if (!row) return undefined
      await eraseMailAbout(transaction, reference)
      await onWithdraw(transaction)
      return row
    })
    // If the process ends before, the CV is removed as a stray file.
    if (erased) await files.of(applicationFiles.name).remove(erased.cvKey)
    return erased !== undefined
  },
}
