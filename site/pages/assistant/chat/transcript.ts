/** Answers as plain text: to be announced, copied, and passed to a person. */
import type {
  Answered,
  AnswerSentence,
  AnswerSource,
  AssistantAnswer,
} from '@anupalan/server/contract/assistant/schema'
import { chat, handOver as words } from '../words.ts'
import type { Exchange, Outcome } from './exchange.ts'

export const sourceName = ({ title, heading }: AnswerSource): string =>
  heading === '' || heading === title ? title : `${title}: ${heading}`

/** An answer of more sentences begins with those of the best source, and has the others folded. */
const SHORT_ANSWER = 6

export function inTwoParts({ sentences }: Pick<Answered, 'sentences'>): {
  first: readonly AnswerSentence[]
  more: readonly AnswerSentence[]
} {
  const [best] = sentences
  if (!best || sentences.length <= SHORT_ANSWER) return { first: sentences, more: [] }
  const isOfBest = ({ sources }: AnswerSentence) => sources.some((at) => best.sources.includes(at))
  return { first: sentences.filter(isOfBest), more: sentences.filter((each) => !isOfBest(each)) }
}

/** What an outcome says at first sight, without its sources and working. */
export function textOf(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'pending':
      return ''
    case 'stopped':
      return chat.stopped
    case 'failed':
      return chat.failures[outcome.failure]
    case 'answer':
      return inTwoParts(outcome)
        .first.map(({ text }) => text)
        .join(' ')
    case 'question':
      return [outcome.text, ...outcome.options.map(({ label }) => `${label}.`)].join(' ')
    case 'decline':
      return outcome.text
  }
}

/** An answer with its working and the URLs of its sources. */
export function copyOf(answer: AssistantAnswer, origin: string): string {
  if (answer.kind !== 'answer') return textOf(answer)
  const { sentences, sources, working, confirm } = answer
  return [
    ...sentences.map(({ text, sources: cited }) => `${text} ${cited.map((at) => `[${at + 1}]`).join('')}`),
    ...(confirm ? [chat.confirm] : []),
    ...(working
      ? ['', working.caption, ...working.lines.map(({ label, amount }) => `${label}: ${amount}`)]
      : []),
    '',
    `${words.sources}:`,
    ...sources.map((source, at) => `[${at + 1}] ${sourceName(source)}, ${origin}${source.address}`),
  ].join('\n')
}

/**
 * The chat as a message to a person, the newest questions if it would be too long. Answers of an account are in it only
 * as questions: our people have the account.
 *
 * @param limit in characters
 */
export function conversationOf(exchanges: readonly Exchange[], limit: number): string {
  const parts = exchanges.map(({ question, outcome }) => {
    const isAnswer = outcome.kind === 'answer' || outcome.kind === 'question' || outcome.kind === 'decline'
    const sources = outcome.kind === 'answer' ? outcome.sources.filter(({ kind }) => kind !== 'account') : []
    const isOwn = outcome.kind === 'answer' && sources.length < outcome.sources.length
    return [
      `${words.question}: ${question}`,
      `${words.answer}: ${isAnswer && !isOwn ? textOf(outcome) : words.none}`,
      ...(sources.length > 0
        ? [`${words.sources}: ${sources.map(({ address }) => address).join(', ')}`]
        : []),
    ].join('\n')
  })
  const join = (from: number) => [words.opening, ...parts.slice(from)].join('\n\n')
  let from = 0
  while (from < parts.length - 1 && join(from).length > limit) from += 1
  return shortened(join(from), limit)
}

/** At most so many characters. */
export const shortened = (text: string, limit: number): string => {
  const characters = [...text]
  return characters.length <= limit
    ? text
    : characters.slice(0, limit - words.shortened.length).join('') + words.shortened
}
