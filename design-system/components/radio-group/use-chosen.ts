import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

export interface Choice<Value> {
  /** The chosen value, where its owner keeps it; `null` is none. Give `onChange` with it. */
  value?: Value | null
  /** The value chosen at first, where the group itself keeps it. @default none */
  defaultValue?: Value | null
  /** Called with the value after each choice; `null` after a reset of the form to none. */
  onChange?: (value: Value | null) => void
}

/**
 * The chosen value, kept here or by the owner.
 *
 * React renders radios from state, so a choice made on the prerendered page would be undone by the first render after
 * hydration. The group therefore asks its radios once, when it comes alive, and takes over what was chosen.
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
  // oxlint-disable-next-line react/set-state-in-effect -- the DOM is what this state has to catch up with
  useLayoutEffect(() => takeOver(), [])
  return [chosen, choose] as const
}
