/** What a caller may do with a document, beside what its endpoint allows. */
import type { Role } from '../core/access.ts'
import type { ViewKind, DocumentSource } from './rules.ts'

/** A caller who may see the client. */
export interface DocumentCaller {
  readonly username: string
  readonly role: Role
  /** `limited`: sees and sends all documents of the client, and changes those that the caller sent. */
  readonly access: 'staff' | 'full' | 'limited'
}

/** The newest version of a document. */
export interface SentVersion {
  readonly source: DocumentSource
  /** User name; `null` once the account is erased. */
  readonly sentBy: string | null
  readonly isByStaff: boolean
  readonly seenAt: string | null
}

/** Whether a caller may rename a document, sort it otherwise and send a newer version. */
export function isEditable(
  { source, sentBy }: SentVersion,
  { access, role, username }: DocumentCaller,
): boolean {
  if (access === 'staff') return role !== 'readonly'
  return source === 'client' && (access === 'full' || sentBy === username)
}

/** Whether a caller may take the newest version back. */
export const isWithdrawable = (version: SentVersion, caller: DocumentCaller): boolean =>
  caller.access !== 'staff' && !version.isByStaff && version.seenAt === null && isEditable(version, caller)

/** Whether a view by this caller is the first by the other side: the firm’s of what the client sent, and vice versa. */
export const marksSeen = ({ source }: Pick<SentVersion, 'source'>, isByStaff: boolean): boolean =>
  (source === 'client') === isByStaff

export interface SeenView {
  readonly by: string | null
  readonly isByStaff: boolean
  readonly how: ViewKind
}

/** Whether a caller is shown a view: members with limited access see no other member. */
export const isViewShown = (
  view: Pick<SeenView, 'by' | 'isByStaff'>,
  { access, username }: Pick<DocumentCaller, 'access' | 'username'>,
): boolean => access !== 'limited' || view.isByStaff || view.by === username

/** Whether a caller may approve for the client. */
export const mayApprove = ({ access }: Pick<DocumentCaller, 'access'>): boolean => access === 'full'
