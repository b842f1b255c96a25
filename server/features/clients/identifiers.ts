/** Other clients with the same PAN or GSTIN. */
import { refuse } from '@anupalan/server/contract'
import { completeIdentifiers, identifierMessages } from '@anupalan/server/contract/clients/identifiers'
import type { ClientIdentifiers, IdentifierProblems } from '@anupalan/server/contract/clients/identifiers'
import type { Database } from '../../platform/database/database.ts'
import { profileOf } from './queries.ts'

/** The name of another client that has an identifier; an erased one has none. */
async function nameOfHolder(
  database: Database,
  field: keyof ClientIdentifiers,
  value: string,
  except: string,
): Promise<string | undefined> {
  if (value === '') return undefined
  const row = await database
    .selectFrom('clients')
    .select('profile')
    .where(field, '=', value)
    .where('id', '<>', except)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
  return row && profileOf(row).name
}

export interface IdentifierOptions {
  /** Whether it is stored although another client has it. */
  readonly acceptsDuplicate: boolean
  /** Id of the client that gets them. */
  readonly except?: string
}

/** The identifiers to store, or why they are refused. */
export async function readIdentifiers(
  database: Database,
  typed: ClientIdentifiers,
  { acceptsDuplicate, except = '' }: IdentifierOptions,
): Promise<ClientIdentifiers | ReturnType<typeof refuse<'invalid'>>> {
  const complete = completeIdentifiers(typed)
  if ('problems' in complete) return refuse('invalid', { fields: { ...complete.problems } })
  if (acceptsDuplicate) return complete
  // The GSTIN first: who has it has the PAN too.
  const withGstin = await nameOfHolder(database, 'gstin', complete.gstin, except)
  const withPan =
    withGstin === undefined ? await nameOfHolder(database, 'pan', complete.pan, except) : undefined
  if (withGstin === undefined && withPan === undefined) return complete
  const fields: IdentifierProblems = {
    ...(withGstin !== undefined && { gstin: identifierMessages.duplicateGstin(withGstin) }),
    ...(withPan !== undefined && { pan: identifierMessages.duplicatePan(withPan) }),
  }
  return refuse('invalid', { fields: { ...fields } })
}
