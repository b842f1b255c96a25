import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { useSession } from '../../../session/session.tsx'
import { Reach } from '../../../ui/reach/reach.tsx'
import { dashboard as words } from './words.ts'

/** How a client reaches its consultant; the staff needs none of it. */
export function Ask({ client: { consultant } }: { client: Client }) {
  const { user } = useSession()
  if (user?.role !== 'client') return null
  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="title">
        {words.ask}
      </Heading>
      <Text tone="quiet">
        {consultant && <bdi>{words.consultant(consultant.fullName)} </bdi>}
        {words.askText}
      </Text>
      <Reach />
    </Stack>
  )
}
