/** The answers of a form as one line, for the printed result, which has no fields. */

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''

/** The text of a field with its unit, such as `₹18,50,000` or `8.5%`: a prefix or a suffix is a further label. */
function withUnit(control: HTMLInputElement): string {
  const position = (label: Element) => control.compareDocumentPosition(label)
  const units = [...(control.labels ?? [])].slice(1)
  const before = units.filter((unit) => position(unit) & Node.DOCUMENT_POSITION_PRECEDING)
  const after = units.filter((unit) => position(unit) & Node.DOCUMENT_POSITION_FOLLOWING)
  return [...before.map(textOf), control.value.trim(), ...after.map(textOf)].join('')
}

function entryOf(control: Element): string | undefined {
  if (control instanceof HTMLSelectElement)
    return `${textOf(control.labels[0])}: ${textOf(control.selectedOptions[0])}`
  if (!(control instanceof HTMLInputElement)) return undefined
  const label = textOf(control.labels?.[0])
  if (control.type === 'checkbox') return control.checked ? label : undefined
  if (control.type === 'radio') {
    const group = control.closest('[role=radiogroup]')
    const heading = document.getElementById(group?.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')
    return control.checked ? `${textOf(heading)}: ${label}` : undefined
  }
  return control.value.trim() === '' ? undefined : `${label}: ${withUnit(control)}`
}

/** Label and answer of each field; empty fields and boxes without a tick are left out. */
export function inputLine(form: HTMLFormElement): string {
  const entries = [...form.elements].map(entryOf)
  return entries.filter((entry) => entry !== undefined).join('; ')
}
