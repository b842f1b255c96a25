import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { DueTasks } from '../../client/dashboard/due-tasks.tsx'
import { FilingBoard } from '../../client/dashboard/filing-board.tsx'
import { LastActivity } from '../../client/dashboard/last-activity.tsx'
import { SentDocuments } from '../../client/dashboard/sent-documents.tsx'
import { Waiting } from '../../client/dashboard/waiting.tsx'
import * as portal from '../../client/portal/portal.css.ts'

/** The dashboard of the portal, without the ways to reach the firm. */
export const ViewedDashboard = ({ client }: { client: Client }) => (
  <>
    <Heading level={1} tabIndex={-1}>
      <bdi>{client.profile.name}</bdi>
    </Heading>
    <div className={portal.columns}>
      <Waiting client={client} />
      <SentDocuments client={client} />
    </div>
    <div className={portal.columns}>
      <DueTasks client={client} />
      <Stack gap="xl">
        <LastActivity client={client} />
      </Stack>
    </div>
    <FilingBoard client={client} />
  </>
)
