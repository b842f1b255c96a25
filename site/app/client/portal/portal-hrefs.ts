/** URLs of the portal's screens for a client. */

export type PortalScreen = 'dashboard' | 'tasks' | 'documents' | 'data'

type Query = Readonly<Record<string, string | undefined>>

export interface DocumentsTarget {
  /** Id of a document. */
  readonly document?: string
  /** A financial year, which the lists then show. */
  readonly year?: string
}

/** The place on the documents' screen where a document is found by its name, category and year. */
export const FIND_DOCUMENTS_ID = 'find-documents'

/** Id of the element of a requested item on the documents' screen. */
export const itemElementId = (item: string): string => `item-${item}`

export const queryOf = (query: Query): string =>
  new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString()

/** @param hrefOf the URL of a screen */
export function portalHrefs(hrefOf: (screen: PortalScreen, query: Query) => string) {
  const documentsHref = (client: string, target: DocumentsTarget = {}): string =>
    hrefOf('documents', { client, ...target })
  return {
    dashboardHref: (client: string): string => hrefOf('dashboard', { client }),
    /** All tasks, or one of them. */
    tasksHref: (client: string, task?: string): string => hrefOf('tasks', { client, task }),
    /** A copy of a client's data, and its erasure. */
    dataHref: (client: string): string => hrefOf('data', { client }),
    /** All documents, or one of them, or those of a year. */
    documentsHref,
    /** Where documents are found, with the year chosen if there is one. */
    findDocumentsHref: (client: string, year?: string): string =>
      `${documentsHref(client, year === undefined ? {} : { year })}#${FIND_DOCUMENTS_ID}`,
    /** A requested item. */
    itemHref: (client: string, item: string): string => `${documentsHref(client)}#${itemElementId(item)}`,
  }
}

export type PortalHrefs = ReturnType<typeof portalHrefs>

/** In the portal. */
export const inPortal: PortalHrefs = portalHrefs((screen, query) => `/client/${screen}?${queryOf(query)}`)
