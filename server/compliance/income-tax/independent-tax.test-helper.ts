/**
 * A second implementation of an individual's tax, from the table of rates: rates as increments of the marginal rate,
 * reliefs as the minimum of straight lines, and exact fractions until the last step. It shares no code with the
 * product.
 */
interface Law {
  /** Rupees above which the marginal rate rises, and by how many percentage points. */
  jumps: [rupees: number, percent: number][]
  /** Rupees of income up to which a resident's tax is rebated, and whether the tax above is at most the excess. */
  forgiven: { upTo: number; excessOnly: boolean }
  /** Rupees above which the surcharge applies, and its percentage. */
  surcharge: [rupees: number, percent: number][]
}

const common: Law['surcharge'] = [
  [50_00_000, 10],
  [1_00_00_000, 15],
  [2_00_00_000, 25],
]

const newLaw: Law = {
  jumps: [4, 8, 12, 16, 20, 24].map((lakh) => [lakh * 1_00_000, 5]),
  forgiven: { upTo: 12_00_000, excessOnly: true },
  surcharge: common,
}

const oldLaw = (nil: number): Law => ({
  jumps:
    nil === 5_00_000
      ? [
          [nil, 20],
          [10_00_000, 10],
        ]
      : [
          [nil, 5],
          [5_00_000, 15],
          [10_00_000, 10],
        ],
  forgiven: { upTo: 5_00_000, excessOnly: false },
  surcharge: [...common, [5_00_00_000, 37]],
})

/** Fractions of a rupee, small enough that every product of the rates is a whole number. */
const UNIT = 1_000_000n

export interface IndependentTax {
  /** Paise. */
  tax: number
  /** Before cess, in rupees times a million. */
  beforeCess: bigint
}

/** @param income in rupees, a multiple of ten */
export function independentTax(
  regime: 'new' | 'old',
  age: 'below-60' | '60-to-79' | '80-and-above',
  isResident: boolean,
  income: number,
): IndependentTax {
  const nil = isResident
    ? { 'below-60': 2_50_000, '60-to-79': 3_00_000, '80-and-above': 5_00_000 }[age]
    : 2_50_000
  const law = regime === 'new' ? newLaw : oldLaw(nil)

  const plain = (at: number) =>
    law.jumps.reduce(
      (sum, [from, percent]) => sum + (BigInt(Math.max(0, at - from)) * BigInt(percent) * UNIT) / 100n,
      0n,
    )
  const forgiven = (at: number) => {
    if (!isResident) return plain(at)
    if (at <= law.forgiven.upTo) return 0n
    const excess = BigInt(at - law.forgiven.upTo) * UNIT
    return law.forgiven.excessOnly && excess < plain(at) ? excess : plain(at)
  }
  const charged = (at: number) => {
    const percent = law.surcharge.filter(([from]) => at > from).reduce((_, [, each]) => each, 0)
    return (forgiven(at) * BigInt(100 + percent)) / 100n
  }
  // Marginal relief: above each threshold, tax may not rise by more than the excess income.
  const beforeCess = law.surcharge
    .filter(([from]) => income > from)
    .map(([from]) => charged(from) + BigInt(income - from) * UNIT)
    .reduce((lowest, line) => (line < lowest ? line : lowest), charged(income))

  const rupees = (beforeCess * 104n) / 100n / UNIT
  const lastDigit = rupees % 10n
  const rounded = lastDigit >= 5n ? rupees - lastDigit + 10n : rupees - lastDigit
  return { tax: Number(rounded) * 100, beforeCess }
}
