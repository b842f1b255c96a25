import type { Client } from '@anupalan/server/contract/clients/schema'
import { useRef } from 'react'
import { AccountSection } from '../../auth/account/account-section.tsx'
import { Loaded } from '../../data/loaded.tsx'
import { useHolds } from './hold-banner.tsx'
import { HoldList } from './hold-list.tsx'
import { holdWords as words } from './hold-words.ts'

/** The legal holds on a client and on its documents. */
export function Holds({ client: { id: client } }: { client: Client }) {
  const query = useHolds(client)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <AccountSection id="holds" heading={words.heading} text={words.text} headingRef={heading}>
      <Loaded query={query} title={words.notLoaded}>
        {({ holds }) => (
          <HoldList client={client} holds={holds} none={words.none} headingId="holds" heading={heading} />
        )}
      </Loaded>
    </AccountSection>
  )
}
