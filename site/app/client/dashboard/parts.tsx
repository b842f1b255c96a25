import { Stack } from '@anupalan/design-system/stack'
import type { Client } from '@anupalan/server/contract/clients/schema'
import type { ReactNode } from 'react'
import { LoadedParts } from '../../data/loaded-parts.tsx'
import { DueNext, InWork } from './due-tasks.tsx'
import { FilingBoard } from './filing-board.tsx'
import { LastActivity } from './last-activity.tsx'
import * as css from './parts.css.ts'
import { SentDocuments } from './sent-documents.tsx'
import { Waiting } from './waiting.tsx'

export interface DashboardPartsProps {
  client: Client
  /** After the next dates: how to ask. */
  children?: ReactNode
}

/** What is missing, whether it was seen and where it is; then what is due, how far each return is, and what happened. */
export const DashboardParts = ({ client, children }: DashboardPartsProps) => (
  <LoadedParts>
    <div className={css.dashboard}>
      <div className={css.waitingPart}>
        <Waiting client={client} />
      </div>
      <div className={css.aside}>
        <Stack gap="xl">
          <SentDocuments client={client} />
          <DueNext client={client} />
          {children}
        </Stack>
      </div>
      <div className={css.workPart}>
        <Stack gap="xl">
          <FilingBoard client={client} />
          <InWork client={client} />
          <LastActivity client={client} />
        </Stack>
      </div>
    </div>
  </LoadedParts>
)
