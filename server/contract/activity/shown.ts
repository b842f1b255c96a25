import type { ActivityKind } from './rules.ts'
import { isViewShown } from '../documents/permissions.ts'
import type { DocumentCaller, SeenView } from '../documents/permissions.ts'

/** Whether a caller is shown what happened: members with limited access do not see what other members opened. */
export const isActivityShown = (
  { kind, by, isByStaff }: { readonly kind: ActivityKind } & Pick<SeenView, 'by' | 'isByStaff'>,
  caller: Pick<DocumentCaller, 'access' | 'username'>,
): boolean => kind !== 'document-opened' || isViewShown({ by, isByStaff }, caller)
