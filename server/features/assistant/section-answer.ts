/** Answers in the site's own sentences: those of the best sections that have the most of the question's words. */
import type { AnswerSource } from '@anupalan/server/contract/assistant/schema'
import { sectionAddress } from '@anupalan/server/contract/site/sections'
import type { Section } from '@anupalan/server/contract/site/sections'
import { parseIsoDate } from '../../compliance/ist.ts'
import type { Query } from './language/query.ts'
import { termsOf } from './language/words.ts'
import { asksFirm, asksPrice, feeParts, hasSubject } from './section-index.ts'
import type { FoundSection, SectionIndex } from './section-index.ts'

export interface QuotedSentence {
  readonly text: string
  readonly section: Section
}

/** Sections that are quoted, and sentences of each. */
const MAX_SECTIONS = 4
const MAX_SENTENCES = { first: 8, other: 2 } as const
const MAX_ROWS = 8

/** So much of a question’s words, and such a relevance, say that a section answers it; one makes up for the other. */
const covers: readonly (readonly [coverage: number, score: number])[] = [
  [0.5, 20],
  [0.45, 45],
  [0.35, 80],
]

/** The same for a question that names what the site is about, such as gratuity: it is about nothing else. */
const coversSubject: typeof covers = [...covers, [0.33, 40]]

/** A question to the firm about itself, met by a page about the firm. */
const coversFirm: typeof covers = [...covers, [0.36, 22]]
/** What the firm charges is asked with much of the own case around it. */
const coversFee: typeof covers = [...coversFirm, [0.25, 20]]
const aboutFirm =
  /^\/(?:$|pricing|schedule-meeting|careers|terms-of-service|cookie-policy|privacy-policy|compliance-disclosure|virtual-assistant-info|services\/)/

/** Of a question with one word that says something. */
const LEAST_SCORE_OF_ONE = 5

/** The least share for a section to be quoted beside the best. */
const MIN_COVERAGE = 0.4

/** An example so near says the same, however few words the section shares. */
export const NEAR_EXAMPLE = 0.5

/** Whether the best section found answers a question. */
export const isCovered = ({ section, coverage, score, nearest }: FoundSection, query: Query): boolean =>
  nearest >= NEAR_EXAMPLE ||
  (hasSubject(query)
    ? coversSubject
    : asksFirm.test(query.text) && aboutFirm.test(section.path)
      ? asksPrice.test(query.text) && feeParts.test(sectionAddress(section))
        ? coversFee
        : coversFirm
      : covers
  ).some(
    ([leastCoverage, leastScore]) =>
      coverage >= leastCoverage && score >= (query.groups.length === 1 ? LEAST_SCORE_OF_ONE : leastScore),
  )

/** How much of a sentence's worth comes from the headings that it stands under. */
const HEADING_SHARE = 0.35

/** A heading with so much of the question says that the table under it is the answer. */
const TABLE_HEADING_SHARE = 0.45

/** Words that tell rows apart count if they are so much of the question. */
const TELLING_SHARE = 0.3

/** What such a number is worth in a sentence. */
const UNIT_SHARE = 1.3

const isRow = (text: string) => / – /.test(text)

/** Refers to the sentence before. */
const isDependent = (text: string) =>
  /^(?:It|They|This|That|These|Those|He|She|Then|But|And|So|Both|Here|There|Its|Their|Yes|No|Above it|Below it|Otherwise)\b/.test(
    text,
  )

/** A sentence of a few words without a verb: “Papers.”, “Aadhaar authentication.” */
const isName = (text: string) => /^[A-Z][\w-]*(?: [\w-]+){0,3}\.$/.test(text)

export const sourceOf = (section: Section): AnswerSource => ({
  title: section.title,
  heading: section.headings.at(-1) ?? '',
  address: sectionAddress(section),
  kind: section.kind === 'tool' ? 'tool' : 'section',
  asOf: parseIsoDate(section.asOf),
})

