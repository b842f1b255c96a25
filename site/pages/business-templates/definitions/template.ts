/** What a template is: fields, lines of one kind where it has a table, and one pure function to a document. */
import type { DocumentModel } from '../documents/model.ts'
import type { Fields, TextsOf, ValuesOf } from './fields.ts'

/** Fields that stand together under a heading. */
export interface FieldGroup {
  heading: string
  /** Names of its fields, in order. */
  fields: readonly string[]
  /** Said under the heading. */
  description?: string
}

/** A table whose rows are entered, such as the goods of an invoice. */
export interface LinesDefinition<L extends Fields> {
  heading: string
  /** One of them: `item`. */
  one: string
  /** The field that names a line to those who hear it. */
  name: keyof L & string
  fields: L
  /** @default 1 */
  least?: number
  most: number
  description?: string
}

export interface Texts {
  readonly fields: Readonly<Record<string, string | undefined>>
  readonly lines: readonly Readonly<Record<string, string | undefined>>[]
}

export interface TemplateDefinition<F extends Fields, L extends Fields> {
  /** Name of its folder, as its path ends. */
  slug: string
  fields: F
  groups: readonly FieldGroup[]
  lines?: LinesDefinition<L>
  sample: { fields: TextsOf<F>; lines?: readonly TextsOf<L>[] }
  /** Which formats it is offered in. A letter has no sheet. */
  formats: readonly Format[]
  /** Pure. Whatever is undefined is left to be written by hand. */
  make: (values: ValuesOf<F>, lines: readonly ValuesOf<L>[]) => DocumentModel
  /** What is wrong with answers that are well-formed each by itself, by name of field. */
  check?: (values: ValuesOf<F>, lines: readonly ValuesOf<L>[]) => Readonly<Record<string, string | undefined>>
}

/** A format that a document is written in, and the ending of its files. */
export type Format = 'docx' | 'xlsx' | 'pdf'

export const formatNames: Record<Format, string> = { docx: 'Word', xlsx: 'Excel', pdf: 'PDF' }

/** A template as the page handles it, whatever its fields are. */
export type Template = TemplateDefinition<Fields, Fields>

/** Gives a template its types while it is written, and takes them off for who only uses it. */
export const defineTemplate = <const F extends Fields, const L extends Fields>(
  template: TemplateDefinition<F, L>,
): Template => template as Template
