import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 }

/**
 * In right-to-left text the next radio stands to the left, and browsers do not agree on whether the left arrow leads
 * to it. For the `keydown` of radios that stand side by side; elsewhere the browser's own keys stay.
 */
export function mirrorArrows(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: radio, altKey, ctrlKey, metaKey } = event
  const step = steps[key]
  if (step === undefined || altKey || ctrlKey || metaKey) return
  if (getComputedStyle(radio).direction !== 'rtl') return
  event.preventDefault()
  const group = radio.closest('[role=radiogroup]')
  const radios = [...(group?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])]
  const next = radios.at((radios.indexOf(radio) + step) % radios.length)
  next?.focus()
  next?.click()
}
