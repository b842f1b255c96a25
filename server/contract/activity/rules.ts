/** What happened for a client, as it is listed. */
export const activityKinds = [
  'document-sent',
  'document-version',
  'document-delivered',
  'document-opened',
  'document-comment',
  'request-added',
  'item-answered',
  'item-accepted',
  'item-returned',
  'approval-asked',
  'approval-approved',
  'approval-refused',
  'task-added',
  'task-completed',
  'task-reopened',
  'task-filing',
  'task-comment',
] as const

export type ActivityKind = (typeof activityKinds)[number]

/** What something happened to. */
export type ActivitySubject = 'document' | 'request' | 'task'
