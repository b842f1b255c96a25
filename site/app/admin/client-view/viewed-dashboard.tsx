import { Heading } from '@anupalan/design-system/heading'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { DashboardParts } from '../../client/dashboard/parts.tsx'

/** The dashboard of the portal, without the ways to reach the firm. */
export const ViewedDashboard = ({ client }: { client: Client }) => (
  <>
    <Heading level={1} tabIndex={-1}>
      <bdi>{client.profile.name}</bdi>
    </Heading>
    <DashboardParts client={client} />
  </>
)