/** The best sentences, in the order of their sections. */
export function quote(found: readonly FoundSection[], query: Query, index: SectionIndex): QuotedSentence[] {
  const [best] = found
  if (!best) return []
  // The beginning of an article sums it up; the section that it sums up says it.
  const isSummary = best.section.kind === 'article' && best.section.headings.length === 0
  const summed = isSummary
    ? found.find(({ section }) => section.path === best.section.path && section.headings.length > 0)
    : undefined
  const others = found.filter(
    (each) =>
      each !== best && each !== summed && each.score >= best.score * 0.45 && each.coverage >= MIN_COVERAGE,
  )
  const chosen = [best, ...(summed ? [summed] : []), ...others].slice(0, MAX_SECTIONS)
  const quoted = chosen.flatMap(({ section, isNeeded, isAlike }, at) =>
    sentencesOf(
      section,
      query,
      index,
      at === 0 || isNeeded || isAlike || section === summed?.section ? 'first' : 'other',
      isAlike,
    ).map((text) => ({
      text,
      section,
    })),
  )
  return [...quoted, ...unstated(quoted, found, query, index)]
}

/** Found sections beside the best that may state what it does not. */
const COMPLETING_SHARE = 0.3

/** “What does it cost, and how many days does it take”: what is asked for and not stated yet, from the next section that does. */
function unstated(
  quoted: readonly QuotedSentence[],
  found: readonly FoundSection[],
  query: Query,
  index: SectionIndex,
): QuotedSentence[] {
  const [best] = found
  return units.flatMap(([asks, states]) => {
    if (!asks.test(query.text) || quoted.some(({ text }) => states.test(text))) return []
    for (const each of found) {
      const { section, score, coverage } = each
      if (each !== best && (score < best!.score * COMPLETING_SHARE || coverage < MIN_COVERAGE)) continue
      const stating = section.texts.filter((text) => states.test(text))
      // Of several the one with most of the question.
      const text = stating.toSorted(
        (one, other) => index.coverageIn(query, [other]) - index.coverageIn(query, [one]),
      )[0]
      if (text !== undefined) return { text, section }
    }
    return []
  })
}

/** A question about a quantity: how much, which rate, at what limit. */
const asksForFigure =
  /how (?:much|many|long|often|high)|rate|limit|threshold|cost|fee|charge|price|percent|penalt|fine\b|slab|amount|age|turnover|kitn|dar\b|seema|jurmana|कितन|दर|सीमा|फीस|जुर्माना|शुल्क|प्रतिशत/iu

/** A number of days, in figures or in words. */
const countOf = (unit: string) =>
  new RegExp(
    `(?:\\d|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety)) (?:(?!an? )[a-z]+ )?(?:${unit})\\b`,
    'i',
  )

/** What is counted, and how a text states a number of it. */
const units: readonly (readonly [asks: RegExp, states: RegExp])[] = [
  [/minut|मिनट/u, countOf('minutes?')],
  [/\bhours?\b|ghant|घंट/u, /\bhours?\b|\d:\d\d|AM|PM/i],
  [/how many days|kitne din|कितने दिन|how soon/u, countOf('days?')],
  [
    /how many weeks|kitne hafte|how much time|kitna (?:time|samay)|कितना (?:समय|टाइम)/u,
    countOf('(?:weeks?|months?|days?|years?)'),
  ],
  [/how many months|kitne mahin|कितने महीन/u, countOf('months?')],
  [/how many years|kitne (?:sa+l|varsh|baras)|कितने (?:साल|वर्ष|बरस)/u, countOf('years?|(?<=72 )months')],
  [/how long/u, countOf('(?:years?|months?|days?|hours?|weeks?|minutes?)')],
  [
    /percent|how much tax|kitna tax|tax kitna|कितना टैक्स|टैक्स कितना|\brate\b|\bdar\b|pratishat|प्रतिशत|दर(?![\p{L}\p{M}])/u,
    /%/,
  ],
  [/cost|fees?\b|charges?\b|price|kharch|fis\b|paise|फीस|खर्च|शुल्क|कीमत/u, /₹/],
  // A case with its own amount is compared with a limit.
  [
    /(?=.*\d ?(?:lakhs?|lacs?|crores?|cr|k|l|thousand|haza?ar|लाख|करोड|हजार)(?![\p{L}\p{M}]))(?=.*(?:\b(?:do|does|must|should|can|am|is|are) (?:i|we|he|she|it|my)\b|need|compulsory|applicable|eligib|pad(?:ega|egi|ta|ti)\b|z?aru+ri|sakt|\bkya\b|पडेग|पडत|जरूरी|सकत|क्या(?![\p{L}\p{M}])))/u,
    /₹\d/,
  ],
  [/phone|mobile|number to call|फोन/u, /\+91/],
  [/e-?mail|ईमेल/u, /@/],
]

