/** The rate of GST of goods and services by name, only from the table of the rate finder. */
import { needsConfirmation } from '../../compliance/dated.ts'
import { findHsn, hsnEntries } from '../../compliance/hsn-rates/index.ts'
import type { HsnEntry } from '../../compliance/hsn-rates/index.ts'
import { formatRate } from '../../compliance/money.ts'
import type { DateAnswer } from './calendar-answers.ts'
import { foldOf } from './language/fold.ts'
import { isDevanagari, skeletonOf } from './language/skeleton.ts'
import { isStopWord, normalizeText, rawWordsOf, stemOf } from './language/words.ts'

const asksForRate = /\b(?:gst|hsn|sac|igst)\b|जीएसटी|एचएसएन/u

/** Words of such a question that name no goods. */
const fillers = new Set(
  (
    'packet packets parlour parlor store outlet membership item abhi naya nayi pair jodi counter bhaiya bhai percentage percent costing costs priced worth each single mrp wala planning plan deal dealing dealer start starting trade trading business costs cost night raat shop dukan bill invoice day roz price family people otherwise credit input without above unit piece fee fees fees class kind type दुकान बिल कीमत रोज फीस ' +
    'gst igst cgst sgst hsn sac code rate rates tax percent percentage how much many charge charged apply applies applicable slab under which find number ' +
    'kitna kitni kitne lagta lagti lagega lagegi dar kitne pratishat konsa kaunsa kaun sell selling sale bechne bechna goods service services item product ' +
    'जीएसटी एचएसएन कोड दर रेट टैक्स कितना कितनी कितने प्रतिशत लगता लगती लगेगा लगेगी कौन कौनसा सा'
  ).split(' '),
)

const gst = '(?:gst|igst|hsn|sac|जीएसटी|एचएसएन)'
const howMuch =
  '(?:kitn[aie]|rates?|dar|percent|pratishat|how much|which|what|k(?:aun|on) ?s[aie]|codes?|add(?!\\p{L})|charge|any(?!\\p{L})|lag(?:ta|ti|ega|egi)|कितन|दर|रेट|प्रतिशत|कौन सी|कौन सा|कोड|लगत|लगेग)'
/** A rate is what is asked for, whatever else is said: its words stand next to those of the tax. */
const asksHowMuch = new RegExp(
  `${gst}(?:\\s+\\S+){0,2}\\s+${howMuch}|${howMuch}\\S*\\s+(?:\\S+\\s+){0,2}${gst}`,
  'u',
)

/** What is asked about GST besides the rate of a thing. */
const asksForMore =
  /\bdo (?:i|we) need|needed|requir|compulsory|mandatory|z?aru+ri\b|cancel|\bclose\b|band (?:kar|ho)|surrender|regist|papers?\b|documents?\b|kaga[zj]|कागज|दस्तावेज|apply for|panji|audit|ऑडिट|penal|\b(?:drc|adt|asmt|reg|mov|cmp|pmt|rfd|gstr)-?\s?\d|limit|threshold|turnover|bikri|seema|compos|late|delay|fee\b|fees\b|penalt|interest|byaj|return|file|filing|due|date|refund|credit|\bitc\b|notice|mistake|wrong|galat|galti|गलत|गलती|number|invoice number|e-?way|place of supply|state|abroad|foreign|export|import|videsh|reverse|रजिस्ट|पंजी|सीमा|टर्नओवर|बिक्री|कंपो|लेट|देर|जुर्माना|ब्याज|रिटर्न|भर|तारीख|रिफंड|क्रेडिट|नोटिस|नंबर|राज्य|विदेश|निर्यात|आयात|\d{3,}.*(?:total|kul|कुल)/u

/** Jobs, papers, invoices as a form and the firm’s own fees: their words name no goods. */
const isAboutWork =
  /vacanc|\bjobs?\b|naukri|\bhir(?:e|ing)\b|associate|fresher|experience|papers?\b|documents?\b|kaga[zj]at|hand over|format|template|(?:your|aapki|aap ki) fees?|नौकरी|दस्तावेज|कागजात|फॉर्मेट|आपकी फीस/u

/** A number, its unit, and what there is one of; a code is asked for with its name. */
const isPrice =
  /^(?:\d+|rs|rupees?|rupaye|rupay|lakhs?|hazar|hajar|thousand|pair|piece|pcs|रुपये|रुपए|हजार|जोड़ी)$/u

const SHOWN_LINES = 4

/** Of a few words that do not ask for a rate, so many are in the name of the goods. */
const SHARE_OF_NAME = 0.6

