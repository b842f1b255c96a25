import { TextField } from '@anupalan/design-system/text-field'
import { useEffect, useEffectEvent, useState } from 'react'

/** Delay after the last key before a search is sent; ms. */
const SEARCH_DELAY_MS = 250

export interface SearchFieldProps {
  label: string
  description?: string
  /** What is searched for. */
  search: string
  /** Called with the trimmed text, once typing has paused. */
  onSearch: (search: string) => void
}

/** A field that searches while one types. */
export function SearchField({ label, description, search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search)
  const [sent, setSent] = useState(search)
  const [former, setFormer] = useState(search)
  if (former !== search) {
    setFormer(search)
    // A search from elsewhere, as by a button that clears it, replaces the text.
    if (search !== sent) {
      setSent(search)
      setText(search)
    }
  }
  const send = useEffectEvent(onSearch)
  useEffect(() => {
    const next = text.trim()
    if (next === search) return undefined
    const delay = setTimeout(() => {
      setSent(next)
      send(next)
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(delay)
  }, [text, search])
  return (
    <TextField
      label={label}
      description={description}
      type="search"
      autoComplete="off"
      value={text}
      onChange={setText}
    />
  )
}
