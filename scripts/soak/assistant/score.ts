/** Scores answers of the assistant against questions with known answers and sources. */
import type { AssistantAnswer } from '@anupalan/server/contract/assistant/schema'

export interface KnownQuestion {
  readonly question: string
  readonly language: string
  /** Where the answer stands; several if pages repeat each other. */
  readonly expected: Sources & {
    /** What the answer must state, in any order; letter case does not matter. Alternatives: `6 years|six years`. */
    readonly mustContain: readonly string[]
  }
}

/** Paths, with the id of the section: `/resources/hra-and-rent#the-three-limits`. */
type Sources = { readonly address: string } | { readonly addresses: readonly string[] }

export const addressesOf = (expected: Sources): readonly string[] =>
  'addresses' in expected ? expected.addresses : [expected.address]

export interface Score {
  readonly question: string
  readonly language: string
  /** Whether the page is among the first three sources. */
  readonly hasSource: boolean
  /** Whether the very section is. */
  readonly hasSection: boolean
  readonly hasAnswer: boolean
  readonly answer: AssistantAnswer
}

const pathOf = (address: string) => address.split('#', 1)[0]!

export const textOf = (answer: AssistantAnswer): string =>
  answer.kind === 'answer' ? answer.sentences.map(({ text }) => text).join('\n') : answer.text

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ')

export function score({ question, language, expected }: KnownQuestion, answer: AssistantAnswer): Score {
  const sources = answer.kind === 'question' ? [] : answer.sources.slice(0, 3)
  const text = plain(textOf(answer))
  const wanted = addressesOf(expected)
  return {
    question,
    language,
    hasSource: sources.some(({ address }) => wanted.some((each) => pathOf(address) === pathOf(each))),
    hasSection: sources.some(({ address }) =>
      wanted.some(
        (each) => address === each || (address.startsWith(`${pathOf(each)}#`) && address.includes('=')),
      ),
    ),
    hasAnswer:
      answer.kind === 'answer' &&
      expected.mustContain.every((part) => part.split('|').some((each) => text.includes(plain(each)))),
    answer,
  }
}

export const share = (scores: readonly Score[], of: 'hasSource' | 'hasSection' | 'hasAnswer'): string =>
  `${((100 * scores.filter((each) => each[of]).length) / Math.max(1, scores.length)).toFixed(1)} %`
