/** Drafts of forms in `sessionStorage`: they survive a reload and end with the tab. */
import type { Reference, ReferenceKind } from '@anupalan/server/contract/core/reference'

/** What was typed, by field name; a ticked box is `on`. */
export type Draft = Readonly<Record<string, string>>

/** Storage access may throw if storage is blocked or full: the form works without a draft. */
export const attempt = <Value>(run: () => Value): Value | null => {
  try {
    return run()
  } catch {
    return null
  }
}

export interface Drafts<Kind extends ReferenceKind> {
  read: () => Draft
  write: (draft: Draft) => void
  /** Removes the draft and the reference of the last request. */
  clear: () => void
  /**
   * The reference for a request: the last one if the content is the same, so that the server recognizes a retry, even
   * after a reload; otherwise a new one.
   */
  referenceFor: (words: string, create: () => Reference<Kind>) => Reference<Kind>
}

/** @param name of the form, unique on the site, such as `enquiry` */
export function draftsOf<Kind extends ReferenceKind>(name: string): Drafts<Kind> {
  const draftKey = `${name}-draft`
  const sentKey = `${name}-sent`
  interface Sent {
    words: string
    reference: Reference<Kind>
  }
  return {
    read: () => attempt(() => JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as Draft) ?? {},
    write: (draft) => void attempt(() => sessionStorage.setItem(draftKey, JSON.stringify(draft))),
    clear: () =>
      void attempt(() => {
        sessionStorage.removeItem(draftKey)
        sessionStorage.removeItem(sentKey)
      }),
    referenceFor: (words, create) => {
      const last = attempt(() => JSON.parse(sessionStorage.getItem(sentKey) ?? 'null') as Sent | null)
      if (last?.words === words) return last.reference
      const reference = create()
      attempt(() => sessionStorage.setItem(sentKey, JSON.stringify({ words, reference } satisfies Sent)))
      return reference
    },
  }
}

/** The current values of a form's fields. */
export const draftOf = (form: HTMLFormElement): Draft =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** Restores a draft, except in fields that were filled before hydration. */
export function restoreDraft(form: HTMLFormElement, draft: Draft): void {
  for (const [name, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
    else if (
      (control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement) &&
      control.value === ''
    )
      control.value = value
  }
}
