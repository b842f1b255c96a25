import { Alert } from '@anupalan/design-system/alert'
import type { Account } from '@anupalan/server/contract/accounts/schema'
import { istTime } from '../times.ts'
import { accountWords } from '../words.ts'

const words = accountWords.newEmail.pending

type PendingEmailProps = NonNullable<Account['newEmail']>

/** An unfinished change of e-mail address: which of the two links is still to be opened, and until when. */
export function PendingEmail({ email, isConfirmedByOld, isConfirmedByNew, expiresAt }: PendingEmailProps) {
  const left = [isConfirmedByOld, isConfirmedByNew].filter((isConfirmed) => !isConfirmed).length
  const stateOf = (isConfirmed: boolean) => (isConfirmed ? words.confirmed : words.open)
  return (
    <Alert role="note" title={words.heading(email)}>
      {`${words.old}: ${stateOf(isConfirmedByOld)}. ${words.new}: ${stateOf(isConfirmedByNew)}. ${words.until(left, istTime(expiresAt))}`}
    </Alert>
  )
}
