import { useMemo, useState } from 'react'
import { useFilter } from 'react-aria/useFilter'
import { filterEntries, labelOf, type ComboBoxEntry } from './combo-box-options.ts'

interface Choice {
  options: readonly ComboBoxEntry[]
  value: string | undefined
  defaultValue: string
  onChange: ((value: string) => void) | undefined
  onTextChange: ((text: string) => void) | undefined
  isFiltered: boolean
}

/**
 * The selected value, the text in the field, and the options that match it.
 *
 * They are not left to react-aria: its own filter does not find descriptions, and in development it throws on options in
 * sections ("childNodes is not supported").
 */
export function useChoice({ options, value, defaultValue, onChange, onTextChange, isFiltered }: Choice) {
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own
  /** The text since the last selection; null while it is the label of the selected option. */
  const [typed, setTyped] = useState<string | null>(null)
  const [before, setBefore] = useState(chosen)
  if (before !== chosen) {
    setBefore(chosen)
    // A selection from outside replaces the text. A custom text has no option.
    if (chosen !== '' || labelOf(options, before) === typed) setTyped(null)
  }
  /** Opened by its button or an arrow key, the list is complete until the text changes. */
  const [isComplete, setComplete] = useState(true)
  const text = typed ?? labelOf(options, chosen) ?? ''
  const { contains } = useFilter({ sensitivity: 'base' })
  const shown = useMemo(() => {
    const isAll = isFiltered || isComplete || typed === null || typed === ''
    return isAll ? options : filterEntries(options, (whole) => contains(whole, typed))
  }, [options, isFiltered, isComplete, typed, contains])

  const choose = (next: string) => {
    setOwn(next)
    if (next !== chosen) onChange?.(next)
  }
  return {
    chosen,
    text,
    shown,
    type: (next: string) => {
      setTyped(next)
      setComplete(false)
      onTextChange?.(next)
      if (next === '') choose('')
    },
    /** Also restores the text of the option that is selected already. */
    select: (next: string, isCustom: boolean) => {
      choose(next)
      if (isCustom) return
      setTyped(null)
      const label = labelOf(options, next) ?? ''
      if (label !== text) onTextChange?.(label)
    },
    showAll: () => setComplete(true),
  }
}
