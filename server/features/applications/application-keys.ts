/** The keys by which the staff finds applications: exactly and by prefix. */
import { searchKey } from '@anupalan/server/contract/core/name-key'

interface Identified {
  readonly reference: string
  readonly name: string
  readonly email: string
}

/** The keys of an application, each once. */
export function applicationKeys({ reference, name, email }: Identified): string[] {
  const lastName = name.trim().split(/\s+/).at(-1) ?? ''
  return [...new Set([reference, name, lastName, email].map(searchKey))].filter((key) => key !== '')
}
