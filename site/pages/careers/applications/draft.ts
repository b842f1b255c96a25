/** Keeps what was typed through a reload of this tab, and no longer than the tab. A file cannot be kept. */
const DRAFT_KEY = 'application-draft'

/** Of one opening: another one begins anew. */
interface Draft {
  opening: string
  typed: Readonly<Record<string, string>>
}

/** A tab’s own storage; where it is refused, nothing is kept and the form still works. */
const attempt = <Value>(run: () => Value): Value | null => {
  try {
    return run()
  } catch {
    return null
  }
}

const isTyped = (entry: [string, FormDataEntryValue]): entry is [string, string] =>
  typeof entry[1] === 'string' && entry[0] !== 'opening'

export const drafts = {
  write: (form: HTMLFormElement, opening: string) =>
    attempt(() => {
      const typed = Object.fromEntries([...new FormData(form)].filter(isTyped))
      sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ opening, typed } satisfies Draft))
    }),
  /** Puts a draft back, where nothing has been typed before this code came. */
  restore: (form: HTMLFormElement, opening: string) => {
    const draft = attempt(() => JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null') as Draft | null)
    if (draft?.opening !== opening) return
    for (const [name, value] of Object.entries(draft.typed)) {
      const control = form.elements.namedItem(name)
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
      else if (
        (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
        control.value === ''
      )
        control.value = value
    }
  },
  clear: () => attempt(() => sessionStorage.removeItem(DRAFT_KEY)),
}
