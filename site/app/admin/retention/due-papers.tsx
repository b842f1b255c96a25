import { Alert } from '@anupalan/design-system/alert'
import { Badge } from '@anupalan/design-system/badge'
import { Button } from '@anupalan/design-system/button'
import { Checkbox } from '@anupalan/design-system/checkbox'
import type { DataTableColumn } from '@anupalan/design-system/data-table'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { media } from '@anupalan/design-system/tokens'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { formatDate, type IsoDate } from '@anupalan/server/compliance/ist'
import type { RetentionCategory } from '@anupalan/server/compliance/retention/categories'
import { createReference } from '@anupalan/server/contract/core/reference'
import type { ErasableClient } from '@anupalan/server/contract/retention/schema'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { retentionTexts } from '../../../content/legal/retention.ts'
import { randomBytes } from '../../../ui/api.ts'
import { ConfirmDialog } from '../../data/confirm-dialog.tsx'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { PagedTable } from '../../data/paged-table.tsx'
import { ReadTable } from '../../data/read-table.tsx'
import { useApiMutation, useApiPages, useRefresh } from '../../data/use-api.ts'
import { clientHref } from '../client/client-href.ts'
import { useMayChange } from '../client/use-may-change.ts'
import { retentionApi } from './api.ts'
import { ErasureProgress } from './erasure-progress.tsx'
import * as css from './retention.css.ts'
import { retentionWords } from './words.ts'

const { due: words, erase } = retentionWords

/** Clients of a page. */
const PAGE_CLIENTS = 50

interface DueRow {
  readonly id: string
  readonly client: string
  readonly name: string
  readonly category: RetentionCategory
  readonly documents: number
  readonly since: IsoDate
  readonly holds: readonly string[]
  readonly isDisabled: boolean
}

const rowsOf = ({ client, name, parts, holds }: ErasableClient): DueRow[] =>
  parts.map((part) => ({
    ...part,
    id: `${client}/${part.category}`,
    client,
    name,
    holds,
    isDisabled: holds.length > 0,
  }))

const Holds = ({ holds }: Pick<DueRow, 'holds'>) => (
  <div className={css.stacked}>
    <div>
      <Badge tone="danger">{words.held}</Badge>
    </div>
    {holds.map((reason, index) => (
      <Text key={index} as="span" size="small">
        <bdi>{reason}</bdi>
      </Text>
    ))}
  </div>
)

