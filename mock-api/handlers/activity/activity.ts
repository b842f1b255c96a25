import { isStaff, refuse, respond } from '@anupalan/server/contract'
import type { User } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/activity/endpoints'
import { isViewShown } from '@anupalan/server/contract/documents/permissions'
import type { DocumentCaller } from '@anupalan/server/contract/documents/permissions'
import type { MockFeature } from '../../mock-feature.ts'
import type { World } from '../../world.ts'
import type { AccountsState } from '../accounts/state.ts'
import { accessOf } from '../clients/clients.ts'
import type { ClientsState } from '../clients/state.ts'
import { personOf } from '../conversations.ts'
import { createSampleActivity } from '../documents/store-samples.ts'
import type { ActivityState, StoredActivity } from './state.ts'

type Recorded = Pick<StoredActivity, 'client' | 'kind' | 'subject'> & { readonly detail?: string }

/** Records what a user has done. */
export function recordActivity(
  { state, clock }: Pick<World<ActivityState>, 'state' | 'clock'>,
  user: User,
  { client, kind, subject: { kind: subjectKind, id: subject, name }, detail = '' }: Recorded,
): void {
  const id = crypto.randomUUID()
  state.activity.set(id, {
    id,
    client,
    kind,
    at: clock().toISOString(),
    by: user.username,
    isByStaff: isStaff(user),
    subject: { kind: subjectKind, id: subject, name },
    detail,
  })
}

/** Removes what is recorded about something that is withdrawn, removed or erased. */
export function forgetActivity({ activity }: ActivityState, subject: string): void {
  for (const entry of activity.values()) if (entry.subject.id === subject) activity.delete(entry.id)
}

/** Members with limited access do not see what other members opened, in a document's detail or here. */
const isShown = (entry: StoredActivity, caller: Pick<DocumentCaller, 'access' | 'username'>) =>
  entry.kind !== 'document-opened' || isViewShown(entry, caller)

export const activityMock = {
  state: (): ActivityState => ({ activity: createSampleActivity() }),
  handlers: ({ state }) => ({
    listActivity: {
      owns: ({ user, params }) => accessOf(state, user, params.client) !== undefined,
      handle: ({ user, params: { client, after, limit } }) => {
        const access = accessOf(state, user!, client)
        if (access === undefined) return refuse('notFound')
        const reader = { access, username: user!.username }
        const all = [...state.activity.values()]
          .filter((entry) => entry.client === client && isShown(entry, reader))
          .toReversed()
        const rest = all.slice(all.findIndex(({ id }) => id === after) + 1)
        return respond(200, {
          activity: rest.slice(0, limit).map(({ id, kind, at, by, isByStaff, subject, detail }) => ({
            id,
            kind,
            at,
            by: personOf(state, by, isByStaff),
            isOwn: by === user!.username,
            subject,
            detail,
          })),
          hasMore: rest.length > limit,
        })
      },
    },
  }),
} satisfies MockFeature<typeof endpoints, ActivityState, ClientsState & Pick<AccountsState, 'accounts'>>
