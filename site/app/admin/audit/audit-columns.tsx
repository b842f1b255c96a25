import type { DataTableColumn } from '@anupalan/design-system/data-table'
import { Link } from '@anupalan/design-system/link'
import type { AuditEntry, AuditPerson } from '@anupalan/server/contract/audit/schema'
import { formatDate, istDate } from '@anupalan/server/compliance/ist'
import { istTime } from '../../auth/account/times.ts'
import { roleNames } from '../../words.ts'
import { clientHref } from '../client/client-href.ts'
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

/** The columns of the trail; the first names the row. */
export const auditColumns: readonly DataTableColumn<AuditRow>[] = [
  {
    id: 'action',
    label: words.columns.action,
    cell: ({ action, meaning }) => (
      <div className={`${css.pair} ${css.meaning}`}>
        <span>{firstSentence(meaning) || action}</span>
        <span className={css.quiet}>{action}</span>
      </div>
    ),
  },
  {
    id: 'at',
    label: words.columns.at,
    kind: 'code',
    cell: ({ at }) => (
      <time dateTime={at} className={css.pair}>
        <span>{formatDate(istDate(Date.parse(at)))}</span>
        <span className={css.quiet}>{istTime(at)}</span>
      </time>
    ),
  },
  {
    id: 'actor',
    label: words.columns.actor,
    cell: ({ actor, role, network }) => {
      const detail = [role && roleNames[role], network && words.network(network)].filter(Boolean).join(', ')
      return actor ? (
        <Person person={actor} detail={detail} />
      ) : (
        <div className={css.pair}>
          <span className={css.quiet}>{words.nobody}</span>
          {network && <span className={css.quiet}>{words.network(network)}</span>}
        </div>
      )
    },
  },
  {
    id: 'user',
    label: words.columns.user,
    cell: ({ user }) => (user ? <Person person={user} /> : nothing),
  },
  {
    id: 'client',
    label: words.columns.client,
    cell: ({ client }) =>
      client === null ? (
        nothing
      ) : client.name === null ? (
        <span className={css.quiet}>{words.erasedClient}</span>
      ) : (
        <Link href={clientHref(client.id)}>
          <bdi>{client.name}</bdi>
        </Link>
      ),
  },
  {
    id: 'details',
    label: words.columns.details,
    cell: ({ subject, details, client }) => {
      const lines = details.map(({ name, value }) => `${name}: ${value}`)
      if (subject !== null && subject !== client?.id) lines.unshift(subject)
      return lines.length === 0 ? (
        nothing
      ) : (
        <div className={`${css.pair} ${css.person}`}>
          {lines.map((line) => (
            <bdi key={line} className={css.quiet}>
              {line}
            </bdi>
          ))}
        </div>
      )
    },
  },
]