/** A section of so many characters is quoted as a whole: the best one, and one beside it. */
const SHORT_SECTION = { first: 700, other: 420 } as const

/** Lines such as “Time to answer: 30 days”, of which so many make a record, and at most how many it has. */
const labelled = /^[A-Z][^.:]{3,30}: \S/
const RECORD = { labelledLines: 4, lines: 9 } as const

/** What is known of one thing, such as a notice: which line is asked for is hard to tell, and all of them are short. */
const isRecord = (texts: readonly string[]) =>
  texts.length <= RECORD.lines && texts.filter((text) => labelled.test(text)).length >= RECORD.labelledLines

/** What a section says, in words that are compared; it does not depend on a question. */
interface Reading {
  readonly texts: readonly string[]
  /** In characters. */
  readonly length: number
  readonly underTitle: ReadonlySet<string>
  readonly underHeading: ReadonlySet<string>
  readonly termsIn: readonly ReadonlySet<string>[]
}

const readings = new WeakMap<Section, Reading>()

function readingOf(section: Section, isShared: boolean): Reading {
  const known = readings.get(section)
  if (known) return known
  const texts = named(section, isShared)
  const reading = {
    texts,
    length: texts.join(' ').length,
    underTitle: new Set(termsOf([section.title, ...section.headings].join(' '))),
    underHeading: new Set(termsOf(section.headings.at(-1) ?? section.title)),
    termsIn: texts.map((text) => new Set(termsOf(text))),
  }
  readings.set(section, reading)
  return reading
}

/** In characters. */
const LONGEST_WHOLE = 1300

/** Of what is found in a section, so much is not in its own words. */
const ASKED_SHARE = 0.2

/** Whether a section was found by the words of those who ask: its sentences cannot be told apart by them. */
function isFoundByAsked(section: Section, query: Query, index: SectionIndex): boolean {
  if (section.asked === undefined) return false
  const { title, headings, texts } = section
  const own = index.coverageIn(query, [title, ...headings, ...texts])
  const all = index.coverageIn(query, [title, ...headings, ...texts, section.asked])
  return own < all * (1 - ASKED_SHARE)
}

