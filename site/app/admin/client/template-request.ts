import { formatDate, type IsoDate } from '@anupalan/server/compliance/ist'
import type { DocumentCategory } from '@anupalan/server/contract/documents/rules'
import type { DocumentRequest } from '@anupalan/server/contract/documents/schema'
import { yearOf, yearsUpTo } from '@anupalan/server/contract/documents/years'
import type { RequestPeriod, RequestTemplate } from '../../../content/request-templates.ts'

/** An item of a request in its form. */
export interface ItemDraft {
  /** Of the row in the form. */
  key: number
  /** `null` for a new item. */
  id: string | null
  title: string
  note: string
  category: DocumentCategory
  year: string | null
  /** Whether something was sent or answered for it: it cannot be removed. */
  isInUse: boolean
  /** What somebody else did with it while it was in the form. */
  meanwhile?: 'added' | 'removed'
}

export interface RequestDraft {
  title: string
  note: string
  dueOn: IsoDate | null
  items: readonly ItemDraft[]
}

/** A key that no item of a form has. */
export const nextKey = (items: readonly ItemDraft[]): number =>
  Math.max(-1, ...items.map(({ key }) => key)) + 1

export const emptyItem = (key: number): ItemDraft => ({
  key,
  id: null,
  title: '',
  note: '',
  category: 'other',
  year: null,
  isInUse: false,
})

const firstOfMonthBefore = (today: IsoDate): IsoDate => {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10) as IsoDate
}

/** The month and the financial year before a day in India. */
export const periodBefore = (today: IsoDate): RequestPeriod => ({
  month: formatDate(firstOfMonthBefore(today)).split(' ').slice(1).join(' '),
  year: yearsUpTo(today, 2)[1]!,
})

/** What a template asks for. @param today in India */
export function requestOf({ title, items }: RequestTemplate, today: IsoDate): RequestDraft {
  const period = periodBefore(today)
  const years = { before: period.year, 'of-month': yearOf(firstOfMonthBefore(today)) }
  return {
    title: title(period),
    note: '',
    dueOn: null,
    items: items.map((item, key) => ({
      ...emptyItem(key),
      title: item.title,
      note: item.note ?? '',
      category: item.category,
      year: item.year ? years[item.year] : null,
    })),
  }
}

/** A stored request, to be changed. */
export const draftOf = ({ title, note, dueOn, items }: DocumentRequest): RequestDraft => ({
  title,
  note,
  dueOn,
  items: items.map((item, key) => ({
    key,
    id: item.id,
    title: item.title,
    note: item.note,
    category: item.category,
    year: item.year,
    isInUse: item.status !== 'asked',
  })),
})

/**
 * A draft after somebody else has changed the request: what was typed stays. Items that were added meanwhile, or for
 * which something was sent, come back at the end; those that were removed become new ones.
 *
 * @param base the request as it was when the draft was made
 */
export function withStored(
  draft: RequestDraft,
  base: DocumentRequest,
  stored: DocumentRequest,
): RequestDraft {
  const now = new Map(stored.items.map((item) => [item.id, item]))
  const before = new Set(base.items.map(({ id }) => id))
  const kept = draft.items.map((item): ItemDraft => {
    if (item.id === null) return item
    const found = now.get(item.id)
    return found
      ? { ...item, isInUse: found.status !== 'asked' }
      : { ...item, id: null, isInUse: false, meanwhile: 'removed' }
  })
  const inForm = new Set(kept.map(({ id }) => id))
  const added = draftOf(stored).items.filter(
    ({ id, isInUse }) => !inForm.has(id) && (isInUse || !before.has(id ?? '')),
  )
  return {
    ...draft,
    items: added.reduce<readonly ItemDraft[]>(
      (items, item) => [
        ...items,
        { ...item, key: nextKey(items), ...(!before.has(item.id ?? '') && { meanwhile: 'added' }) },
      ],
      kept,
    ),
  }
}
