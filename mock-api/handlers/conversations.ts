/** Comments on tasks and documents, as the server's `conversations` stores them. */
import { checkRepeat, isStaff, respond } from '@anupalan/server/contract'
import type { User } from '@anupalan/server/contract'
import type { Comment, PersonName } from '@anupalan/server/contract/core/comments'
import type { World } from '../world.ts'
import type { AccountsState } from './accounts/state.ts'

export interface StoredComment {
  readonly reference: string
  /** Id of the task or document. */
  readonly subject: string
  /** User name. */
  readonly author: string
  readonly isByStaff: boolean
  readonly text: string
  readonly at: string
}

export interface ConversationsState {
  /** By reference, the oldest first. */
  readonly comments: Map<string, StoredComment>
  /** How many comments a person has read, by subject and user name, `<subject>/<user name>`. */
  readonly commentReads: Map<string, { readonly comments: number }>
}

/** A person in a response. @param username `null` for an erased account */
export const personOf = (
  { accounts }: Pick<AccountsState, 'accounts'>,
  username: string | null,
  isByStaff: boolean,
): PersonName => ({
  fullName: (username !== null && accounts.get(username)?.fullName) || '',
  isStaff: isByStaff,
})

export function conversations({
  state,
  clock,
}: Pick<World<ConversationsState & Pick<AccountsState, 'accounts'>>, 'state' | 'clock'>) {
  const { comments, commentReads } = state
  const of = (subject: string) => [...comments.values()].filter((each) => each.subject === subject)

  const view = ({ reference, author, isByStaff, text, at }: StoredComment, { username }: User): Comment => ({
    reference,
    author: personOf(state, author, isByStaff),
    text,
    at,
    isOwn: author === username,
  })

  return {
    has: (subject: string) => of(subject).length > 0,
    /** How many comments there are, and how many of others a person has not read. */
    count(subject: string, { username }: User) {
      const all = of(subject)
      const read = commentReads.get(`${subject}/${username}`)?.comments ?? 0
      return {
        comments: all.length,
        unread: all.slice(read).filter(({ author }) => author !== username).length,
      }
    },
    list: (subject: string, user: User) => of(subject).map((comment) => view(comment, user)),
    /** Idempotent by its reference. @param onAdd called for a new one */
    add(subject: string, user: User, text: string, reference: string, onAdd: () => void) {
      const comment = { subject, author: user.username, text }
      const stored = comments.get(reference)
      if (stored) return checkRepeat(stored, comment) ?? respond(201, view(stored, user))
      const added = { ...comment, reference, isByStaff: isStaff(user), at: clock().toISOString() }
      comments.set(reference, added)
      onAdd()
      return respond(201, view(added, user))
    },
    markRead(subject: string, { username }: User) {
      commentReads.set(`${subject}/${username}`, { comments: of(subject).length })
    },
    remove(subject: string) {
      for (const { reference } of of(subject)) comments.delete(reference)
      for (const key of commentReads.keys()) if (key.startsWith(`${subject}/`)) commentReads.delete(key)
    },
  }
}
