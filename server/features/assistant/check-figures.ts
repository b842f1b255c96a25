/**
 * The last check of an answer: every figure and every date of a sentence must be in what it cites: the text of the
 * section, the calculator's result, or the calendar.
 */

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const dates = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${months})\\b(?:,? (\\d{4}))?|\\b(${months}) (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4}))?`,
  'gi',
)
const figures = /\d(?:[\d,]*\d)?(?:\.\d+)?/g

/** Numbers in words that change what a sentence states. “One” and “two” are also grammar. */
const spelled =
  /\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|lakh|crore|million|billion|half|double|twice|thrice|nil|zero|percent|per cent)\b/gi

const plain = (figure: string) =>
  figure
    .replaceAll(',', '')
    .replace(/^0+(?=\d)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')

/** Latin digits, so that a figure in Devanagari is checked too. */
const latin = (text: string) =>
  text.normalize('NFKC').replaceAll(/(?!\d)\p{Nd}/gu, (digit) => String(digitOf(digit)))

/** Decimal digits are in runs of ten, each beginning with its zero (Unicode, section 4.6). */
function digitOf(digit: string): number {
  let code = digit.codePointAt(0)!
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code -= 1
    value += 1
  }
  return value
}

export function figuresOf(text: string): Set<string> {
  return new Set(Array.from(latin(text).matchAll(figures), ([figure]) => plain(figure)))
}

function datesOf(text: string): { key: string; year: string | undefined }[] {
  return [...latin(text).matchAll(dates)].map(([, day, month, year, otherMonth, otherDay, otherYear]) => ({
    key: `${Number(day ?? otherDay)} ${(month ?? otherMonth)!.toLowerCase()}`,
    year: year ?? otherYear,
  }))
}

const wordsOf = (text: string) => new Set(Array.from(text.toLowerCase().matchAll(spelled), ([word]) => word))

/** @param evidence everything that the sentence may state figures of */
export const isSupported = (sentence: string, evidence: string): boolean => supportOf(evidence)(sentence)

/** The same check for several sentences of one evidence, which is read once. */
export function supportOf(evidence: string): (sentence: string) => boolean {
  const known = figuresOf(evidence)
  const knownDates = datesOf(evidence)
  const knownWords = wordsOf(evidence)
  const isKnown = ({ key, year }: { key: string; year: string | undefined }) =>
    knownDates.some(
      (date) => date.key === key && (year === undefined || date.year === undefined || date.year === year),
    )
  return (sentence) =>
    [...figuresOf(sentence)].every((figure) => known.has(figure)) &&
    datesOf(sentence).every(isKnown) &&
    [...wordsOf(sentence)].every((word) => knownWords.has(word))
}
