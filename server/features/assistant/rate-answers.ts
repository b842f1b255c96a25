/** The rate of GST of goods and services by name, only from the table of the rate finder. */
import { needsConfirmation } from '../../compliance/dated.ts'
import { findHsn, hsnEntries } from '../../compliance/hsn-rates/index.ts'
import type { HsnEntry } from '../../compliance/hsn-rates/index.ts'
import { formatRate } from '../../compliance/money.ts'
import type { DateAnswer } from './calendar-answers.ts'
import { isDevanagari, skeletonOf } from './language/skeleton.ts'
import { isStopWord, normalizeText, rawWordsOf } from './language/words.ts'

const asksForRate = /\b(?:gst|hsn|sac|igst)\b|जीएसटी|एचएसएन/u

/** Words of such a question that name no goods. */
const fillers = new Set(
  (
    'gst igst cgst sgst hsn sac code rate rates tax percent percentage how much many charge charged apply applies applicable slab under which find number ' +
    'kitna kitni kitne lagta lagti lagega lagegi dar kitne pratishat konsa kaunsa kaun sell selling sale bechne bechna goods service services item product ' +
    'जीएसटी एचएसएन कोड दर रेट टैक्स कितना कितनी कितने प्रतिशत लगता लगती लगेगा लगेगी कौन कौनसा सा'
  ).split(' '),
)

const SHOWN_LINES = 4

const SHORTEST_SOUND = 3

/** More words are a question about something else. */
const MOST_WORDS = 3

/** Whether a question is about rates of GST, so that the next one may name other goods alone. */
export const isAboutRates = (question: string): boolean => asksForRate.test(normalizeText(question))

export function answerRates(question: string): DateAnswer | undefined {
  const text = normalizeText(question)
  if (!asksForRate.test(text)) return undefined
  const words = rawWordsOf(question).filter((word) => !isStopWord(word) && !fillers.has(word))
  if (
    words.length === 0 ||
    words.length > MOST_WORDS ||
    words.every((word) => word.length < (isDevanagari(word) ? 2 : 3))
  )
    return undefined
  const found = findAlike(words)
  if (found.length === 0) return undefined
  const lines = found.slice(0, SHOWN_LINES)
  const address = `/tools/hsn-rates#${new URLSearchParams({ what: words.join(' ') }).toString()}`
  return {
    sentences: lines.map((entry) => {
      const { law, section, verifiedOn } = entry.row
      const line = sentenceOf(entry)
      return {
        text: line,
        source: {
          title: 'HSN and SAC rate finder',
          heading: `${law}, ${section}`,
          address,
          kind: 'tool',
          asOf: verifiedOn,
        },
        evidence: line,
      }
    }),
    confirm: lines.some(({ row }) => needsConfirmation(row)),
  }
}

/** The words of the table by their sound, the first of each. */
const bySound = new Map<string, string>()
for (const { name, words } of hsnEntries)
  for (const word of rawWordsOf(`${name} ${words}`)) {
    const sound = skeletonOf(word)
    if (sound.length >= SHORTEST_SOUND && !bySound.has(sound)) bySound.set(sound, word)
  }

/** Lines of the table, by the words themselves or by those that sound alike: “लैपटॉप” and “laptop”. */
function findAlike(words: readonly string[]): HsnEntry[] {
  const found = findHsn(words.join(' '))
  if (found.length > 0) return found
  const alike = words.map((word) => bySound.get(skeletonOf(word)) ?? word)
  return alike.every((word, at) => word === words[at]) ? [] : findHsn(alike.join(' '))
}

function sentenceOf({ kind, code, name, row }: HsnEntry): string {
  const rates = row.value.map(
    ({ rate, when }) => `${rate === 0 ? 'nil' : formatRate(rate)}${when === undefined ? '' : ` ${when}`}`,
  )
  return `${name} (${kind === 'goods' ? 'HSN' : 'SAC'} ${code}): ${rates.join(', ')}${needsConfirmation(row) ? '; confirm before filing' : ''}.`
}
