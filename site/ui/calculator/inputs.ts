/** The answers of a tool: as texts of its fields, as a URL fragment, and the outcome of the calculation. */
import { outcomeOf } from '@anupalan/server/compliance/input'
import { toolWords } from '../../pages/tools/frame/words.ts'
import type { Kind } from './kinds.ts'

/** The fields of a tool, by name. */
export type Fields = Readonly<Record<string, Kind<unknown>>>

/** The text of each field. */
export type TextsOf<F extends Fields> = { readonly [Name in keyof F]: string }

/** The parsed value of each field. */
export type ValuesOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Kind<infer Value> ? Value : never
}

/** A tool: its fields and its calculation. */
export interface Tool<F extends Fields, Result> {
  readonly fields: F
  /**
   * Pure.
   * @throws InputError with messages by field
   * @throws NoTableError for a period without tables
   */
  readonly calculate: (values: ValuesOf<F>) => Result
}

/** Infers the types of a tool. */
export const defineTool = <F extends Fields, Result>(tool: Tool<F, Result>): Tool<F, Result> => tool

/** A result, a message for each field to correct, or the reason why there is no result. */
export type Outcome<Result> =
  | { readonly kind: 'value'; readonly value: Result }
  | { readonly kind: 'input'; readonly problems: Readonly<Record<string, string>> }
  | { readonly kind: 'none'; readonly message: string }

const namesOf = <F extends Fields>(fields: F): (keyof F & string)[] => Object.keys(fields)

/** The example that every tool opens with. */
export function exampleOf<F extends Fields>(fields: F): TextsOf<F> {
  return Object.fromEntries(namesOf(fields).map((name) => [name, fields[name]!.initial])) as TextsOf<F>
}

/** The fields without the example; choices keep their first answer. */
export function emptyOf<F extends Fields>(fields: F): TextsOf<F> {
  return Object.fromEntries(namesOf(fields).map((name) => [name, fields[name]!.empty])) as TextsOf<F>
}

const isInitial = ({ initial, toAddress }: Kind<unknown>, text: string) =>
  text === initial || toAddress(text) === toAddress(initial)

/** The fields whose figures are the example. None if its answers are choices only. */
const exampleFigures = <F extends Fields>(fields: F) =>
  namesOf(fields).filter((name) => fields[name]!.isFigure && fields[name]!.initial !== '')

/** Whether the figures are the example’s; if it has none, whether all answers are. */
export function isExample<F extends Fields>(fields: F, texts: TextsOf<F>): boolean {
  const figures = namesOf(fields).filter((name) => fields[name]!.isFigure)
  const names = exampleFigures(fields).length > 0 ? figures : namesOf(fields)
  return names.every((name) => isInitial(fields[name]!, texts[name]))
}

/** The texts without the figures of the example, which go with the visitor’s first one: the two are never mixed. */
export function withoutFigures<F extends Fields>(fields: F, texts: TextsOf<F>): TextsOf<F> {
  return { ...texts, ...Object.fromEntries(exampleFigures(fields).map((name) => [name, ''])) }
}

/** Whether there is no figure of the visitor or of the example, so that a result would be of nothing. */
export function isBlank<F extends Fields>(fields: F, texts: TextsOf<F>): boolean {
  const figures = exampleFigures(fields)
  return figures.length > 0 && figures.every((name) => texts[name].trim() === '')
}

/** Parses the texts of all fields and calculates. */
export function evaluate<F extends Fields, Result>(
  tool: Tool<F, Result>,
  texts: TextsOf<F>,
): Outcome<Result> {
  const reads = namesOf(tool.fields).map((name) => [name, tool.fields[name]!.read(texts[name])] as const)
  const problems = reads.flatMap(([name, read]) => (read.ok ? [] : [[name, read.problem.message] as const]))
  if (problems.length > 0) return { kind: 'input', problems: Object.fromEntries(problems) }
  const values = Object.fromEntries(reads.map(([name, read]) => [name, read.ok && read.value]))
  try {
    const outcome = outcomeOf(() => tool.calculate(values as ValuesOf<F>))
    if (outcome.kind === 'value') return outcome
    if (outcome.kind === 'no-table') return { kind: 'none', message: outcome.message }
    const refused = Object.entries(outcome.fields).map(([name, { message }]) => [name, message] as const)
    return { kind: 'input', problems: Object.fromEntries(refused) }
  } catch (error) {
    // Each input is within its bounds, but the result is not a safe integer.
    if (error instanceof RangeError) return { kind: 'none', message: toolWords.tooLarge }
    throw error
  }
}

/** Longest text of a field, in characters; more than any field needs. */
const MAX_LENGTH = 200

/**
 * The answers as a URL fragment, without `#`. Fragments are not sent to the server: what is typed stays in the browser,
 * also on a reload or when the link is opened.
 */
export function writeAddress<F extends Fields>(fields: F, texts: TextsOf<F>): string {
  const written = namesOf(fields)
    .map((name) => [name, fields[name]!.toAddress(texts[name]).slice(0, MAX_LENGTH)] as const)
    .filter(([name, text]) => text !== '' || fields[name]!.empty !== '')
  return new URLSearchParams(written.map(([name, text]) => [name, text])).toString()
}

/**
 * Reads the answers of a fragment. Missing fields are empty, so that no figure of the example is added to them.
 * @param fragment with or without its `#`
 * @returns undefined if it contains none, such as the id of a heading
 */
export function readAddress<F extends Fields>(fields: F, fragment: string): TextsOf<F> | undefined {
  const written = new URLSearchParams(fragment.replace(/^#/, ''))
  const names = namesOf(fields).filter((name) => fragment.includes('=') && written.has(name))
  if (names.length === 0) return undefined
  const texts = names.map((name) => [
    name,
    fields[name]!.fromAddress(written.get(name)!.slice(0, MAX_LENGTH)) ?? fields[name]!.empty,
  ])
  return { ...emptyOf(fields), ...(Object.fromEntries(texts) as Partial<TextsOf<F>>) }
}
