/** Lines of goods and services with their sums, shared by invoices, quotations and orders. */
import {
  addGst,
  gstRates,
  type GstPlace,
  type HeadTax,
  type Supply,
  type TaxHead,
} from '@anupalan/server/compliance/gst'
import { outcomeOf } from '@anupalan/server/compliance/input'
import { formatDate, type IsoDate } from '@anupalan/server/compliance/ist'
import { mulDiv, shareOf } from '@anupalan/server/compliance/money'
import type { Cell, FigureCell, TableBlock, TableColumn, TableRow } from '../documents/model.ts'
import { isBlank, paise } from './cells.ts'
import {
  amount,
  choice,
  textMatching,
  line,
  percent,
  quantity,
  type Fields,
  type ValuesOf,
} from './fields.ts'
import type { LinesDefinition } from './template.ts'

/**
 * Unique Quantity Codes of the returns, and units of services. The code alone is printed. LTR is an everyday unit, which
 * an invoice may state; the returns know only KLR and MLT, so its label says how it is reported.
 */
const UNITS = {
  NOS: 'NOS numbers',
  PCS: 'PCS pieces',
  SET: 'SET sets',
  DOZ: 'DOZ dozens',
  PAC: 'PAC packs',
  BOX: 'BOX boxes',
  BAG: 'BAG bags',
  GMS: 'GMS grams',
  KGS: 'KGS kilograms',
  QTL: 'QTL quintals',
  TON: 'TON tonnes',
  MTR: 'MTR metres',
  SQF: 'SQF square feet',
  SQM: 'SQM square metres',
  LTR: 'LTR litres (in GSTR-1 as MLT, KLR or OTH)',
  MLT: 'MLT millilitres',
  KLR: 'KLR kilolitres',
  HRS: 'HRS hours',
  DAY: 'DAY days',
  MON: 'MON months',
  OTH: 'OTH others',
} as const

const RATES = { 0: '0%', 25: '0.25%', 150: '1.5%', 300: '3%', 500: '5%', 1800: '18%', 4000: '40%' } as const

const goods = {
  description: line({ label: 'Description', isRequired: true }),
  hsn: textMatching({
    label: 'HSN or SAC',
    description: 'Four digits up to ₹5 crore of turnover, six above',
    form: /^\d{4}(?:\d{2}){0,2}$/,
    problem: 'An HSN or SAC code has four, six or eight digits.',
    inputMode: 'numeric',
    isRequired: true,
    missing: 'Enter the HSN or SAC code.',
  }),
  quantity: quantity({ label: 'Quantity', isRequired: true }),
  unit: choice({ label: 'Unit', options: UNITS }),
  price: amount({ label: 'Price of one', isRequired: true, missing: 'Enter the price of one.' }),
  discount: percent({ label: 'Discount, %' }),
} as const

const plainGoods = goods

const taxedGoods = {
  ...goods,
  rate: choice({ label: 'GST', options: RATES, isRequired: true, missing: 'Choose the rate of GST.' }),
} as const

type PlainLine = ValuesOf<typeof plainGoods>
export type TaxedLine = ValuesOf<typeof taxedGoods>

const MOST_GOODS = 40

/** Goods and services as lines of a form. */
const linesOf = <const L extends Fields>(fields: L & Record<'description', unknown>): LinesDefinition<L> => ({
  heading: 'Goods and services',
  one: 'item',
  name: 'description',
  fields,
  most: MOST_GOODS,
})

export const plainLines = linesOf(plainGoods)
export const taxedLines = linesOf(taxedGoods)

/** Number of lines in a blank file. */
const BLANK_LINES = 8

/** A line with its amounts, as far as they are known. */
interface Worked<Line> {
  line: Line
  /** Paise, after the discount. */
  value: number | undefined
  heads: readonly HeadTax[]
  /** Paise, of all heads. */
  tax: number | undefined
  total: number | undefined
}

