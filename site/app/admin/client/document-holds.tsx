import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { useRef } from 'react'
import { Loaded } from '../../data/loaded.tsx'
import { holdsOfClient, useHolds } from './hold-banner.tsx'
import { HoldList } from './hold-list.tsx'
import { holdWords as words } from './hold-words.ts'

/** The legal holds on one document; that one stands on its client is said too. */
export function DocumentHolds({ client, document }: { client: string; document: string }) {
  const query = useHolds(client)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="title" id="holds" tabIndex={-1} ref={heading}>
        {words.heading}
      </Heading>
      <Text size="small" tone="quiet">
        {words.ofDocument.text}
      </Text>
      <Loaded query={query} title={words.notLoaded}>
        {({ holds }) => (
          <>
            {holdsOfClient(holds).length > 0 && <Text size="small">{words.ofDocument.clientHeld}</Text>}
            <HoldList
              client={client}
              document={document}
              holds={holds.filter((hold) => hold.document?.id === document)}
              none={words.ofDocument.none}
              headingId="holds"
              heading={heading}
            />
          </>
        )}
      </Loaded>
    </Stack>
  )
}
