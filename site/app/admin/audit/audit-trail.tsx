import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { media } from '@anupalan/design-system/tokens'
import { istDate } from '@anupalan/server/compliance/ist'
import { auditFileName } from '@anupalan/server/contract/audit/csv'
import { createClient } from '@anupalan/server/contract/core/client'
import { useRef } from 'react'
import { useMedia } from '../../../ui/use-media.ts'
import { DataExport } from '../../data-export/data-export.tsx'
import { PagedTable } from '../../data/paged-table.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiPages, useApiQuery } from '../../data/use-api.ts'
import { auditApi, auditExport } from './api.ts'
import { auditColumns, auditColumnsOfPhone } from './audit-columns.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { useAuditFilter } from './use-audit-filter.ts'
import { Verification } from './verification.tsx'
import { auditWords as words } from './words.ts'

/** Entries of a page of the list. */
const PAGE_ENTRIES = 50

/** The trail with its verification, its search and its export. */
export function AuditTrail() {
  const heading = useRef<HTMLHeadingElement>(null)
  const isPhone = useMedia(media.belowTablet)
  const filter = useAuditFilter()
  const state = useApiQuery(auditApi, 'getAuditState')
  const pages = useApiPages(
    auditApi,
    'listAudit',
    { params: { limit: String(PAGE_ENTRIES), ...filter.params } },
    ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.sequence.toString() : undefined),
  )
  const entries = (pages.data?.pages ?? []).flatMap((page) => page.entries)
  const { client: searched } = filter.search
  const clientName = entries.find(({ client }) => client?.id === searched)?.client?.name ?? undefined
  return (
    <>
      <Stack gap="xs">
        <Heading level={1} tabIndex={-1}>
          {words.heading}
        </Heading>
        <Text tone="quiet">{words.lead}</Text>
      </Stack>
      <Stack gap="sm" as="section">
        <Heading level={2} size="title">
          {words.verification.heading}
        </Heading>
        <ProblemAlert
          title={words.verification.notLoaded}
          error={state.error}
          onRetry={() => void state.refetch()}
          isRetrying={state.isFetching}
        />
        {state.data && <Verification verification={state.data.verification} />}
      </Stack>
      <Stack gap="md" as="section">
        <Heading ref={heading} level={2} size="title" tabIndex={-1}>
          {words.entries}
        </Heading>
        <AuditFilters
          filter={filter}
          actions={state.data?.actions ?? []}
          clientName={clientName}
          onClear={() => heading.current?.focus()}
        />
        <PagedTable
          caption={words.entries}
          columns={isPhone ? auditColumnsOfPhone : auditColumns}
          rows={entries.map((entry) => ({ ...entry, id: String(entry.sequence) }))}
          pages={pages}
          words={words}
        >
          {filter.isFiltered ? words.noneFound : words.none}
        </PagedTable>
      </Stack>
      <Stack gap="sm" as="section">
        <Heading level={2} size="title">
          {words.export.heading}
        </Heading>
        <Text>{words.export.text}</Text>
        <DataExport
          label={words.export.label}
          receive={(fetch, signal) =>
            createClient({ fetch }, auditExport).exportAudit({ params: filter.params, signal })
          }
          fileName={() => auditFileName(istDate(Date.now()))}
          refreshes={['listAudit']}
        />
      </Stack>
    </>
  )
}
