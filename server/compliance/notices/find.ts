import { notices } from './notices.ts'
import type { Notice } from './notice.ts'

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

/** A form or section without its punctuation: `DRC-01 A`, `drc01a` and `DRC 1A` are one. */
const codeOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/^(?:formgst|form|gst|us|undersection|section|sec|sn|s)(?=[a-z]*\d)/, '')
    .replaceAll(/(?<=[a-z])0+(?=\d)/g, '')

const FILLERS = new Set([
  'notice',
  'form',
  'gst',
  'section',
  'sec',
  'under',
  'u',
  's',
  'of',
  'the',
  'a',
  'i',
  'got',
  'for',
  'in',
  'and',
  'to',
])

const indexed = notices.map((notice) => {
  const { code, section, former = '', name, words } = notice
  return {
    notice,
    codes: code.split(/,\s*/).map(codeOf),
    sections: `${former}; ${section}`.split(/[;,]\s*/).map(codeOf),
    words: wordsOf(`${code} ${name} ${words}`),
  }
})

/**
 * The notices for what was typed or read off the paper, best first: its form or section exactly, then a beginning of it,
 * then those that have every word.
 */
export function findNotices(typed: string): Notice[] {
  const code = codeOf(typed)
  if (code === '') return []
  const asWords = wordsOf(typed)
  const words = asWords.filter((word) => !FILLERS.has(word))
  const scored = indexed.map((each) => {
    const score = each.codes.includes(code)
      ? 4
      : each.sections.includes(code)
        ? 3
        : /\d/.test(code) && [...each.codes, ...each.sections].some((one) => one.startsWith(code))
          ? 2
          : words.length > 0 && words.every((word) => each.words.some((one) => one.startsWith(word)))
            ? 1
            : 0
    return { notice: each.notice, score }
  })
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, another) => another.score - one.score)
    .map(({ notice }) => notice)
}
