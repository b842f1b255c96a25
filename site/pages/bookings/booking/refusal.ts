import { ApiError, NetworkError } from '@anupalan/server/contract/core/client'

/** Why a call failed, as far as the visitor is informed. */
export interface Refusal {
  kind: 'offline' | 'taken' | 'not offered' | 'fields' | 'conflict' | 'link' | 'other'
  /** The server’s message, safe to show. */
  message?: string
  /** One message for each invalid field. */
  fields: Readonly<Record<string, string>>
  /** Free starts around the one that was taken, in UTC. */
  nearest: readonly string[]
}

const CONFLICT = 409
const linkStatuses = [403, 404, 410]

/** Classifies the error of a rejected call. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof NetworkError) return { kind: 'offline', fields: {}, nearest: [] }
  if (!(error instanceof ApiError)) return { kind: 'other', fields: {}, nearest: [] }
  const { fields, nearest, serverMessage: message } = error
  return { kind: kindOf(error), message, fields, nearest }
}

function kindOf({ status, fields, nearest }: ApiError): Refusal['kind'] {
  if (status === CONFLICT) return nearest.length > 0 ? 'taken' : 'conflict'
  if (linkStatuses.includes(status)) return 'link'
  if (fields.start !== undefined) return 'not offered'
  return Object.keys(fields).length > 0 ? 'fields' : 'other'
}