const sumOf = (amounts: readonly (number | undefined)[]) =>
  amounts.some((each) => each !== undefined)
    ? amounts.reduce<number>((sum, each) => sum + (each ?? 0), 0)
    : undefined

/** Price times quantity, less the discount, each rounded to the paisa. */
function valueOf({ quantity: count, price, discount = 0 }: PlainLine): number | undefined {
  if (count === undefined || price === undefined) return undefined
  const gross = mulDiv(price, count, 1000)
  return gross - shareOf(gross, discount)
}

export interface SupplyDetails {
  on: IsoDate | undefined
  supplier: GstPlace | undefined
  place: GstPlace | undefined
  kind?: Supply['kind']
  underUndertaking?: boolean
}

/** The sums of the lines. Tax is undefined until the date and both places are known. */
export interface GoodsSums<Line> {
  lines: readonly Worked<Line>[]
  value: number | undefined
  heads: readonly TaxHead[]
  tax: number | undefined
  total: number | undefined
  /** One sentence: the heads of tax and the reason. */
  reason: string | undefined
}

/** The sums of lines without tax. */
export function sumPlain<Line extends PlainLine>(lines: readonly Line[]): GoodsSums<Line> {
  const worked = lines.map((each): Worked<Line> => {
    const value = valueOf(each)
    return { line: each, value, heads: [], tax: undefined, total: value }
  })
  const value = sumOf(worked.map((each) => each.value))
  return { lines: worked, value, heads: [], tax: undefined, total: value, reason: undefined }
}

/** The sums of lines with tax by place of supply, computed line by line. */
export function sumTaxed(lines: readonly TaxedLine[], supply: SupplyDetails): GoodsSums<TaxedLine> {
  let heads: readonly TaxHead[] = []
  let reason: string | undefined
  const worked = lines.map((each): Worked<TaxedLine> => {
    const value = valueOf(each)
    const { on, supplier, place, kind, underUndertaking } = supply
    const none = { line: each, value, heads: [], tax: undefined, total: undefined }
    if (value === undefined || each.rate === undefined || !on || !supplier || !place) return none
    const outcome = outcomeOf(() =>
      addGst({
        on,
        rate: Number(each.rate),
        amount: value,
        supply: { supplier, place, ...(kind && { kind }), ...(underUndertaking && { underUndertaking }) },
      }),
    )
    if (outcome.kind !== 'value') return none
    const { nature, tax, total } = outcome.value
    heads = nature.heads
    reason = nature.reason
    return { line: each, value, heads: outcome.value.heads, tax, total }
  })
  return {
    lines: worked,
    value: sumOf(worked.map((each) => each.value)),
    heads,
    tax: sumOf(worked.map((each) => each.tax)),
    total: sumOf(worked.map((each) => each.total)),
    reason,
  }
}

/** The message for a date before the first table of rates. */
export function beforeRates(on: IsoDate | undefined): string | undefined {
  const { validFrom } = gstRates[0]!
  return on && on < validFrom ? `The rates known here begin on ${formatDate(validFrom)}.` : undefined
}

/** A formula that is empty while its line is empty. */
const whereFilled = (formula: string) => `IF(N({quantity})=0,"",${formula})`

const VALUE = whereFilled('ROUND({quantity}*{price},2)-ROUND(ROUND({quantity}*{price},2)*{discount},2)')

const text = (key: string, head: string, share: number): TableColumn => ({ key, head, share })
const figure = (key: string, head: string, share: number): TableColumn => ({
  key,
  head,
  share,
  kind: 'figure',
})

/** The common columns. Without discounts there is no column for them. */
const columnsOf = (hasDiscount: boolean, valueHead: string): TableColumn[] => [
  figure('number', 'No.', 4),
  text('description', 'Description', 21),
  text('hsn', 'HSN/SAC', 8.5),
  figure('quantity', 'Quantity', 8.4),
  text('unit', 'Unit', 5.2),
  figure('price', 'Price, ₹', 10),
  ...(hasDiscount ? [figure('discount', 'Disc.', 5.5)] : []),
  figure('value', valueHead, 11.5),
]

