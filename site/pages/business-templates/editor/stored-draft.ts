/**
 * The draft in this tab's `sessionStorage`: removed with the tab, and never sent. The business is stored separately,
 * because all templates share it.
 */
import { businessNames } from '../definitions/business.ts'
import type { Texts } from '../definitions/template.ts'

const KEY = 'business-templates'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The texts of a stored value, which is untrusted. */
const textsIn = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {}

function readAll(): Record<string, unknown> {
  try {
    const all: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isRecord(all) ? all : {}
  } catch {
    return {}
  }
}

/** The stored texts of a template; undefined if there are none. */
export function readStoredTexts(slug: string): Texts | undefined {
  const { business, [slug]: own } = readAll()
  const fields = { ...(isRecord(own) && textsIn(own.fields)), ...textsIn(business) }
  const lines = isRecord(own) && Array.isArray(own.lines) ? own.lines.map(textsIn) : []
  return Object.keys(fields).length === 0 && lines.length === 0 ? undefined : { fields, lines }
}

export function storeTexts(slug: string, { fields, lines }: Texts): void {
  const isBusiness = ([name]: [string, unknown]) => businessNames.includes(name)
  const entries = Object.entries(fields)
  const own = { fields: Object.fromEntries(entries.filter((entry) => !isBusiness(entry))), lines }
  const all = { ...readAll(), business: Object.fromEntries(entries.filter(isBusiness)), [slug]: own }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // Storage may be unavailable; the page still has the texts while it is open.
  }
}
