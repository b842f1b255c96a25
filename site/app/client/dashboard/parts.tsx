import { Stack } from '@anupalan/design-system/stack'
import type { Client } from '@anupalan/server/contract/clients/schema'
import type { ReactNode } from 'react'
import { DueNext, InWork } from './due-tasks.tsx'
import { FilingBoard } from './filing-board.tsx'
import { LastActivity } from './last-activity.tsx'
import * as css from './parts.css.ts'
import { SentDocuments } from './sent-documents.tsx'
import { Waiting } from './waiting.tsx'

export interface DashboardPartsProps {
  client: Client
  /** After the last activity: how to ask. */
  children?: ReactNode
}

/** What is missing, whether it was seen and where it is; then what is due, and how far each return is. */
export const DashboardParts = ({ client, children }: DashboardPartsProps) => (
  <div className={css.dashboard}>
    <div className={css.waitingPart}>
      <Waiting client={client} />
    </div>
    <div className={css.sentPart}>
      <SentDocuments client={client} />
    </div>
    <div className={css.duePart}>
      <Stack gap="xl">
        <DueNext client={client} />
        <FilingBoard client={client} />
        <InWork client={client} />
      </Stack>
    </div>
    <div className={css.activityPart}>
      <Stack gap="xl">
        <LastActivity client={client} />
        {children}
      </Stack>
    </div>
  </div>
)
