import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { useSession } from '../../../session/session.tsx'
import { Reach } from '../../../ui/reach/reach.tsx'
import { usePortalHrefs } from '../portal/use-portal-hrefs.tsx'
import { dashboard as words } from './words.ts'

/** How a client reaches its consultant; the staff needs none of it. */
export function Ask({ client }: { client: Client }) {
  const { consultant } = client
  const { user } = useSession()
  const { dataHref } = usePortalHrefs()
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
      <Link href={dataHref(client.id)} variant="strong">
        {words.data}
      </Link>
    </Stack>
  )
}