const columns: readonly DataTableColumn<DueRow>[] = [
  {
    id: 'client',
    label: words.columns.client,
    cell: ({ client, name }) => (
      <Link href={clientHref(client)}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { id: 'papers', label: words.columns.papers, cell: ({ category }) => retentionTexts.papers[category] },
  { id: 'documents', label: words.columns.documents, kind: 'figure', cell: ({ documents }) => documents },
  { id: 'since', label: words.columns.since, kind: 'code', cell: ({ since }) => formatDate(since) },
  {
    id: 'hold',
    label: words.columns.hold,
    cell: ({ holds }) =>
      holds.length === 0 ? <span className={css.quiet}>{words.noHold}</span> : <Holds holds={holds} />,
  },
]

/** The one column of a phone, beside the choice. */
const columnOfPhone: DataTableColumn<DueRow> = {
  id: 'client',
  label: words.columns.papers,
  cell: ({ client, name, category, documents, since, holds }) => (
    <div className={css.below}>
      <Link href={clientHref(client)}>
        <bdi>{name}</bdi>
      </Link>
      <span>{words.phone(retentionTexts.papers[category], documents)}</span>
      <span className={css.quiet}>{words.since(formatDate(since))}</span>
      {holds.length > 0 && <Holds holds={holds} />}
    </div>
  ),
}

/** Papers whose time is over: chosen and erased by those who may, with their number stated before. */
export function DuePapers() {
  const mayChange = useMayChange()
  const pages = useApiPages(
    retentionApi,
    'listErasable',
    { params: { limit: String(PAGE_CLIENTS) } },
    ({ next }) => next ?? undefined,
  )
  const rows = (pages.data?.pages ?? []).flatMap(({ clients }) => clients.flatMap(rowsOf))
  const [selected, setSelected] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const chosen = rows.filter(({ id, isDisabled }) => selected.includes(id) && !isDisabled)
  const choice: DataTableColumn<DueRow> = {
    id: 'choice',
    label: words.columns.choice,
    cell: ({ id, name, category, isDisabled }) =>
      !isDisabled && (
        <div className={css.choice}>
          <Checkbox
            label={<VisuallyHidden>{words.chooseOf(retentionTexts.papers[category], name)}</VisuallyHidden>}
            isSelected={selected.includes(id)}
            onChange={(isSelected) => {
              setSelected(isSelected ? [...selected, id] : selected.filter((each) => each !== id))
              setRefused(undefined)
            }}
          />
        </div>
      ),
  }
  const shown = useMedia(media.belowTablet) ? [columnOfPhone] : columns
  const documents = chosen.reduce((sum, row) => sum + row.documents, 0)
  return (
    <Stack gap="md" as="section">
      <Heading ref={heading} level={2} size="title" tabIndex={-1}>
        {words.heading}
      </Heading>
      <ErasureProgress mayChange={mayChange} />
      {mayChange && rows.length > 0 && (
        <>
          <Text size="small" tone="quiet">
            {words.choose}
          </Text>
          <div>
            <Button
              variant="secondary"
              size="compact"
              onPress={() => {
                setSelected(rows.map(({ id }) => id))
                setRefused(undefined)
              }}
            >
              {words.chooseAll}
            </Button>
          </div>
        </>
      )}
      <PagedTable
        caption={words.heading}
        columns={columns}
        rows={rows}
        pages={pages}
        words={words}
        renderTable={({ isLoading, children, ...table }) => (
          <ReadTable {...table} columns={mayChange ? shown.toSpliced(1, 0, choice) : shown}>
            {isLoading ? words.loading : children}
          </ReadTable>
        )}
      >
        {words.none}
      </PagedTable>
      <Alert tone="notice" title={refused} />
      {chosen.length > 0 && (
        <div>
          <Button onPress={() => setAsking(true)}>{words.open(documents)}</Button>
        </div>
      )}
      {isAsking && (
        <EraseDialog
          rows={chosen}
          documents={documents}
          onClose={() => setAsking(false)}
          onStarted={() => {
            flushSync(() => {
              setAsking(false)
              setSelected([])
            })
            heading.current?.focus()
          }}
          onRefused={(message) => {
            setAsking(false)
            setRefused(message)
          }}
        />
      )}
    </Stack>
  )
}

interface EraseDialogProps {
  rows: readonly DueRow[]
  documents: number
  onClose: () => void
  onStarted: () => void
  /** Called with why another number or choice is needed. */
  onRefused: (message: string) => void
}

function EraseDialog({ rows, documents, onClose, onStarted, onRefused }: EraseDialogProps) {
  // A retry is stored once.
  const [reference] = useState(() => createReference('RX', randomBytes))
  const refresh = useRefresh()
  const { mutate, isPending, error } = useApiMutation(retentionApi, 'eraseRetained', {
    refreshes: ['listRetentionErasures'],
  })
  const clients = new Set(rows.map(({ client }) => client)).size
  return (
    <ConfirmDialog
      isOpen
      title={erase.question(documents, clients)}
      description={erase.warning}
      words={{ ...erase, submit: erase.submit(documents) }}
      isPending={isPending}
      error={error}
      onConfirm={() =>
        mutate(
          {
            body: { parts: rows.map(({ client, category }) => ({ client, category })), documents },
            reference,
          },
          {
            onSuccess: () => {
              onStarted()
              toasts.toast({ title: erase.started })
            },
            onError: (reason) => {
              const [message] = Object.values(fieldErrorsOf(reason))
              if (message === undefined) return
              onRefused(message)
              void refresh(['listErasable'])
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
