/** Keeps what was typed through a reload of this tab, and no longer than the tab. A file cannot be kept. */
const keyOf = (opening: string) => `application-draft-${opening}`

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
      sessionStorage.setItem(keyOf(opening), JSON.stringify(typed))
    }),
  /** Puts a draft back, where nothing has been typed before this code came. */
  restore: (form: HTMLFormElement, opening: string) => {
    const draft = attempt(() => JSON.parse(sessionStorage.getItem(keyOf(opening)) ?? '{}') as object) ?? {}
    for (const [name, value] of Object.entries(draft)) {
      const control = form.elements.namedItem(name)
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
      else if (
        (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
        control.value === ''
      )
        control.value = String(value)
    }
  },
  clear: (opening: string) => attempt(() => sessionStorage.removeItem(keyOf(opening))),
}
