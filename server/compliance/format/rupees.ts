/**
 * Rupees with Indian digit grouping: 12,34,567. `Intl` is not used, because some ICU versions group `kn-IN` in
 * thousands and abbreviate `en-IN` amounts wrongly.
 */

function assertWhole(value: number): void {
  if (!Number.isSafeInteger(value))
    throw new RangeError(`Not a whole number that can be held exactly: ${value}`)
}

/**
 * Groups the digits of an integer: the last three, then pairs.
 * @throws RangeError for a fraction, or a number too large to be exact
 */
export function groupDigits(value: number | bigint): string {
  if (typeof value === 'number') assertWhole(value)
  const digits = String(value)
  const sign = digits.startsWith('-') ? '-' : ''
  return sign + digits.slice(sign.length).replace(/\B(?=(\d{2})*\d{3}$)/g, ',')
}

/**
 * Formats an amount in rupees, such as `₹12,34,567.50`. A negative one has a minus sign (U+2212), which is as wide as a
 * figure, and after which no line is broken.
 * @param paise integer paise
 * @param options.paise `auto` (default) omits `.00`; `always` keeps two decimals, for aligned columns
 * @throws RangeError for a fraction of a paisa
 */
export function formatRupees(
  paise: number,
  { paise: show = 'auto' }: { paise?: 'auto' | 'always' } = {},
): string {
  assertWhole(paise)
  const whole = Math.trunc(paise / 100)
  const rest = Math.abs(paise % 100)
  const sign = paise < 0 ? '−' : ''
  const decimals = rest === 0 && show === 'auto' ? '' : `.${String(rest).padStart(2, '0')}`
  return `${sign}₹${groupDigits(Math.abs(whole))}${decimals}`
}
