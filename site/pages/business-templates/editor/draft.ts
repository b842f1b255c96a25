/** Reducer of a template form: texts, ordered lines, touched fields. Pure. */
import { problemsOf, readFields, type Fields } from '../definitions/fields.ts'
import type { Template, Texts } from '../definitions/template.ts'
import type { DocumentModel } from '../documents/model.ts'
import { draftValues } from './draft-values.ts'

export interface Line {
  /** Stable when the line moves. */
  readonly id: number
  readonly texts: Readonly<Record<string, string | undefined>>
}

export interface Draft {
  readonly fields: Readonly<Record<string, string | undefined>>
  readonly lines: readonly Line[]
  readonly nextId: number
  /** Names of fields that were blurred; `3.price` for a field of the line with id 3. */
  readonly touched: ReadonlySet<string>
  /** Whether a download was attempted, after which every problem is shown. */
  readonly isSubmitted: boolean
}

export type DraftAction =
  | { type: 'entered'; name: string; text: string }
  | { type: 'enteredLine'; id: number; name: string; text: string }
  | { type: 'blurred'; name: string }
  | { type: 'added' }
  | { type: 'removed'; id: number }
  | { type: 'moved'; id: number; by: -1 | 1 }
  | { type: 'submitted' }
  | { type: 'replaced'; texts: Texts }

const leastLines = ({ lines }: Template) => (lines ? (lines.least ?? 1) : 0)

/** A draft with these texts, and an empty line if the template needs lines and the texts have none. */
export function draftOf(template: Template, texts: Texts = { fields: {}, lines: [] }): Draft {
  const lines = template.lines ? texts.lines.slice(0, template.lines.most) : []
  const missing = Math.max(0, leastLines(template) - lines.length)
  const all = [...lines, ...Array.from({ length: missing }, () => ({}))]
  return {
    fields: texts.fields,
    lines: all.map((each, id) => ({ id, texts: each })),
    nextId: all.length,
    touched: new Set(),
    isSubmitted: false,
  }
}

export function changeDraft(template: Template, draft: Draft, action: DraftAction): Draft {
  const { fields, lines, nextId, touched } = draft
  switch (action.type) {
    case 'entered':
      return { ...draft, fields: { ...fields, [action.name]: action.text } }
    case 'enteredLine':
      return {
        ...draft,
        lines: lines.map((line) =>
          line.id === action.id ? { ...line, texts: { ...line.texts, [action.name]: action.text } } : line,
        ),
      }
    case 'blurred':
      return touched.has(action.name) ? draft : { ...draft, touched: new Set([...touched, action.name]) }
    case 'added':
      return lines.length >= (template.lines?.most ?? 0)
        ? draft
        : { ...draft, lines: [...lines, { id: nextId, texts: {} }], nextId: nextId + 1 }
    case 'removed': {
      const rest = lines.filter(({ id }) => id !== action.id)
      return rest.length < leastLines(template)
        ? { ...draft, lines: [...rest, { id: nextId, texts: {} }], nextId: nextId + 1 }
        : { ...draft, lines: rest }
    }
    case 'moved': {
      const at = lines.findIndex(({ id }) => id === action.id)
      const to = at + action.by
      if (at === -1 || to < 0 || to >= lines.length) return draft
      return { ...draft, lines: lines.with(at, lines[to]!).with(to, lines[at]!) }
    }
    case 'submitted':
      return { ...draft, isSubmitted: true }
    case 'replaced':
      return draftOf(template, action.texts)
  }
}

/** The texts of a draft, for storage. */
export const textsOf = ({ fields, lines }: Draft): Texts => ({
  fields,
  lines: lines.map(({ texts }) => texts),
})

/** Whether all texts are empty. */
export const isEmpty = ({ fields, lines }: Draft): boolean =>
  [fields, ...lines.map(({ texts }) => texts)].every((texts) => Object.values(texts).every((text) => !text))

const lineFields = (template: Template): Fields => template.lines?.fields ?? {}

const TOO_LARGE = 'This is too large to calculate with.'

/** Every problem by field name; `3.price` for a field of the line with id 3. */
export function draftProblems(template: Template, draft: Draft): Record<string, string> {
  const own = problemsOf(template.fields, draft.fields)
  const ofLines = draft.lines.flatMap(({ id, texts }) =>
    Object.entries(problemsOf(lineFields(template), texts)).map(
      ([name, problem]) => [`${id}.${name}`, problem] as const,
    ),
  )
  const { values, lines, tooLarge } = draftValues(template, draft)
  const checked = Object.entries(template.check?.(values, lines) ?? {}).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const large = [...tooLarge].map((name) => [name, TOO_LARGE] as const)
  return {
    ...Object.fromEntries(checked),
    ...own,
    ...Object.fromEntries(ofLines),
    ...Object.fromEntries(large),
  }
}

/** The warnings about a draft, in sentences; none of them prevents its document. */
export function draftWarnings(template: Template, draft: Draft): readonly string[] {
  const { values, lines } = draftValues(template, draft)
  return template.warn?.(values, lines) ?? []
}

/** The document of a draft; invalid fields are left blank. */
export function draftDocument(template: Template, draft: Draft): DocumentModel {
  const { values, lines } = draftValues(template, draft)
  return template.make(values, lines)
}

/** The document to fill in by hand. */
export const blankDocument = (template: Template): DocumentModel =>
  template.make(readFields(template.fields, {}), [])
