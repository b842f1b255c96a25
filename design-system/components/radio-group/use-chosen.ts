import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

export interface Choice<Value> {
  /** The selected value, if the parent controls it; `null` for none. Requires `onChange`. */
  value?: Value | null
  /** The initial value, if uncontrolled. @default none */
  defaultValue?: Value | null
  /** Called with the value after each selection; `null` after a form reset to none. */
  onChange?: (value: Value | null) => void
}

/**
 * The selected value, controlled or uncontrolled.
 *
 * React renders radios from state, so the first render after hydration would undo a selection made on the prerendered
 * page. The group therefore reads its radios once on hydration.
 */
export function useChosen(
  group: RefObject<HTMLElement | null>,
  { value, defaultValue = null, onChange }: Choice<string>,
) {
  const [own, setOwn] = useState(defaultValue)
  const chosen = value === undefined ? own : value
  const choose = (next: string | null) => {
    setOwn(next)
    onChange?.(next)
  }
  const takeOver = useEffectEvent(() => {
    const before = group.current?.querySelector<HTMLInputElement>('input:checked')?.value
    if (before !== undefined && before !== chosen) choose(before)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- it synchronizes the state with the DOM
  useLayoutEffect(() => takeOver(), [])
  return [chosen, choose] as const
}
