/** Handlers of approvals. */
import { refuse, respond } from '@anupalan/server/contract'
import type { User } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/documents/endpoints'
import { mayApprove } from '@anupalan/server/contract/documents/permissions'
import { documentMessages as messages } from '@anupalan/server/contract/documents/rules'
import type { Handlers } from '../../mock-feature.ts'
import { recordActivity } from '../activity/activity.ts'
import { accessOf } from '../clients/clients.ts'
import { endApproval } from '../tasks/end-approval.ts'
import type { DocumentsState, StoredApproval, StoredDocument } from './state.ts'
import { pageOf } from './view.ts'
import type { DocumentsWorld, DocumentViews } from './view.ts'

/** Voids the approvals of a document: those that wait, or with `isDecided` the decided ones as well. */
export function voidApprovals(
  { approvals }: DocumentsState,
  document: string,
  { isDecided }: { readonly isDecided: boolean },
): void {
  for (const approval of approvals.values())
    if (approval.document === document && (isDecided || approval.status === 'waiting'))
      approvals.set(approval.id, { ...approval, status: 'voided' })
}

/** Asks the client to approve a version. */
export function addApproval(
  world: DocumentsWorld,
  user: User,
  { id: document, client, name }: StoredDocument,
  asked: Pick<StoredApproval, 'number' | 'sha256' | 'note'>,
): StoredApproval {
  voidApprovals(world.state, document, { isDecided: false })
  const approval: StoredApproval = {
    id: crypto.randomUUID(),
    client,
    document,
    ...asked,
    status: 'waiting',
    askedAt: world.clock().toISOString(),
    askedBy: user.username,
    decidedAt: null,
    decidedBy: null,
    reason: '',
  }
  world.state.approvals.set(approval.id, approval)
  recordActivity(world, user, {
    client,
    kind: 'approval-asked',
    subject: { kind: 'document', id: document, name },
  })
  return approval
}

export function approvalHandlers(
  world: DocumentsWorld,
  { find, callerOf, viewApproval }: DocumentViews,
): Pick<Handlers<typeof endpoints>, 'listApprovals' | 'askApproval' | 'decideApproval'> {
  const { state } = world
  const { approvals, documents } = state
  const now = () => world.clock().toISOString()

  const isShown = ({ document }: StoredApproval) => documents.get(document)?.removedAt === null

  return {
    listApprovals: {
      owns: ({ user, params }) => accessOf(state, user, params.client) !== undefined,
      handle: ({ params: { client, status, ...params } }) => {
        const all = [...approvals.values()].filter((each) => each.client === client && isShown(each))
        const rows = status === 'waiting' ? all.filter((each) => each.status === status) : all.toReversed()
        const { page, hasMore } = pageOf(rows, params)
        return respond(200, { approvals: page.map(viewApproval), hasMore })
      },
    },

    askApproval: ({ user, params, body: { number, note } }) => {
      const document = find(params, user!)
      const version = document?.versions.find((each) => each.number === number)
      if (document?.removedAt !== null) return refuse('notFound')
      if (!version) return refuse('invalid', { fields: { number: messages.number } })
      const approval = addApproval(world, user!, document, { number, sha256: version.sha256, note })
      return respond(201, viewApproval(approval))
    },

    decideApproval: {
      owns: ({ user, params }) => {
        const approval = approvals.get(params.approval)
        return (
          accessOf(state, user, params.client) !== undefined &&
          approval?.client === params.client &&
          isShown(approval)
        )
      },
      handle: ({ user, params: { client, approval: id }, body: { decision, reason, sha256 } }) => {
        const approval = approvals.get(id)!
        if (!mayApprove(callerOf(user!, client))) return refuse('forbidden')
        if (approval.status !== 'waiting' || approval.sha256 !== sha256) return refuse('changedMeanwhile')
        if (decision === 'refused' && reason === '')
          return refuse('invalid', { fields: { reason: messages.refusalReason } })
        const decided: StoredApproval = {
          ...approval,
          status: decision,
          decidedAt: now(),
          decidedBy: user!.username,
          reason: decision === 'refused' ? reason : '',
        }
        approvals.set(id, decided)
        const { name, task } = documents.get(approval.document)!
        if (task !== null) endApproval(state, task)
        recordActivity(world, user!, {
          client,
          kind: `approval-${decision}`,
          subject: { kind: 'document', id: approval.document, name },
        })
        return respond(200, viewApproval(decided))
      },
    },
  }
}
