/** Pairs, before the last three: `1234567` is `12,34,567`. */
const grouped = (digits: string) => digits.replaceAll(/\B(?=(\d{2})*\d{3}$)/g, ',')

/**
 * Groups the digits of a typed amount as India writes them, `1234567.5` as `12,34,567.5`. What is no plain amount stays
 * as it was typed, so that its owner can say what is wrong with it.
 */
export function groupAmount(typed: string): string {
  const bare = typed.trim().replace(/^₹\s*/, '').replaceAll(',', '')
  const [, whole, decimals = ''] = /^(\d+)(\.\d*)?$/.exec(bare) ?? []
  if (whole === undefined) return typed
  return grouped(whole.replace(/^0+(?=\d)/, '')) + (decimals === '.' ? '' : decimals)
}

/**
 * The same while it is being written: nothing but commas comes and goes, so that a zero or a point on its way to more
 * stays, and the caret stays beside its digit.
 *
 * @param caret offset in the text
 */
export function groupWhileTyping(typed: string, caret: number): { text: string; caret: number } {
  const [, whole, decimals = ''] = /^([\d,]*\d[\d,]*)(\.\d*)?$/.exec(typed) ?? []
  if (whole === undefined) return { text: typed, caret }
  const text = grouped(whole.replaceAll(',', '')) + decimals
  let left = typed.slice(0, caret).replaceAll(',', '').length
  let at = 0
  for (; left > 0; at++) if (text[at] !== ',') left--
  return { text, caret: at }
}
