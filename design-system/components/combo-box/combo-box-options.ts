export interface ComboBoxOption {
  /** Form value. Not empty: the empty value is that of no selection. */
  value: string
  /** The label, as text. */
  label: string
  /** A second line, which typing finds too: a PAN, a place. */
  description?: string
  /** Listed, but not selectable. @default false */
  isDisabled?: boolean
}

/** Options with a heading, which is also the name of their group. */
export interface ComboBoxSection {
  /** The heading, as text. Unique in the list. */
  label: string
  options: readonly ComboBoxOption[]
}

export type ComboBoxEntry = ComboBoxOption | ComboBoxSection

const optionsIn = (entries: readonly ComboBoxEntry[]) =>
  entries.flatMap((entry) => ('options' in entry ? entry.options : [entry]))

/** The number of options, without sections. */
export const countOf = (entries: readonly ComboBoxEntry[]): number => optionsIn(entries).length

export const labelOf = (entries: readonly ComboBoxEntry[], value: string): string | undefined =>
  optionsIn(entries).find((option) => option.value === value)?.label

/** The options that `matches` accepts, without sections that have none of them. */
export function filterEntries(
  entries: readonly ComboBoxEntry[],
  matches: (text: string) => boolean,
): ComboBoxEntry[] {
  const isMatch = ({ label, description = '' }: ComboBoxOption) => matches(`${label} ${description}`)
  return entries.flatMap((entry): ComboBoxEntry[] => {
    if (!('options' in entry)) return isMatch(entry) ? [entry] : []
    const options = entry.options.filter(isMatch)
    return options.length > 0 ? [{ ...entry, options }] : []
  })
}
