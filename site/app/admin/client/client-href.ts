/** Parts of the page, by the value of `tab`. */
export const clientTabs = ['overview', 'members', 'tasks', 'documents', 'notes'] as const

export type ClientTab = (typeof clientTabs)[number]

/** URL of a task of a client in the admin area. */
export const clientTaskHref = (client: string, task: string): string =>
  `/admin/client?${new URLSearchParams({ client, tab: 'tasks', task }).toString()}`

/** URL of a document of a client in the admin area. */
export const clientDocumentHref = (client: string, document: string): string =>
  `/admin/client?${new URLSearchParams({ client, tab: 'documents', document }).toString()}`

/** URL of the page of a client in the admin area. */
export const clientHref = (client: string, tab?: ClientTab): string =>
  `/admin/client?${new URLSearchParams({ client, ...(tab && tab !== 'overview' && { tab }) }).toString()}`