const cellsOf = ({ line: each, value }: Worked<PlainLine>, at: number): Record<string, Cell | undefined> => ({
  number: String(at + 1),
  description: each.description,
  hsn: each.hsn,
  quantity: { kind: 'quantity', value: each.quantity },
  unit: each.unit,
  price: paise(each.price),
  discount: { kind: 'rate', value: each.discount || undefined },
  value: paise(value, VALUE),
})

const blank = <Line>(): Worked<Line> => ({
  line: {} as Line,
  value: undefined,
  heads: [],
  tax: undefined,
  total: undefined,
})

const areBlank = (lines: readonly Worked<PlainLine>[]) => isBlank(lines.map(({ line: each }) => each))

const goodsToShow = <Line extends PlainLine>(sums: GoodsSums<Line>): readonly Worked<Line>[] =>
  areBlank(sums.lines) ? Array.from({ length: BLANK_LINES }, () => blank<Line>()) : sums.lines

const showsDiscount = (lines: readonly Worked<PlainLine>[]) =>
  areBlank(lines) || lines.some(({ line: each }) => each.discount)

const total = (cells: TableRow['cells']): TableRow => ({
  id: 'total',
  look: 'total',
  cells: { description: 'Total', ...cells },
})

/** The table of goods without tax. Its total is `{items!total.value}`. */
export function plainTable(sums: GoodsSums<PlainLine>, caption: string): TableBlock {
  const lines = goodsToShow(sums)
  return {
    kind: 'table',
    id: 'items',
    caption,
    columns: columnsOf(showsDiscount(lines), 'Value, ₹'),
    rows: [
      ...lines.map((each, at) => ({ cells: withoutHiddenDiscount(cellsOf(each, at), lines) })),
      total({ value: paise(sums.value, 'SUM({value:})') }),
    ],
  }
}

/** Without a discount in any line, removes its column and its references in formulas. */
function withoutHiddenDiscount(
  cells: Record<string, Cell | undefined>,
  lines: readonly Worked<PlainLine>[],
): Record<string, Cell | undefined> {
  if (showsDiscount(lines)) return cells
  const { discount: _, value, ...rest } = cells
  return { ...rest, value: { ...(value as FigureCell), formula: whereFilled('ROUND({quantity}*{price},2)') } }
}

/**
 * The table of goods with tax. Its totals are `{items!total.value}`, `{items!total.tax}` and `{items!total.total}`.
 * @param isWithoutTax zero-rated under an undertaking
 */
export function taxedTable(sums: GoodsSums<TaxedLine>, caption: string, isWithoutTax = false): TableBlock {
  const lines = goodsToShow(sums)
  const isSplit = sums.heads.length === 2
  // Two heads are rounded separately. Without input two are assumed, as within a state.
  const tax = isWithoutTax
    ? '0'
    : isSplit || sums.heads.length === 0
      ? '2*ROUND({value}*{rate}/2,2)'
      : 'ROUND({value}*{rate},2)'
  return {
    kind: 'table',
    id: 'items',
    caption,
    columns: [
      ...columnsOf(showsDiscount(lines), 'Taxable value, ₹'),
      figure('rate', 'GST', 5.5),
      figure('tax', 'Tax, ₹', 10),
      figure('total', 'Amount, ₹', 11.5),
    ],
    rows: [
      ...lines.map((each, at) => ({
        cells: {
          ...withoutHiddenDiscount(cellsOf(each, at), lines),
          rate: {
            kind: 'rate' as const,
            value: each.line.rate === undefined ? undefined : Number(each.line.rate),
          },
          tax: paise(each.tax, whereFilled(tax)),
          total: paise(each.total, whereFilled('{value}+{tax}')),
        },
      })),
      total({
        value: paise(sums.value, 'SUM({value:})'),
        tax: paise(sums.tax, 'SUM({tax:})'),
        total: paise(sums.total, 'SUM({total:})'),
      }),
    ],
  }
}

