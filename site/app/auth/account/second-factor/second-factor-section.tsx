import { Alert } from '@anupalan/design-system/alert'
import { Stack } from '@anupalan/design-system/stack'
import type { Account } from '@anupalan/server/contract/accounts/schema'
import { useRef } from 'react'
import { useSession } from '../../../../session/session.tsx'
import { AccountSection } from '../account-section.tsx'
import { accountWords } from '../words.ts'
import { OneTimeCodes } from './one-time-codes.tsx'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodesPart } from './recovery-codes-part.tsx'

const words = accountWords.secondFactor

/** Passkeys, one-time codes and recovery codes. */
export function SecondFactorSection({ account }: { account: Account }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const canRemove = !(useSession().user?.needsSecondFactor ?? false)
  const hasAny = account.hasTotp || account.passkeys.length > 0
  const parts = { account, canRemove, heading }
  return (
    <AccountSection
      id="second-factor"
      heading={words.heading}
      text={account.requiresSecondFactor ? `${words.text} ${words.required}` : words.text}
      headingRef={heading}
    >
      <Stack gap="lg">
        {!hasAny && canRemove && (
          <Alert role="note" title={words.none.heading}>
            {words.none.text}
          </Alert>
        )}
        <div>
          <Passkeys {...parts} />
          <OneTimeCodes {...parts} />
          {hasAny && canRemove && <RecoveryCodesPart account={account} />}
        </div>
      </Stack>
    </AccountSection>
  )
}