/** The same, if a rate is asked for. */
const LEAST_SHARE_ASKED = 0.2

const SHORTEST_SOUND = 3

/** More words are a question about something else. */
const MOST_WORDS = 3

/** Whether a question is about rates of GST, so that the next one may name other goods alone. */
export const isAboutRates = (question: string): boolean => asksForRate.test(normalizeText(question))

export function answerRates(question: string): DateAnswer | undefined {
  const text = normalizeText(question)
  if (!asksForRate.test(text) || isAboutWork.test(text)) return undefined
  const all = rawWordsOf(question).filter((word) => !isStopWord(word) && !fillers.has(word))
  // “Shoes at Rs 3200 a pair”: the condition of the line has the price.
  const withoutPrices = all.filter((word) => !isPrice.test(word))
  const words = withoutPrices.length > 0 ? withoutPrices : all
  const isNamed =
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    words.some((word) => word.length >= (isDevanagari(word) ? 2 : 3))
  const named = isNamed ? findAlike(words) : []
  const isAsked = asksHowMuch.test(text)
  const mayBeGoods = (isNamed || isAsked) && !asksForMore.test(text)
  const found =
    named.length > 0 || !mayBeGoods ? named : findGoods(words, isAsked ? LEAST_SHARE_ASKED : SHARE_OF_NAME)
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
  // The finder looks for beginnings, as it is typed into: “car” is no “carbonated”.
  const whole = found.filter((entry) => {
    const own = new Set(rawWordsOf(`${entry.name} ${entry.words}`).flatMap((word) => [word, stemOf(word)]))
    return words.every((word) => own.has(word) || own.has(stemOf(word)))
  })
  if (whole.length > 0) return whole
  if (found.length > 0) return found
  // English words have the same consonants by accident: “stall” and “steel”.
  const alike = words.map((word) => {
    const other = bySound.get(skeletonOf(word))
    return other !== undefined && (isDevanagari(word) || foldOf(other) === foldOf(word)) ? other : word
  })
  return alike.every((word, at) => word === words[at]) ? [] : findHsn(alike.join(' '))
}

/** A noun without its endings, by sound: “छाते” is “छाता”, “bags” is “bag”. */
const keyOf = (word: string) => foldOf(stemOf(word)).replace(/(?:iy?an|iy?on|on|en|[aeio])$/, '')

const SHORTEST_KEY = 3

const linesByKey = new Map<string, Set<HsnEntry>>()
for (const entry of hsnEntries)
  for (const word of rawWordsOf(
    [entry.name, entry.words, ...entry.row.value.map(({ when = '' }) => when)].join(' '),
  )) {
    const key = keyOf(word)
    if (isStopWord(word) || fillers.has(word) || /\d/.test(key) || key.length < SHORTEST_KEY) continue
    const lines = linesByKey.get(key)
    if (lines) lines.add(entry)
    else linesByKey.set(key, new Set([entry]))
  }

/** The lines with most of a longer question’s words, of which a rare one says more; the others name no goods. */
function findGoods(words: readonly string[], leastShare: number): HsnEntry[] {
  const worth = new Map<HsnEntry, number>()
  const met = new Map<HsnEntry, number>()
  const keys = words.map((word) => {
    const key = keyOf(word)
    // English words have the same consonants by accident: “place” and “pulse”.
    return linesByKey.has(key) || !isDevanagari(word) ? key : keyOf(bySound.get(skeletonOf(word)) ?? word)
  })
  for (const key of new Set(keys)) {
    const lines = [...(linesByKey.get(key) ?? [])]
    for (const line of lines) {
      worth.set(line, (worth.get(line) ?? 0) + 1 / Math.sqrt(lines.length))
      met.set(line, (met.get(line) ?? 0) + 1)
    }
  }
  const best = Math.max(0, ...worth.values())
  return [...worth]
    .filter(([line, each]) => each >= best * 0.9 && met.get(line)! >= words.length * leastShare)
    .toSorted(([, one], [, other]) => other - one)
    .map(([line]) => line)
}

function sentenceOf({ kind, code, name, row }: HsnEntry): string {
  const rates = row.value.map(
    ({ rate, when }) => `${rate === 0 ? 'nil' : formatRate(rate)}${when === undefined ? '' : ` ${when}`}`,
  )
  return `${name} (${kind === 'goods' ? 'HSN' : 'SAC'} ${code}): ${rates.join(', ')}${needsConfirmation(row) ? '; confirm before filing' : ''}.`
}
