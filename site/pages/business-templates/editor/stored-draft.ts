/**
 * What was typed, kept in this tab alone: `sessionStorage` ends with the tab, and nothing of it is ever sent. The
 * business stands apart from the rest, so that all templates share it.
 */
import { businessNames } from '../definitions/business.ts'
import type { Texts } from '../definitions/template.ts'

const KEY = 'business-templates'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The texts in a value that came out of a storage which anyone may have written. */
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

/** What this tab keeps for a template; undefined where it keeps nothing. */
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
    // A browser that keeps nothing has the page itself, as long as it is open.
  }
}
