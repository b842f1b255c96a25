import { Badge } from '@anupalan/design-system/badge'
import { Button } from '@anupalan/design-system/button'
import { DataTable, type DataTableColumn } from '@anupalan/design-system/data-table'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import type { ManagedUser } from '@anupalan/server/contract/accounts/schema'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useSession } from '../../../session/session.tsx'
import { istMoment } from '../../auth/account/times.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiPages } from '../../data/use-api.ts'
import { roleNames } from '../../words.ts'
import { usersApi } from './api.ts'
import { UserStatus } from './user-status.tsx'
import * as css from './users.css.ts'
import { usersWords } from './words.ts'

const words = usersWords.list

/** Accounts of a page of the list. */
const PAGE_USERS = 50

/** Delay after the last key before a search is sent; ms. */
const SEARCH_DELAY_MS = 250

type Row = ManagedUser & { readonly id: string; readonly isOwn: boolean }

const hrefOf = (username: string) => `/admin/users?user=${encodeURIComponent(username)}`

const columns: readonly DataTableColumn<Row>[] = [
  {
    id: 'name',
    label: words.columns.name,
    cell: ({ id, user, isOwn }) => (
      <div className={css.name}>
        <span>
          <Link href={hrefOf(id)}>
            <bdi>{user.fullName}</bdi>
          </Link>{' '}
          {isOwn && <Badge tone="neutral">{words.you}</Badge>}
        </span>
        <bdi className={css.meta}>{user.email}</bdi>
      </div>
    ),
  },
  { id: 'role', label: words.columns.role, cell: ({ user }) => roleNames[user.role] },
  { id: 'status', label: words.columns.status, cell: (row) => <UserStatus {...row} /> },
  {
    id: 'lastSeen',
    label: words.columns.lastSeen,
    kind: 'code',
    cell: ({ lastSeenAt }) => (lastSeenAt === null ? usersWords.never : istMoment(lastSeenAt)),
  },
  {
    id: 'secondFactor',
    label: words.columns.secondFactor,
    cell: ({ hasSecondFactor }) => (hasSecondFactor ? words.yes : words.no),
  },
]

/** All accounts by user name, found by part of a name or an e-mail address. The search is in the URL. */
export function UserList() {
  const { user } = useSession()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const [text, setText] = useState(search)
  useEffect(() => {
    const next = text.trim()
    if (next === search) return undefined
    const delay = setTimeout(
      () => setQuery(next ? { search: next } : {}, { replace: true, preventScrollReset: true }),
      SEARCH_DELAY_MS,
    )
    return () => clearTimeout(delay)
  }, [text, search, setQuery])
  const pages = useApiPages(
    usersApi,
    'listUsers',
    { params: { limit: String(PAGE_USERS), ...(search && { search }) } },
    ({ users, hasMore }) => (hasMore ? users.at(-1)?.user.username : undefined),
  )
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = pages
  const rows = (data?.pages ?? [])
    .flatMap(({ users }) => users)
    .map((each) => ({
      ...each,
      id: each.user.username,
      isOwn: each.user.username === user?.username,
    }))
  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="title" id="accounts">
        {words.heading}
      </Heading>
      <search className={css.search}>
        <TextField label={words.search} type="search" value={text} onChange={setText} />
      </search>
      <ProblemAlert
        title={words.notLoaded}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
      {(data !== undefined || !error) && (
        <>
          <DataTable
            caption={words.heading}
            isCaptionHidden
            columns={columns}
            rows={rows}
            isLoading={isFetching && !isFetchingNextPage}
            onOpen={(username) => void navigate(hrefOf(username))}
          >
            {words.none}
          </DataTable>
          <div role="status">
            {data !== undefined && (
              <Text size="small" tone="quiet">
                {words.count(rows.length, hasNextPage)}
              </Text>
            )}
          </div>
        </>
      )}
      {hasNextPage && (
        <div>
          <Button variant="secondary" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {isFetchingNextPage ? words.loadingMore : words.more}
          </Button>
        </div>
      )}
    </Stack>
  )
}
