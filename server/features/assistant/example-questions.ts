/**
 * Sections whose example questions are worded like a question: its nearest neighbours by cosine over words, of which a
 * rare one weighs more. Who tells a case shares few words with the rule that settles it, and many with others who told
 * such a case.
 */
import { setImmediate } from 'node:timers/promises'
import type { Section } from '@anupalan/server/contract/site/sections'

/** So many of the most similar examples are counted. */
const NEIGHBOURS = 20

/** One near example counts more than several that share little. */
const POWER = 4

/** From this cosine on the order of sections by their examples counts in full. */
const FULL = 0.3

/** What the section with the most similar examples gains, as a share of the relevance of the best one by words. */
const GAIN = 1

/** A section with so much of what the nearest one has, and an example at least so near, is about the question. */
const [ALIKE_SHARE, ALIKE_COSINE] = [0.5, 0.2]

export interface Likeness {
  /** Of its examples together, relative to the section that has most; 0 to 1. */
  readonly share: number
  /** Cosine of its nearest example; 0 to 1. */
  readonly nearest: number
  /** Whether its examples say that it is about the question. */
  readonly isAlike: boolean
}

export const unlike: Likeness = { share: 0, nearest: 0, isAlike: false }

/** What examples add to the relevance of a section, as a share of that of the best one by words. */
export const gainOf = ({ share, nearest }: Likeness): number =>
  GAIN * Math.min(1, nearest / FULL) ** 2 * share

export interface ExampleQuestions {
  /** The sections with similar examples, by their index, the most similar first. */
  like(words: Iterable<string>): ReadonlyMap<number, Likeness>
}

export interface Example {
  readonly words: readonly string[]
  /** Index of the section that settles it. */
  readonly section: number
}

/** Reads the examples of all sections. The event loop turns after each section: a site has thousands of examples. */
export async function readExamples(
  sections: readonly Pick<Section, 'questions'>[],
  wordsOf: (question: string) => readonly string[],
): Promise<Example[]> {
  const examples: Example[] = []
  for (const [section, { questions = [] }] of sections.entries()) {
    for (const question of questions) examples.push({ section, words: wordsOf(question) })
    await setImmediate()
  }
  return examples
}

export function createExampleQuestions(examples: readonly Example[]): ExampleQuestions {
  const having = new Map<string, number[]>()
  const wordSets = examples.map(({ words }) => new Set(words))
  wordSets.forEach((words, at) => {
    for (const word of words) {
      const list = having.get(word)
      if (list) list.push(at)
      else having.set(word, [at])
    }
  })
  const postings = new Map(
    [...having].map(([word, list]) => [
      word,
      { weight: Math.log(1 + examples.length / (1 + list.length)) ** 2, list: Uint16Array.from(list) },
    ]),
  )
  // A word that no example has says that the question may be about something else.
  const weightOfUnknown = Math.log(1 + examples.length) ** 2
  const lengthOf = (words: ReadonlySet<string>) => {
    let sum = 0
    for (const word of words) sum += postings.get(word)?.weight ?? weightOfUnknown
    return Math.sqrt(sum)
  }
  const lengths = Float64Array.from(wordSets, lengthOf)

  return {
    like(given) {
      const words = new Set(given)
      const products = new Float64Array(examples.length)
      for (const word of words) {
        const posting = postings.get(word)
        if (posting) for (const at of posting.list) products[at]! += posting.weight
      }
      const length = lengthOf(words)
      const nearest: { at: number; cosine: number }[] = []
      products.forEach((product, at) => {
        if (product === 0) return
        const cosine = product / (length * lengths[at]!)
        if (nearest.length === NEIGHBOURS && cosine <= nearest.at(-1)!.cosine) return
        let place = nearest.length
        while (place > 0 && nearest[place - 1]!.cosine < cosine) place -= 1
        nearest.splice(place, 0, { at, cosine })
        if (nearest.length > NEIGHBOURS) nearest.pop()
      })
      const bySection = new Map<number, { sum: number; nearest: number }>()
      for (const { at, cosine } of nearest) {
        const { section } = examples[at]!
        const known = bySection.get(section)
        if (known) known.sum += cosine ** POWER
        else bySection.set(section, { sum: cosine ** POWER, nearest: cosine })
      }
      const sorted = [...bySection].toSorted(([, one], [, other]) => other.sum - one.sum)
      const most = sorted[0]?.[1].sum ?? 1
      return new Map(
        sorted.map(([section, each]) => [
          section,
          {
            share: each.sum / most,
            nearest: each.nearest,
            isAlike: each.sum >= ALIKE_SHARE * most && each.nearest > ALIKE_COSINE,
          },
        ]),
      )
    },
  }
}