function sentencesOf(
  section: Section,
  query: Query,
  index: SectionIndex,
  rank: 'first' | 'other',
  isAlike: boolean,
): readonly string[] {
  const most = MAX_SENTENCES[rank]
  const { texts, length, underTitle, underHeading, termsIn } = readingOf(section, index.isShared(section))
  if (texts.length <= most || length <= SHORT_SECTION[rank] || isRecord(texts)) return texts
  if (rank === 'first' && length <= LONGEST_WHOLE && (isAlike || isFoundByAsked(section, query, index)))
    return texts
  const weights = query.groups.map((group) => Math.max(0, ...group.map(index.rarity)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const isMet = (at: number, terms: ReadonlySet<string>) => query.groups[at]!.some((term) => terms.has(term))
  const headingShare =
    weights.reduce((sum, weight, at) => sum + (isMet(at, underHeading) ? weight : 0), 0) / (total || 1)
  const wantsFigure = asksForFigure.test(query.text)
  const asked = units.flatMap(([asks, states]) => (asks.test(query.text) ? states : []))
  const scores = texts.map((text, place) => {
    const terms = termsIn[place]!
    let score = 0
    weights.forEach((weight, at) => {
      if (isMet(at, terms)) score += weight
      else if (isMet(at, underTitle)) score += weight * HEADING_SHARE
    })
    if (/[\d₹%]/.test(text)) score *= wantsFigure ? 1.35 : 1.1
    if (asked.some((states) => states.test(text))) score *= UNIT_SHARE
    return terms.size < 3 ? score * 0.6 : score
  })
  const top = Math.max(...scores)
  const rows = texts.flatMap((text, at) => (isRow(text) ? at : []))
  const bestRow = Math.max(0, ...rows.map((at) => scores[at]!))
  if (rows.length > 0 && (bestRow >= top * 0.95 || headingShare >= TABLE_HEADING_SHARE)) {
    // What tells some rows from the others; without it the table is the answer as a whole.
    const telling = weights.map((weight, at) => {
      const met = rows.filter((row) => isMet(at, termsIn[row]!)).length
      return met > 0 && met < rows.length ? weight : 0
    })
    const tellingShare = telling.reduce((sum, weight) => sum + weight, 0) / (total || 1)
    const shown =
      tellingShare < TELLING_SHARE && rows.length <= MAX_ROWS
        ? rows
        : rows
            .filter((at) => scores[at]! >= bestRow * 0.55)
            .toSorted((one, other) => scores[other]! - scores[one]! || one - other)
            .slice(0, MAX_ROWS)
    const others = texts
      .flatMap((text, at) => (!isRow(text) && scores[at]! >= top * 0.75 ? at : []))
      .toSorted((one, other) => scores[other]! - scores[one]!)
      .slice(0, 2)
    return inOrder(texts, [...shown, ...others])
  }
  const ranked = texts
    .map((_, at) => at)
    .filter((at) => scores[at]! >= top * 0.5)
    .toSorted((one, other) => scores[other]! - scores[one]! || one - other)
    .slice(0, most)
  const places = new Set(ranked)
  for (const at of ranked) {
    if (at > 0 && isDependent(texts[at]!)) places.add(at - 1)
    // “Papers.” is the name of what follows.
    if (isName(texts[at]!)) places.add(at + 1)
    // A colon announces what follows.
    if (texts[at]!.endsWith(':')) for (const next of [1, 2, 3]) places.add(at + next)
  }
  // The answer to a question begins with its first sentence, as does a section that is about what was asked.
  if (section.headings.at(-1)?.endsWith('?')) for (const at of [0, 1, 2]) places.add(at)
  else if (headingShare >= TABLE_HEADING_SHARE || (wantsFigure && /[\d₹]/.test(texts[0]!))) places.add(0)
  return inOrder(texts, [...places])
}

/**
 * A page that begins with its purpose is named, since its heading is not among its sentences, and so is a part that its
 * anchor does not tell from others: a plan, a person.
 */
function named({ kind, title, headings, texts }: Section, isShared: boolean): readonly string[] {
  const [first, ...rest] = texts
  const heading = headings.at(-1)
  const isBeginning = heading === undefined && (kind === 'template' || kind === 'tool')
  // “The free 30 minutes” is an answer by itself.
  const hasFigure = heading !== undefined && /\d/.test(heading) && heading.length < 60
  const name = isBeginning
    ? title
    : (isShared || hasFigure) && heading !== undefined && !heading.endsWith('?')
      ? heading
      : undefined
  // “Yes: 30 minutes” says nothing without what it answers.
  if (heading?.endsWith('?') && first !== undefined) return [`${heading} ${first}`, ...rest]
  return name !== undefined && first !== undefined ? [`${name}: ${first}`, ...rest] : texts
}

const inOrder = (texts: readonly string[], places: readonly number[]) =>
  [...new Set(places)].toSorted((one, other) => one - other).flatMap((at) => texts[at] ?? [])
