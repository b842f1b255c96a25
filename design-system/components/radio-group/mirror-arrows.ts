import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 }

/**
 * Mirrors the left and right arrows in right-to-left text, which browsers do not do consistently. For the `keydown` of
 * radios in a row; otherwise the browser's own keys apply.
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
