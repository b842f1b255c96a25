import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { listApprovals } from '@anupalan/server/contract/documents/endpoints'
import type { Approval } from '@anupalan/server/contract/documents/schema'
import { apiOf } from '../../../ui/api.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import { ApprovalDecision } from './approval-decision.tsx'
import { dateLabel, personLabel } from './document-labels.ts'
import * as css from './documents.css.ts'
import { useDocumentHref } from './use-filter.ts'
import { documentsWords } from './words.ts'

const words = documentsWords.approvals
const api = apiOf({ listApprovals })

/** What waits for the client's approval; nothing without any. */
export function Approvals({ client }: { client: Client }) {
  const query = useApiQuery(api, 'listApprovals', { params: { client: client.id } })
  const approvals = query.data?.approvals ?? []
  return (
    <>
      <ProblemAlert
        title={words.notLoaded}
        error={query.error}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
      {approvals.length > 0 && (
        <Stack gap="md" as="section">
          <Heading level={2} size="title" id="approvals">
            {words.heading}
          </Heading>
          <ul role="list" aria-labelledby="approvals" className={css.rows}>
            {approvals.map((approval) => (
              <ApprovalRow key={approval.id} client={client} approval={approval} />
            ))}
          </ul>
        </Stack>
      )}
    </>
  )
}

function ApprovalRow({ client, approval }: { client: Client; approval: Approval }) {
  const hrefOf = useDocumentHref(client.id)
  const { document, number, note, askedAt, askedBy } = approval
  return (
    <li className={css.row}>
      <div className={css.name}>
        <Link href={hrefOf(document.id)} variant="quiet">
          <bdi>
            <Unbroken text={document.name} />
          </bdi>
        </Link>
      </div>
      <span className={css.meta}>
        {words.version(number)} · <bdi>{words.asks(personLabel(askedBy), dateLabel(askedAt))}</bdi>
      </span>
      {note && (
        <p className={css.note} dir="auto">
          {note}
        </p>
      )}
      <ApprovalDecision client={client} approval={approval} />
    </li>
  )
}
