import * as calendar from '@anupalan/server/compliance'
import * as advanceTax from '@anupalan/server/compliance/advance-tax'
import * as capitalGains from '@anupalan/server/compliance/capital-gains'
import * as gratuity from '@anupalan/server/compliance/gratuity'
import * as gst from '@anupalan/server/compliance/gst'
import * as hra from '@anupalan/server/compliance/hra'
import * as hsnRates from '@anupalan/server/compliance/hsn-rates'
import * as identifiers from '@anupalan/server/compliance/identifiers'
import * as incomeTax from '@anupalan/server/compliance/income-tax'
import * as notices from '@anupalan/server/compliance/notices'
import * as presumptive from '@anupalan/server/compliance/presumptive'
import * as salary from '@anupalan/server/compliance/salary'
import * as taxDue from '@anupalan/server/compliance/tax-due'
import * as tds from '@anupalan/server/compliance/tds'
import * as tdsInterest from '@anupalan/server/compliance/tds-interest'
import { istDate, needsConfirmation, type IsoDate, type Provenance } from '@anupalan/server/compliance'
import type { Plugin } from 'vite'
import type { LawTableRow, LawTopic } from '../../content/legal/law-tables.ts'

const { checkCin, checkGstin, checkIfsc, checkPan, checkTan } = identifiers

/** Modules and results that contain the figures of each topic. Rules that no table exports are taken from a result. */
const sourcesOn = (day: IsoDate): Record<LawTopic, unknown> => ({
  calendar,
  incomeTax,
  presumptive,
  capitalGains,
  advanceTax,
  taxDue,
  tds,
  tdsInterest,
  gst: { ...gst, domestic: gst.natureOfSupply({ supplier: '29', place: '29' }, day) },
  hsnRates,
  hra,
  gratuity,
  salary,
  notices,
  identifiers: [
    checkGstin('29AAGCB7383J1Z4'),
    checkPan('AAPFU0939F'),
    checkTan('BLRA01234B'),
    checkCin('U74140KA2011PTC012345'),
    checkIfsc('SBIN0001234'),
  ],
})

const isProvenance = (value: object): value is Provenance =>
  'law' in value && 'verifiedOn' in value && 'confidence' in value

/** All distinct figures with a provenance inside a value. */
function figuresIn(value: unknown, seen = new Set<unknown>()): Provenance[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const inside = Object.values(value).flatMap((part) => figuresIn(part, seen))
  return isProvenance(value) ? [value, ...inside] : inside
}

const sorted = <Text extends string>(texts: readonly Text[]) =>
  texts.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))

/**
 * Laws that the dated tables are based on, by topic, with the dates of their checks.
 * @param day today, for rules that are taken from a result
 */
export const lawTables = (day: IsoDate): LawTableRow[] =>
  Object.entries(sourcesOn(day)).flatMap(([topic, source]) => {
    // Some tables have straight apostrophes.
    const byLaw = Map.groupBy(figuresIn(source), ({ law }) => law.replaceAll("'", '’'))
    return sorted([...byLaw.keys()]).map((law): LawTableRow => {
      const figures = byLaw.get(law)!
      const checked = sorted(figures.map(({ verifiedOn }) => verifiedOn))
      const [reviewBy] = sorted(figures.flatMap(({ reviewBy }) => reviewBy ?? []))
      return {
        topic: topic as LawTopic,
        law,
        figures: figures.length,
        toConfirm: figures.filter(needsConfirmation).length,
        checked: { from: checked[0]!, to: checked.at(-1)! },
        ...(reviewBy && { reviewBy }),
      }
    })
  })

/**
 * `virtual:law-tables`: the date of the last check of each dated table, as data, so that browsers do not load the tables
 * themselves.
 */
export function lawTablesPlugin(now = Date.now()): Plugin {
  return {
    name: 'law-tables',
    resolveId: (source) => (source === 'virtual:law-tables' ? `\0${source}` : undefined),
    load: (loaded) =>
      loaded === '\0virtual:law-tables'
        ? `export const lawTables = ${JSON.stringify(lawTables(istDate(now)))}`
        : undefined,
  }
}
