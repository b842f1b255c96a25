import type { DatedTable } from '../dated.ts'
import { rowOn } from '../dated.ts'
import { checkInput, choiceProblem } from '../input.ts'
import type { IsoDate } from '../ist.ts'
import { STATES } from '../states.ts'
import type { StateCode } from '../states.ts'
import { ruleOf } from '../working.ts'
import type { RuleReference } from '../working.ts'

/** The place of a supplier or a supply: a state or union territory, or `97`, the sea beyond them. */
export type GstPlace = StateCode | '97'

/** `sez` is a supply to a unit or developer of a special economic zone, in any state. */
export type SupplyKind = 'domestic' | 'sez' | 'export' | 'import'

/** `utgst` replaces `sgst` in a union territory without a legislature. */
export type TaxHead = 'cgst' | 'sgst' | 'utgst' | 'igst'

/** The facts about a supply that determine its heads of tax. */
export interface Supply {
  /** `domestic` by default. */
  kind?: SupplyKind
  /** State of the supplier's registration. No effect for an import. */
  supplier: GstPlace
  /** Place of supply, by s.10 to s.13 of the IGST Act. No effect for an export. */
  place: GstPlace
  /** Export or SEZ under a bond or letter of undertaking: no tax is charged. False by default. */
  underUndertaking?: boolean
}

/** The heads of tax of a supply, and the reason. */
export interface SupplyNature {
  nature: 'intra-state' | 'inter-state'
  heads: readonly TaxHead[]
  /** True if the supply is zero-rated and made without payment of tax. */
  withoutTax: boolean
  /** One sentence for a reader. */
  reason: string
  rule: RuleReference
}

/** Places whose tax is UTGST: union territories without a legislature, and `97` (UTGST Act 2017, s.2(8)). */
const UTGST_PLACES: readonly GstPlace[] = ['04', '26', '31', '35', '38', '97']

const SINCE = {
  validFrom: '2025-04-01',
  validTo: null,
  verifiedOn: '2026-11-12',
  reviewBy: '2027-02-01',
  confidence: 'H',
} as const

const INTRA_STATE: DatedTable<readonly TaxHead[]> = [
  {
    value: ['cgst', 'sgst'],
    law: 'IGST Act 2017; CGST Act 2017',
    section: 'IGST Act s.8; CGST Act s.9(1)',
    source: 'IGST Act 2017, s.8',
    ...SINCE,
  },
]

const INTRA_TERRITORY: DatedTable<readonly TaxHead[]> = [
  {
    value: ['cgst', 'utgst'],
    law: 'IGST Act 2017; UTGST Act 2017',
    section: 'IGST Act s.8; UTGST Act s.7(1)',
    source: 'UTGST Act 2017, s.2(8) and s.7',
    ...SINCE,
  },
]

const INTER_STATE: DatedTable<readonly TaxHead[]> = [
  {
    value: ['igst'],
    law: 'IGST Act 2017',
    section: 's.5(1), s.7',
    source: 'IGST Act 2017, s.7',
    ...SINCE,
  },
]

const ZERO_RATED: DatedTable<readonly TaxHead[]> = [
  {
    value: ['igst'],
    law: 'IGST Act 2017',
    section: 's.7(5), s.16',
    source: 'IGST Act 2017, s.7(5) and s.16',
    note: 'Whether tax may be paid and refunded, instead of an undertaking, depends on the class of supply (s.16(4)).',
    ...SINCE,
  },
]

/** Name of a state or union territory, or `Other Territory`. */
export function placeName(place: GstPlace): string {
  return place === '97' ? 'Other Territory' : STATES[place].name
}

/** Every place, by code. */
export const GST_PLACES: readonly GstPlace[] = [
  ...(Object.keys(STATES) as StateCode[]),
  '97' as const,
].toSorted()

function natureBy(table: DatedTable<readonly TaxHead[]>, on: IsoDate, reason: string, withoutTax = false) {
  const row = rowOn('GST levy', table, on)
  const nature = row.value.includes('igst') ? ('inter-state' as const) : ('intra-state' as const)
  return { nature, heads: row.value, withoutTax, reason, rule: ruleOf(row) }
}

/**
 * Determines the heads of tax of a supply.
 * @throws InputError for an unknown place or kind
 * @throws NoTableError before the first table
 */
export function natureOfSupply(supply: Supply, on: IsoDate): SupplyNature {
  const { kind = 'domestic', supplier, place, underUndertaking = false } = supply
  checkInput({
    kind: choiceProblem(kind, ['domestic', 'sez', 'export', 'import']),
    supplier: choiceProblem(supplier, GST_PLACES),
    place: choiceProblem(place, GST_PLACES),
  })
  if (kind === 'import') return natureBy(INTER_STATE, on, 'An import is an inter-state supply: IGST.')
  if (kind !== 'domestic') {
    const who = kind === 'export' ? 'An export' : 'A supply to a special economic zone'
    const how = underUndertaking
      ? 'zero-rated, and no tax is charged under the undertaking.'
      : 'inter-state and zero-rated: IGST is charged, and claimed back.'
    return natureBy(ZERO_RATED, on, `${who} is ${how}`, underUndertaking)
  }
  if (supplier !== place) {
    const reason = `From ${placeName(supplier)} to ${placeName(place)}: inter-state, IGST.`
    return natureBy(INTER_STATE, on, reason)
  }
  return UTGST_PLACES.includes(place)
    ? natureBy(INTRA_TERRITORY, on, `Within ${placeName(place)}: CGST and UTGST, half each.`)
    : natureBy(INTRA_STATE, on, `Within ${placeName(place)}: CGST and SGST, half each.`)
}
