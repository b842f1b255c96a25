import { Button } from '@anupalan/design-system/button'
import { Text } from '@anupalan/design-system/text'
import type { Consent } from '@anupalan/server/contract/data-rights/schema'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toasts } from '../../../../chrome/toasts/toasts.ts'
import { Loaded } from '../../../data/loaded.tsx'
import { useApiMutation, useApiQuery } from '../../../data/use-api.ts'
import { AccountSection } from '../account-section.tsx'
import * as css from '../account.css.ts'
import { accountApi } from '../api.ts'
import { istDay } from '../times.ts'
import { accountWords } from '../words.ts'
import { WithdrawConsent } from './withdraw-consent.tsx'

const words = accountWords.consents

/** The consents given with the address of the account (DPDP Act 2023, section 6), each of which can be withdrawn. */
export function ConsentsSection() {
  const consents = useApiQuery(accountApi, 'listConsents')
  // Here, because its row is gone before the callback of the call runs.
  const withdrawal = useApiMutation(accountApi, 'withdrawConsent', { refreshes: ['listConsents'] })
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<Consent>()
  const ask = (consent: Consent) => {
    withdrawal.reset()
    setAsked(consent)
  }
  const withdraw = ({ reference }: Consent) =>
    withdrawal.mutate(
      { params: { consent: reference } },
      {
        onSuccess: () => {
          // The row is gone, to which the dialog would return the focus. While it is open, nothing else takes it.
          flushSync(() => setAsked(undefined))
          heading.current?.focus()
          toasts.toast({ title: words.done })
        },
      },
    )
  return (
    <AccountSection id="consents" heading={words.heading} text={words.text} headingRef={heading}>
      <Loaded query={consents} title={words.notLoaded}>
        {(data) =>
          data.consents.length === 0 ? (
            <Text tone="quiet">{words.none}</Text>
          ) : (
            <ul role="list" aria-label={words.list} className={css.list}>
              {data.consents.map((each) => (
                <ConsentRow key={each.reference} consent={each} onWithdraw={() => ask(each)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {asked && (
        <WithdrawConsent
          onClose={() => setAsked(undefined)}
          consent={asked}
          isPending={withdrawal.isPending}
          error={withdrawal.error}
          onWithdraw={() => withdraw(asked)}
        />
      )}
    </AccountSection>
  )
}

interface ConsentRowProps {
  consent: Consent
  onWithdraw: () => void
}

function ConsentRow({ consent: { purpose, reference, givenAt }, onWithdraw }: ConsentRowProps) {
  const label = words.purposes[purpose]
  return (
    <li className={css.entry}>
      <div className={css.entryText}>
        <Text weight="strong">{label}</Text>
        <Text size="small" tone="quiet">
          {words.given(istDay(givenAt), reference)}
        </Text>
      </div>
      <Button
        variant="secondary"
        size="compact"
        aria-label={words.withdrawLabel(label, reference)}
        onPress={onWithdraw}
      >
        {words.withdraw}
      </Button>
    </li>
  )
}