const HEAD_NAMES: Record<TaxHead, string> = { cgst: 'CGST', sgst: 'SGST', utgst: 'UTGST', igst: 'IGST' }

/** Tax by rate and by head, as returns require. In a blank file, formulas decide by the states entered. */
export function taxByRate(sums: GoodsSums<TaxedLine>): TableBlock {
  const rates = [
    ...new Set(sums.lines.flatMap(({ line: each }) => (each.rate === undefined ? [] : [Number(each.rate)]))),
  ]
  const isOpen = sums.heads.length === 0
  const heads: readonly TaxHead[] = isOpen ? ['cgst', 'sgst', 'igst'] : sums.heads
  const shown = rates.length > 0 && !isOpen ? rates.toSorted((a, b) => a - b) : [0, 500, 1800, 4000]
  const ofRate = (key: string) => `SUMIF({items!rate:},{rate},{items!${key}:})`
  const isHome = '{!supplier}={!place}'
  const formulaOf = (head: TaxHead) => {
    if (!isOpen) return heads.length === 2 ? `${ofRate('tax')}/2` : ofRate('tax')
    return head === 'igst' ? `IF(${isHome},0,${ofRate('tax')})` : `IF(${isHome},${ofRate('tax')}/2,0)`
  }
  const of = (rate: number) =>
    sums.lines.filter(({ line: each }) => each.rate !== undefined && Number(each.rate) === rate)
  const headSum = (head: TaxHead, lines: readonly Worked<TaxedLine>[]) =>
    isOpen
      ? undefined
      : sumOf(lines.flatMap((each) => each.heads.flatMap((tax) => (tax.head === head ? [tax.amount] : []))))
  return {
    kind: 'table',
    id: 'rates',
    caption: 'Tax by rate',
    columns: [
      { key: 'rate', head: 'Rate of GST', share: 12 },
      figure('value', 'Taxable value, ₹', 14),
      ...heads.map((head) => figure(head, `${HEAD_NAMES[head]}, ₹`, 12)),
      figure('tax', 'Total tax, ₹', 12),
    ],
    rows: [
      ...shown.map((rate) => ({
        id: `r${rate}`,
        cells: {
          rate: { kind: 'rate' as const, value: rate },
          value: paise(isOpen ? undefined : sumOf(of(rate).map((each) => each.value)), ofRate('value')),
          ...Object.fromEntries(heads.map((head) => [head, paise(headSum(head, of(rate)), formulaOf(head))])),
          tax: paise(
            isOpen ? undefined : sumOf(of(rate).map((each) => each.tax)),
            heads.map((head) => `{${head}}`).join('+'),
          ),
        },
      })),
      {
        id: 'total',
        look: 'total' as const,
        cells: {
          rate: 'Total',
          value: paise(isOpen ? undefined : sums.value, 'SUM({value:})'),
          ...Object.fromEntries(
            heads.map((head) => [head, paise(headSum(head, sums.lines), `SUM({${head}:})`)]),
          ),
          tax: paise(isOpen ? undefined : sums.tax, 'SUM({tax:})'),
        },
      },
    ],
  }
}

/** Sample lines: two sarees and their stitching. */
export const sampleGoods = [
  {
    description: 'Mysore silk saree, crepe',
    hsn: '5007',
    quantity: '12',
    unit: 'PCS',
    price: '8,450',
    rate: '500',
  },
  {
    description: 'Cotton saree, handloom',
    hsn: '5208',
    quantity: '40',
    unit: 'PCS',
    price: '1,275.50',
    discount: '5',
    rate: '500',
  },
  {
    description: 'Embroidery and fall work',
    hsn: '9988',
    quantity: '18.5',
    unit: 'HRS',
    price: '640',
    rate: '1800',
  },
] as const
