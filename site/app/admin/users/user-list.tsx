import { Badge } from '@anupalan/design-system/badge'
import type { DataTableColumn } from '@anupalan/design-system/data-table'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { media } from '@anupalan/design-system/tokens'
import type { ManagedUser } from '@anupalan/server/contract/accounts/schema'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useSession } from '../../../session/session.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { istMoment } from '../../auth/account/times.ts'
import { PagedTable } from '../../data/paged-table.tsx'
import { SearchField } from '../../data/search-field.tsx'
import { useApiPages } from '../../data/use-api.ts'
import { roleNames } from '../../words.ts'
import { usersApi } from './api.ts'
import { UserStatus } from './user-status.tsx'
import * as common from '../rows.css.ts'
import * as css from './users.css.ts'
import { usersWords } from './words.ts'

const words = usersWords.list

/** Accounts of a page of the list. */
const PAGE_USERS = 50

type Row = ManagedUser & { readonly id: string; readonly isOwn: boolean }

const hrefOf = (username: string) => `/admin/users?user=${encodeURIComponent(username)}`

const lastSeenOf = ({ lastSeenAt }: Row) => (lastSeenAt === null ? usersWords.never : istMoment(lastSeenAt))

/** A name with its e-mail address below. */
const Name = ({ row: { id, user, isOwn }, children }: { row: Row; children?: ReactNode }) => (
  <div className={css.name}>
    <span>
      <Link href={hrefOf(id)}>
        <bdi>{user.fullName}</bdi>
      </Link>{' '}
      {isOwn && <Badge tone="neutral">{words.you}</Badge>}
    </span>
    <bdi className={common.meta}>{user.email}</bdi>
    {children}
  </div>
)

const columns: readonly DataTableColumn<Row>[] = [
  { id: 'name', label: words.columns.name, cell: (row) => <Name row={row} /> },
  { id: 'role', label: words.columns.role, cell: ({ user }) => roleNames[user.role] },
  { id: 'status', label: words.columns.status, cell: (row) => <UserStatus {...row} /> },
  { id: 'lastSeen', label: words.columns.lastSeen, kind: 'code', cell: lastSeenOf },
  {
    id: 'secondFactor',
    label: words.columns.secondFactor,
    cell: ({ hasSecondFactor }) => (hasSecondFactor ? words.yes : words.no),
  },
]

/** The one column of a phone: what the others of a wide window show is below the name. */
const ofPhone: readonly DataTableColumn<Row>[] = [
  {
    id: 'name',
    label: words.columns.phone,
    cell: (row) => (
      <Name row={row}>
        <span className={css.state}>
          <UserStatus {...row} />
          <span className={common.meta}>{roleNames[row.user.role]}</span>
        </span>
        <span className={common.meta}>
          {words.phone.lastSeen(lastSeenOf(row))}
          {' · '}
          {row.hasSecondFactor ? words.phone.secondFactor : words.phone.noSecondFactor}
        </span>
      </Name>
    ),
  },
]

/** All accounts by user name, found by the beginning of a name or an e-mail address. The search is in the URL. */
export function UserList() {
  const { user } = useSession()
  const navigate = useNavigate()
  const isPhone = useMedia(media.belowTablet)
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const pages = useApiPages(
    usersApi,
    'listUsers',
    { params: { limit: String(PAGE_USERS), ...(search && { search }) } },
    ({ users, hasMore }) => (hasMore ? users.at(-1)?.user.username : undefined),
  )
  const rows = (pages.data?.pages ?? [])
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
        <SearchField
          label={words.search}
          search={search}
          onSearch={(next) =>
            setQuery(next ? { search: next } : {}, { replace: true, preventScrollReset: true })
          }
        />
      </search>
      <PagedTable
        caption={words.heading}
        columns={isPhone ? ofPhone : columns}
        rows={rows}
        pages={pages}
        words={words}
        onOpen={(username) => void navigate(hrefOf(username))}
      >
        {words.none}
      </PagedTable>
    </Stack>
  )
}
