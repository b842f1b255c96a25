/** URLs of the portal's screens for a client. */

/** All tasks, or one of them. */
export const tasksHref = (client: string, task?: string): string => hrefOf('/client/tasks', { client, task })

/** A copy of a client's data, and its erasure. */
export const dataHref = (client: string): string => hrefOf('/client/data', { client })

export interface DocumentsTarget {
  /** Id of a document. */
  readonly document?: string
  /** A financial year, which the lists then show. */
  readonly year?: string
}

/** All documents, or one of them, or those of a year. */
export const documentsHref = (client: string, target: DocumentsTarget = {}): string =>
  hrefOf('/client/documents', { client, ...target })

/** The place on the documents' screen where a document is found by its name, category and year. */
export const FIND_DOCUMENTS_ID = 'find-documents'

/** Where documents are found, with the year chosen if there is one. */
export const findDocumentsHref = (client: string, year?: string): string =>
  `${documentsHref(client, year === undefined ? {} : { year })}#${FIND_DOCUMENTS_ID}`

/** Id of the element of a requested item on the documents' screen. */
export const itemElementId = (item: string): string => `item-${item}`

/** A requested item. */
export const itemHref = (client: string, item: string): string =>
  `${documentsHref(client)}#${itemElementId(item)}`

function hrefOf(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `${path}?${new URLSearchParams(given).toString()}`
}
