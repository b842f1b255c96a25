import { searchedIdentifier } from '@anupalan/server/contract/clients/identifiers'
import { hasWords } from '@anupalan/server/contract/clients/name-words'
import type { StoredClient } from './state.ts'

/** Whether a client is found by a search for a name, a PAN or a GSTIN. @param all clients that are not erased */
export function foundBy(search: string, all: readonly StoredClient[]): (client: StoredClient) => boolean {
  if (search.trim() === '') return () => true
  const sought = searchedIdentifier(search)
  const hasIdentifier = (client: StoredClient) => sought && client[sought.field]?.startsWith(sought.start)
  return all.some(hasIdentifier)
    ? (client) => hasIdentifier(client) === true
    : ({ profile }) => hasWords(profile.name, search)
}
