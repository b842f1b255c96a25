/** The values of a draft, without figures that are too large to calculate with. */
import { InputError } from '@anupalan/server/compliance/input'
import { readFields, type Field, type Fields } from '../definitions/fields.ts'
import type { Template } from '../definitions/template.ts'
import { cellText } from '../documents/cell-text.ts'
import type { Block } from '../documents/model.ts'

type Values = Readonly<Record<string, unknown>>

type FieldTexts = Readonly<Record<string, string | undefined>>

/** What of a draft has an effect on its values. */
interface DraftTexts {
  readonly fields: FieldTexts
  readonly lines: readonly { readonly id: number; readonly texts: FieldTexts }[]
}

export interface DraftValues {
  readonly values: Values
  readonly lines: readonly Values[]
  /** Names of the figures that are left out; `3.price` for a field of the line with id 3. */
  readonly tooLarge: ReadonlySet<string>
}

/** Amounts and quantities, which sums are made of. */
const isFigure = ({ control }: Field<unknown>) =>
  control.as === 'amount' || (control.as === 'text' && control.inputMode === 'decimal')

function formatBlock(block: Block): void {
  if (block.kind === 'pairs')
    for (const { pairs } of block.groups) for (const { value } of pairs) cellText(value)
  if (block.kind === 'table')
    for (const { cells } of block.rows) for (const cell of Object.values(cells)) cellText(cell)
}

/** Whether every sum of the document can be calculated and written exactly. */
function isExact(template: Template, values: Values, lines: readonly Values[]): boolean {
  try {
    template.check?.(values, lines)
    template.warn?.(values, lines)
    template.make(values, lines).blocks.forEach(formatBlock)
    return true
  } catch (error) {
    if (error instanceof RangeError || error instanceof InputError) return false
    throw error
  }
}

const sizesOf = (fields: Fields, values: Values, prefix = '') =>
  Object.entries(fields)
    .filter(([, field]) => isFigure(field))
    .map(([name]) => ({ name: prefix + name, size: Math.abs(Number(values[name] ?? 0)) }))

const without = (values: Values, left: ReadonlySet<string>, prefix = ''): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, left.has(prefix + name) ? undefined : value]),
  )

function readDraft(template: Template, draft: DraftTexts): DraftValues {
  const lineFields = template.lines?.fields ?? {}
  const tooLarge = new Set<string>()
  for (;;) {
    const values = without(readFields(template.fields, draft.fields), tooLarge)
    const lines = draft.lines.map(({ id, texts }) =>
      without(readFields(lineFields, texts), tooLarge, `${id}.`),
    )
    if (isExact(template, values, lines)) return { values, lines, tooLarge }
    const figures = [
      ...sizesOf(template.fields, values),
      ...lines.flatMap((line, at) => sizesOf(lineFields, line, `${draft.lines[at]!.id}.`)),
    ].filter(({ size }) => size > 0)
    const [first, ...others] = figures
    if (!first) return { values, lines, tooLarge }
    tooLarge.add(others.reduce((most, each) => (each.size > most.size ? each : most), first).name)
  }
}

const known = new WeakMap<DraftTexts, DraftValues>()

/** The values of a draft: of invalid fields, and of figures that are too large, there is none. */
export function draftValues(template: Template, draft: DraftTexts): DraftValues {
  const found = known.get(draft) ?? readDraft(template, draft)
  known.set(draft, found)
  return found
}
