import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { DataTableColumn } from '@anupalan/design-system/data-table'
import { recordsOfJobs } from '../../../content/legal/retention.ts'
import { ReadTable } from '../../data/read-table.tsx'
import { DuePapers } from './due-papers.tsx'
import { Periods } from './periods.tsx'
import { retentionWords as words } from './words.ts'

/** What may be erased, for how long each kind of paper is kept, and what a job erases. */
export const Retention = () => (
  <>
    <Stack gap="xs">
      <Heading level={1} tabIndex={-1}>
        {words.heading}
      </Heading>
      <Text tone="quiet">{words.lead}</Text>
    </Stack>
    <DuePapers />
    <Periods />
    <Automatic />
  </>
)

const { automatic } = words

interface JobRow {
  readonly id: string
  readonly howLong: string
  readonly by: string
}

const columns: readonly DataTableColumn<JobRow>[] = [
  { id: 'what', label: automatic.columns.what, cell: ({ id }) => id },
  { id: 'howLong', label: automatic.columns.howLong, cell: ({ howLong }) => howLong },
  { id: 'by', label: automatic.columns.by, cell: ({ by }) => by },
]

const Automatic = () => (
  <Stack gap="sm" as="section">
    <Heading level={2} size="title">
      {automatic.heading}
    </Heading>
    <Text size="small" tone="quiet">
      {automatic.lead}
    </Text>
    <ReadTable
      caption={automatic.heading}
      isCaptionHidden
      columns={columns}
      rows={recordsOfJobs.map(([id, howLong, by]) => ({ id, howLong, by }))}
    />
  </Stack>
)
