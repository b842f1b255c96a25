import * as calendar from '@anupalan/server/compliance'
import * as advanceTax from '@anupalan/server/compliance/advance-tax'
import * as gratuity from '@anupalan/server/compliance/gratuity'
import * as gst from '@anupalan/server/compliance/gst'
import * as hra from '@anupalan/server/compliance/hra'
import * as identifiers from '@anupalan/server/compliance/identifiers'
import * as incomeTax from '@anupalan/server/compliance/income-tax'
import * as salary from '@anupalan/server/compliance/salary'
import * as tds from '@anupalan/server/compliance/tds'
import { istDate, needsConfirmation, type IsoDate, type Provenance } from '@anupalan/server/compliance'
import type { Plugin } from 'vite'
import type { LawTableRow, LawTopic } from '../../content/legal/law-tables.ts'

const { checkCin, checkGstin, checkIfsc, checkPan, checkTan } = identifiers

/** Where the figures of each topic are found. Rules that no table exports are read off an answer that rests on them. */
const sourcesOn = (day: IsoDate): Record<LawTopic, unknown> => ({
  calendar,
  incomeTax,
  advanceTax,
  tds,
  gst: { ...gst, domestic: gst.natureOfSupply({ supplier: '29', place: '29' }, day) },
  hra,
  gratuity,
  salary,
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

/** Every figure inside a value that says which law it rests on, each once. */
function figuresIn(value: unknown, seen = new Set<unknown>()): Provenance[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const inside = Object.values(value).flatMap((part) => figuresIn(part, seen))
  return isProvenance(value) ? [value, ...inside] : inside
}

const sorted = <Text extends string>(texts: readonly Text[]) =>
  texts.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))

/**
 * What the dated tables rest on, by topic and law, with the days on which they were checked.
 * @param day today, for rules that are read off an answer
 */
export const lawTables = (day: IsoDate): LawTableRow[] =>
  Object.entries(sourcesOn(day)).flatMap(([topic, source]) => {
    // Tables write some apostrophes as typewriters do.
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
 * `virtual:law-tables`: when each dated table of the law was last checked, as data: the tables themselves stay out of
 * the browser.
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
