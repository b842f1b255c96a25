import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import type { Consent } from '@anupalan/server/contract/data-rights/schema'
import { ProblemAlert } from '../../../data/problem-alert.tsx'
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
    <Dialog
      isOpen
      onOpenChange={onClose}
      role="alertdialog"
      size="narrow"
      hasCloseButton={false}
      title={words.title(words.purposes[purpose])}
      description={words.descriptions[purpose]}
    >
      <Stack gap="lg">
        <ProblemAlert title={words.failed} error={error} />
        <div className={css.buttons}>
          <Button isPending={isPending} onPress={onWithdraw}>
            {isPending ? words.submitting : words.submit}
          </Button>
          <Button variant="quiet" autoFocus onPress={onClose}>
            {accountWords.cancel}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
