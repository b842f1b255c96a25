import type { Consent } from '@anupalan/server/contract/data-rights/schema'
import { ConfirmDialog } from '../../../data/confirm-dialog.tsx'
import * as css from '../account.css.ts'
import { accountWords } from '../words.ts'

const words = accountWords.consents

export interface WithdrawConsentProps {
  onClose: () => void
  consent: Consent
  isPending: boolean
  /** Why it was not withdrawn. */
  error: unknown
  onWithdraw: () => void
}

/** Says what is erased with a consent before it is withdrawn. */
export function WithdrawConsent({
  onClose,
  consent: { purpose },
  isPending,
  error,
  onWithdraw,
}: WithdrawConsentProps) {
  return (
    <ConfirmDialog
      isOpen
      title={words.title(words.purposes[purpose])}
      description={words.descriptions[purpose]}
      words={words}
      buttonsClassName={css.buttons}
      isPending={isPending}
      error={error}
      onConfirm={onWithdraw}
      onClose={onClose}
    />
  )
}
