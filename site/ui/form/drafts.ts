/** What is typed into a form, kept through a reload of this tab and no longer than the tab. */
import type { Reference, ReferenceKind } from '@anupalan/server/contract/core/reference'

/** What was typed, by field name; a ticked box is `on`. */
export type Draft = Readonly<Record<string, string>>

/** A tab's own storage; where it is refused, nothing is kept and the form still works. */
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
  /** Forgets what was typed, and the reference under which it went. */
  clear: () => void
  /**
   * The reference for some words: the one they were last sent under, so that a retry, even after a reload, is known
   * to the server as the same; otherwise a new one.
   */
  referenceFor: (words: string, create: () => Reference<Kind>) => Reference<Kind>
}

/** @param name of the form among those of the site, such as `enquiry` */
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

/** What a form's fields hold now. */
export const draftOf = (form: HTMLFormElement): Draft =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** Puts a draft back, where nothing has been typed before this code came. */
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
