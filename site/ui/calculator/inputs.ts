/** The answers of a tool: as they stand in its fields, as its address holds them, and what they come to. */
import { outcomeOf } from '@anupalan/server/compliance/input'
import { toolWords } from '../../pages/tools/frame/words.ts'
import type { Kind } from './kinds.ts'

/** The questions of a tool, by the name of their field. */
export type Fields = Readonly<Record<string, Kind<unknown>>>

/** What stands in each field. */
export type TextsOf<F extends Fields> = { readonly [Name in keyof F]: string }

/** What the texts say. */
export type ValuesOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Kind<infer Value> ? Value : never
}

/** What a tool asks, and what it makes of the answers. */
export interface Tool<F extends Fields, Result> {
  readonly fields: F
  /**
   * Pure.
   * @throws InputError naming fields
   * @throws NoTableError for a time without tables
   */
  readonly calculate: (values: ValuesOf<F>) => Result
}

/** Gives a tool its types. */
export const defineTool = <F extends Fields, Result>(tool: Tool<F, Result>): Tool<F, Result> => tool

/** What the texts come to: a result, fields to correct with a sentence for each, or why there is no result. */
export type Worked<Result> =
  | { readonly kind: 'value'; readonly value: Result }
  | { readonly kind: 'input'; readonly problems: Readonly<Record<string, string>> }
  | { readonly kind: 'none'; readonly message: string }

const namesOf = <F extends Fields>(fields: F): (keyof F & string)[] => Object.keys(fields)

/** The example that every tool opens with. */
export function exampleOf<F extends Fields>(fields: F): TextsOf<F> {
  return Object.fromEntries(namesOf(fields).map((name) => [name, fields[name]!.initial])) as TextsOf<F>
}

/** What the texts of all fields come to. */
export function work<F extends Fields, Result>(tool: Tool<F, Result>, texts: TextsOf<F>): Worked<Result> {
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
    // Each figure is within its bounds, and what they come to together is beyond what can be held exactly.
    if (error instanceof RangeError) return { kind: 'none', message: toolWords.tooLarge }
    throw error
  }
}

/** More than any field is meant to hold. */
const MAX_LENGTH = 200

/**
 * The fragment that holds the answers, without its `#`. A fragment is never sent: what is typed stays in the browser,
 * also when the page is loaded again or its link is opened.
 */
export function writeAddress<F extends Fields>(fields: F, texts: TextsOf<F>): string {
  const written = namesOf(fields)
    .map((name) => [name, fields[name]!.toAddress(texts[name]).slice(0, MAX_LENGTH)] as const)
    .filter(([name, text]) => text !== '' || fields[name]!.initial !== '')
  return new URLSearchParams(written.map(([name, text]) => [name, text])).toString()
}

/**
 * The answers that a fragment holds; what it does not name is as in the example.
 * @param fragment with or without its `#`
 * @returns undefined where it holds none, such as the name of a place on the page
 */
export function readAddress<F extends Fields>(fields: F, fragment: string): TextsOf<F> | undefined {
  const written = new URLSearchParams(fragment.replace(/^#/, ''))
  const names = namesOf(fields).filter((name) => fragment.includes('=') && written.has(name))
  if (names.length === 0) return undefined
  const known = names.map((name) => [
    name,
    fields[name]!.fromAddress(written.get(name)!.slice(0, MAX_LENGTH)) ?? fields[name]!.initial,
  ])
  return { ...exampleOf(fields), ...(Object.fromEntries(known) as Partial<TextsOf<F>>) }
}
