/** A template: fields, optional lines of one kind, and a pure function that returns a document. */
import type { BusinessAnswers } from '../../../ui/business-profile/answers.ts'
import type { DocumentModel } from '../documents/model.ts'
import type { Fields, TextsOf, ValuesOf } from './fields.ts'

/** Fields under a common heading. */
export interface FieldGroup {
  heading: string
  /** Names of its fields, in order. */
  fields: readonly string[]
  /** Text below the heading. */
  description?: string
  /** Those of its fields that few need, folded under a summary until one is filled or wrong. */
  rare?: { summary: string; fields: readonly string[] }
}

/** A table whose rows are entered, such as the goods of an invoice. */
export interface LinesDefinition<L extends Fields> {
  heading: string
  /** Singular name of a line: `item`. */
  one: string
  /** The field that labels a line for screen readers. */
  name: keyof L & string
  fields: L
  /** @default 1 */
  least?: number
  most: number
  description?: string
}

/** Another template than the one that is open. */
export interface Instead {
  /** Why, with its section. */
  text: string
  link: { label: string; href: string }
}

export interface Texts {
  readonly fields: Readonly<Record<string, string | undefined>>
  readonly lines: readonly Readonly<Record<string, string | undefined>>[]
}

export interface TemplateDefinition<F extends Fields, L extends Fields> {
  /** Name of its folder and last segment of its path. */
  slug: string
  fields: F
  groups: readonly FieldGroup[]
  lines?: LinesDefinition<L>
  sample: { fields: TextsOf<F>; lines?: readonly TextsOf<L>[] }
  /** The available formats. A letter has no spreadsheet. */
  formats: readonly Format[]
  /** Pure. Undefined values become gaps to fill in by hand. */
  make: (values: ValuesOf<F>, lines: readonly ValuesOf<L>[]) => DocumentModel
  /** Problems between fields that are valid separately, by name of field. */
  check?: (values: ValuesOf<F>, lines: readonly ValuesOf<L>[]) => Readonly<Record<string, string | undefined>>
  /** Texts that follow from the kept answers about the business, until others are typed. */
  given?: (answers: BusinessAnswers) => Readonly<Record<string, string>>
  /** Why a business with these answers needs another document, and which. */
  instead?: (answers: BusinessAnswers) => Instead | undefined
  /** What the law may want otherwise, in sentences. The document can be written all the same. */
  warn?: (values: ValuesOf<F>, lines: readonly ValuesOf<L>[]) => readonly string[]
}

/** A file format; also the file extension. */
export type Format = 'docx' | 'xlsx' | 'pdf'

export const formatNames: Record<Format, string> = { docx: 'Word', xlsx: 'Excel', pdf: 'PDF' }

/** A template with any fields. */
export type Template = TemplateDefinition<Fields, Fields>

/** Checks the types of a definition, and returns it without its specific field types. */
export const defineTemplate = <const F extends Fields, const L extends Fields>(
  template: TemplateDefinition<F, L>,
): Template => template as Template
