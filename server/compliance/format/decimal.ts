/** An exact decimal number: `digits × 10^-places`. */
export interface Decimal {
  digits: bigint
  places: number
}

/** Code points of the digit zero in Indian scripts: Devanagari, Kannada, Tamil, Telugu and others. */
const DIGIT_ZEROS = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66] as const

/**
 * Normalizes pasted text: full-width forms and other scripts’ digits become 0 to 9, every kind of space becomes a
 * space, every dash a hyphen, and invisible characters are removed.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (found) => {
      const code = found.codePointAt(0)!
      const zero = DIGIT_ZEROS.find((first) => first <= code && code < first + 10)
      return zero === undefined ? found : String(code - zero)
    })
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Digits without commas, or with Indian or Western grouping. */
const GROUPED = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)$/

/** Parses `1234`, `1,234.50`, `12,34,567` or `.5`; undefined for anything else. */
export function readDecimal(text: string): Decimal | undefined {
  const [whole = '', fraction = '', ...more] = text.split('.')
  if (more.length > 0 || !/^\d*$/.test(fraction) || (whole === '' && fraction === '')) return undefined
  if (whole !== '' && !GROUPED.test(whole)) return undefined
  return { digits: BigInt(whole.replaceAll(',', '') + fraction || '0'), places: fraction.length }
}

/** `decimal × factor`, or undefined if that is not a whole number. */
export function scaled({ digits, places }: Decimal, factor: bigint): bigint | undefined {
  const divisor = 10n ** BigInt(places)
  const product = digits * factor
  return product % divisor === 0n ? product / divisor : undefined
}
