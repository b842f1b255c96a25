import type { DataTableColumn } from '@anupalan/design-system/data-table'
import { Link } from '@anupalan/design-system/link'
import type { AuditEntry, AuditPerson } from '@anupalan/server/contract/audit/schema'
import { formatDate, istDate } from '@anupalan/server/compliance/ist'
import type { ReactNode } from 'react'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { istTime } from '../../auth/account/times.ts'
import { roleNames } from '../../words.ts'
import { clientHref } from '../client/client-href.ts'
import { detailsOf } from './details-of.ts'
import { firstSentence } from './first-sentence.ts'
import * as css from './audit.css.ts'
import { auditWords as words } from './words.ts'

export type AuditRow = AuditEntry & { readonly id: string }

const nothing = <span className={css.quiet}>{words.nothing}</span>

function Person({ person, detail }: { person: AuditPerson; detail?: string | null }) {
  const { username, fullName } = person
  const below = [fullName && username, detail].filter(Boolean).join(', ')
  return (
    <div className={`${css.pair} ${css.person}`}>
      {username === null ? (
        <span className={css.quiet}>{words.erased}</span>
      ) : (
        <bdi>{fullName ?? username}</bdi>
      )}
      {below && <bdi className={css.quiet}>{below}</bdi>}
    </div>
  )
}

function Actor({ entry: { actor, role, network } }: { entry: AuditRow }) {
  const detail = [role && roleNames[role], network && words.network(network)].filter(Boolean).join(', ')
  return actor ? (
    <Person person={actor} detail={detail} />
  ) : (
    <div className={css.pair}>
      <span className={css.quiet}>{network ? words.visitor : words.server}</span>
      {network && <span className={css.quiet}>{words.network(network)}</span>}
    </div>
  )
}

const Client = ({ client }: { client: NonNullable<AuditRow['client']> }) =>
  client.name === null ? (
    <span className={css.quiet}>{words.erasedClient}</span>
  ) : (
    <Link href={clientHref(client.id)}>
      <bdi>{client.name}</bdi>
    </Link>
  )

const Details = ({ lines }: { lines: readonly string[] }) => (
  <div className={`${css.pair} ${css.person}`}>
    {lines.map((line) => (
      <bdi key={line} className={css.quiet}>
        {line}
      </bdi>
    ))}
  </div>
)

const Action = ({ entry: { action, meaning }, children }: { entry: AuditRow; children?: ReactNode }) => (
  <div className={`${css.pair} ${css.meaning}`}>
    <span>{firstSentence(meaning) || action}</span>
    <span className={css.quiet}>{action}</span>
    {children}
  </div>
)

const dayOf = (at: string) => formatDate(istDate(Date.parse(at)))

/** The columns of the trail; the first names the row. */
export const auditColumns: readonly DataTableColumn<AuditRow>[] = [
  { id: 'action', label: words.columns.action, cell: (entry) => <Action entry={entry} /> },
  {
    id: 'at',
    label: words.columns.at,
    kind: 'code',
    cell: ({ at }) => (
      <time dateTime={at} className={css.pair}>
        <span>{dayOf(at)}</span>
        <span className={css.quiet}>{istTime(at)}</span>
      </time>
    ),
  },
  { id: 'actor', label: words.columns.actor, cell: (entry) => <Actor entry={entry} /> },
  {
    id: 'user',
    label: words.columns.user,
    cell: ({ user }) => (user ? <Person person={user} /> : nothing),
  },
  {
    id: 'client',
    label: words.columns.client,
    cell: ({ client }) => (client ? <Client client={client} /> : nothing),
  },
  {
    id: 'details',
    label: words.columns.details,
    cell: (entry) => {
      const lines = detailsOf(entry)
      return lines.length === 0 ? nothing : <Details lines={lines} />
    },
  },
]

/** A term of a phone's entry with its value. */
const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={css.line}>
    <dt className={css.quiet}>{term}</dt>
    <dd className={css.value}>{children}</dd>
  </div>
)

/** The one column of a phone: what the others of a wide window show is below what was done, without what is empty. */
export const auditColumnsOfPhone: readonly DataTableColumn<AuditRow>[] = [
  {
    id: 'action',
    label: words.columns.phone,
    cell: (entry) => {
      const { at, user, client } = entry
      const lines = detailsOf(entry)
      return (
        <Action entry={entry}>
          <dl className={css.lines}>
            <Line term={words.columns.at}>
              <time dateTime={at}>
                <Unbroken text={`${dayOf(at)}, ${istTime(at)}`} />
              </time>
            </Line>
            <Line term={words.columns.actor}>
              <Actor entry={entry} />
            </Line>
            {user && (
              <Line term={words.columns.user}>
                <Person person={user} />
              </Line>
            )}
            {client && (
              <Line term={words.columns.client}>
                <Client client={client} />
              </Line>
            )}
            {lines.length > 0 && (
              <Line term={words.columns.details}>
                <Details lines={lines} />
              </Line>
            )}
          </dl>
        </Action>
      )
    },
  },
]
