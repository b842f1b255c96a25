const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

const isRadio = (element: Element | undefined): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio'

/** The tab stops of an element, in order. Radios of a group are one stop. */
function stopsIn(element: HTMLElement): HTMLElement[][] {
  const stops: HTMLElement[][] = []
  for (const control of element.querySelectorAll<HTMLElement>(controls)) {
    if (control.matches(':disabled, [inert] *, [tabindex="-1"]') || !control.checkVisibility()) continue
    const [before] = stops.at(-1) ?? []
    if (isRadio(control) && isRadio(before) && before.name === control.name) stops.at(-1)!.push(control)
    else stops.push([control])
  }
  return stops
}

/** Wraps Tab inside a modal dialog: from its last control to its first and back. Returns a function that stops it. */
export function trapFocus(dialog: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !(event.altKey || event.ctrlKey || event.metaKey)) wrapAround(dialog, event)
  }
  dialog.addEventListener('keydown', onKeyDown)
  return () => dialog.removeEventListener('keydown', onKeyDown)
}

function wrapAround(dialog: HTMLElement, event: KeyboardEvent): void {
  const { target, shiftKey } = event
  const stops = stopsIn(dialog)
  const at = stops.findIndex((stop) => stop.includes(target as HTMLElement))
  if (shiftKey ? at > 0 : at < stops.length - 1) return
  event.preventDefault()
  const stop = stops.at(shiftKey ? -1 : 0)
  const chosen = stop?.find((control) => isRadio(control) && control.checked)
  ;(chosen ?? stop?.[0] ?? dialog).focus()
}
