/** Categories, kinds and years of documents, as labels and options. */
import type { IsoDate } from '@anupalan/server/compliance/ist'
import { deliveredKinds, documentCategories } from '@anupalan/server/contract/documents/rules'
import type { Document } from '@anupalan/server/contract/documents/schema'
import { yearLabel, yearsUpTo } from '@anupalan/server/contract/documents/years'

export const categoryLabel = (category: Document['category']): string =>
  documentCategories.find(({ value }) => value === category)?.label ?? category

export const deliveredLabel = (kind: Document['deliveredAs']): string | undefined =>
  deliveredKinds.find(({ value }) => value === kind)?.label

/** Financial years that a document can be sorted under. */
const YEARS = 9

/** Options of a choice of the year, the newest first. @param today in India @param chosen listed even if it is older */
export function yearChoices(today: IsoDate | null, chosen: string | null = null) {
  const years = today === null ? [] : yearsUpTo(today, YEARS)
  const all = chosen === null || years.includes(chosen) ? years : [...years, chosen].toSorted().toReversed()
  return all.map((year) => ({ value: year, label: yearLabel(year) }))
}
