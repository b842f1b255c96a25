/** Finds the sections of the site that a question is about: BM25+ over words of one form. */
import { sectionAddress } from '@anupalan/server/contract/site/sections'
import type { Section } from '@anupalan/server/contract/site/sections'
import type { IsoDate } from '../../compliance/ist.ts'
import { hsnEntries } from '../../compliance/hsn-rates/index.ts'
import { createExampleQuestions, gainOf, readExamples, unlike } from './example-questions.ts'
import type { Likeness } from './example-questions.ts'
import { commonStems, commonWords } from './language/common-words.ts'
import { foldOf } from './language/fold.ts'
import { plainWords } from './language/plain-words.ts'
import { isUnderstood, lexiconWords, readQuery, SHORTEST_SKELETON } from './language/query.ts'
import type { Query, Vocabulary } from './language/query.ts'
import { skeletonOf } from './language/skeleton.ts'
import { byFrequency, createSpelling, distanceOf } from './language/spelling.ts'
import { rawWordsOf, isStopWord, stemOf, termsOf } from './language/words.ts'
import { isSectionOf, needs, needsIn } from './needs/needs.ts'
import { createPostings } from './postings.ts'
import { partWords, wordsOfSection } from './section-words.ts'

export interface FoundSection {
  readonly section: Section
  /** Relevance; comparable only between the results of one question. */
  readonly score: number
  /** The share of the question's words that the section has, by weight; 0 to 1. */
  readonly coverage: number
  /** The same of its own heading. */
  readonly headingCoverage: number
  /** Whether it is known to settle the subject in what is asked of it, see `needs/needs.ts`. */
  readonly isNeeded: boolean
  /** Whether its example questions are worded like the question, see `example-questions.ts`. */
  readonly isAlike: boolean
  /** How near the nearest of them is, as a cosine; 0 to 1. */
  readonly nearest: number
}

export interface SectionIndex {
  /** A question with its spelling mistakes corrected. */
  correct(question: string): string
  read(question: string): Query
  /** The best first. */
  find(query: Query, count?: number): FoundSection[]
  /** The sections with the most similar example questions, the first one first. */
  alike(query: Query): readonly (Likeness & { readonly section: Section })[]
  /** Whether other sections of its page have the same anchor. */
  isShared(section: Section): boolean
  /** How much of a question stands in texts, by weight; 0 to 1. */
  coverageIn(query: Query, texts: readonly string[]): number
  /** How rare a term is in the site; higher for rarer ones. */
  readonly rarity: (term: string) => number
}

const fields = { heading: 2, title: 1.8, text: 1, asked: 2 } as const

/** Parts of a page that repeat it, or point elsewhere. */
const minorHeadings =
  /^(?:A worked example|Sources|What goes wrong|Four people|What to do now|On this page|Useful tools and pages|Related)/

/** How much of a question's words a section must have besides its score. */
const COVERAGE_SHARE = 0.75

/** What a word that the site never uses weighs at most. */
const UNKNOWN_WEIGHT = { en: 5, hinglish: 2.5, hi: 2.5 } as const

/** It weighs as much once one word in so many is unknown: one among many is how somebody talks, and no other subject. */
const UNKNOWN_ONE_IN = 1.5

/** A number that the site never uses belongs to the own case. */
const UNKNOWN_NUMBER_WEIGHT = 0.5

/** A common word that the site never uses says little of what a question is about. */
const UNKNOWN_TALK_WEIGHT = 1
const isAnyTalk = (term: string) => commonStems.has(term) || plainWords.has(term)

/** Pages that speak of much and answer little: lists of other pages, and what the law asks a website to say. */
const minorPages: readonly (readonly [RegExp, number])[] = [
  [/^\/(?:tools|resources|business-templates)(?:#|$)/, 0.35],
  [/^\/virtual-assistant-info/, 0.5],
  [/^\/(?:privacy-policy|cookie-policy|terms-of-service|disclaimer|compliance-disclosure)(?:#|$)/, 0.55],
  [/^\/careers/, 0.6],
  // A table of dates that its page fills in.
  [/^\/services\/[a-z-]+#dates$/, 0.3],
  // Short promises, which the pages of the services explain.
  [/^\/#(?:features|services|cta)$/, 0.5],
]

/** Questions that those pages answer. */
const aboutSite =
  /^(?:privaci|privacy|cookie|personal|consent|withdraw|erase|delet|grievanc|complain|terms|disclaim|career|job|intern|opening|vacanc|guarante|independ|icai|assistant|website|liab|storag|articleship|articl|apply|stipend|hire|trainee|checked|verifi)/

/** Questions about what an office sent; sections of the law are asked for by their number. */
const aboutNotice =
  /^(?:notic|intimat|demand|summon|scrutin|defect|drc|asmt|penalt|reassess|outstand|appeal|\d{3}\D?$)/

const NOTICE_SHARE = 0.35

/** The forms at the beginning of a heading: “271D, 271E” of “271D, 271E Penalty for a loan in cash”. */
const formsIn = (heading: string) =>
  /^(?:[A-Za-z]+ )?[A-Z]*-?\d[\w()-]*(?:, [A-Z]*-?\d[\w()-]*)*/.exec(heading)?.[0] ?? ''

/** What a notice is worth that a question names by its form or section. */
const [NAMED_COVERAGE, NAMED_SHARE] = [0.6, 1.5]

/** Words that ask for a kind of answer, whatever it is about: a section need not have them. */
const generic = new Set(
  termsOf(
    'much many limit threshold rate due date when cost fee year month day number need needed must new first apply paper document amount percent long work way kind case use change keep file pay deposit',
  ),
)

/** Words with the same consonants differ in at most so many vowels. */
const MOST_VOWELS = 4

/** Of the sounds of a word so many may be other vowels. */
const VOWELS_SHARE = 0.5

/** What the most frequent word of a group would be worth. */
const GROUP_FLOOR = 0.6

/** How much such a word weighs beside others. */
const GENERIC_SHARE = 0.5

/** How much a word of any talk weighs beside others, for the share of a question and for the relevance. */
const PLAIN_SHARE = 0.4
const PLAIN_SCORE = 0.7

const shareOf = (group: readonly string[]) =>
  group.some((term) => generic.has(term) || /^\d/.test(term))
    ? GENERIC_SHARE
    : group.every((term) => plainWords.has(term))
      ? PLAIN_SHARE
      : 1

/**
 * What a question is about, whatever it asks of it: a section without a word of it is about something else, however many
 * other words of the question it has.
 */
const subjects: readonly (readonly [asks: string, has: readonly string[]])[] = [
  ['tds', ['tds', 'deduct', 'deductor']],
  ['tcs', ['tcs', 'collect']],
  ['gst', ['gst', 'gstr', 'gstin', 'gstr1', 'gstr3b', 'gstr9', 'cgst', 'igst']],
  ['advanc', ['advanc']],
  ['gratuity', ['gratuity']],
  ['hra', ['hra', 'rent', 'allowanc']],
  ['composit', ['composit']],
  ['presumptive', ['presumptive', '44ad', '44ada', '58']],
  ['pf', ['pf', 'provident']],
  ['esi', ['esi', 'insuranc']],
  ['dpdp', ['dpdp', 'data', 'personal']],
  ['llp', ['llp']],
  ['hsn', ['hsn', 'sac']],
  ['emi', ['emi', 'loan', 'instalment']],
]

/** Whether a question names what the site is about. */
export const hasSubject = ({ terms }: Query): boolean => subjects.some(([asks]) => terms.has(asks))

/** So many of the best by their words alone are compared by everything else. */
const COMPARED = 45

/** What such a section is worth. */
const OTHER_SUBJECT_SHARE = 0.4

/** The name of a form: a section that has none of those asked for is about something else. */
const isForm = /^(?:gstr|itr|aoc|mgt|dir|pmt|cmp|rfd|drc|adt|asmt|mov|stk|dpt|msme)\d/
const OTHER_FORM_SHARE = 0.5

/** Asks what the firm does, needs or charges. */
export const asksFirm =
  /\bur\b|\bu (?:guys|people|also|do|file|make|share|store|keep|give|take|charge|have)\b|\byou(?:r|rs)?\b(?! (?:have to|must|need to|should|get|can be|are liable))|\ba+p(?:ko|ki|ka|ke|log)?\b|आप(?:को|की|का|के)?(?![\p{L}\p{M}])/u
const firmPages = /^\/(?:$|services|pricing|schedule-meeting|careers)/
/** What the firm states of itself. */
const ownPages =
  /^\/(?:privacy-policy|cookie-policy|terms-of-service|compliance-disclosure|careers|virtual-assistant-info)/
const FIRM_SHARE = 1.35
/** What the firm states of itself in its policies, to who asks the firm. */
const OWN_SHARE = 1.2

/** Asks what the firm charges: its own words for it, or a price of something that it does. */
export const asksPrice =
  /(?:mahine|mahina|month|saal) (?:ka|me|mein) kitn|(?:महीने|साल) (?:का|में) कितन|(?:bharwa|bharva|karwa|karva|banwa|banva|khulwa|likhwa)\S* (?:ka|ke|me|mein) kitn|kitne (?:me|mein) (?:bhar|kar|bana|file)|(?:भरवा|करवा|बनवा|खुलवा|लिखवा)\S* (?:का|के|में) कितन|कितने में (?:भर|कर|बना)|(?:what|how much) (?:do |will |would )?(?:you|u)(?: guys| people)? (?:take|charge|want)\b|\bfees?\b|\bcharges?\b|\bcost\b|\bprice\b|\bquote\b|kharch|paise|paisa|rupa?ye|kitne me(?:in)? kar|कितने में कर|kitna charge|कितना लें|कितना लोगे|kitna (?:lete|loge|lenge|lagega)|फीस|शुल्क|खर्च|पैसे|रुपये लेते|चार्ज|कितना लेते/u
export const feeParts = /^\/(?:pricing#(?!questions|book$|estimate|your-)|services\/[a-z-]+#fee)/
const [FEE_SHARE, NO_FEE_SHARE] = [1.8, 0.5]

/** A word in fewer than one of thirty sections is no better for being rarer: it is there by accident. */
const MOST_RARITY = 2.7

/** What a section is worth that settles what is needed, beside its words and beside the best section. */
const [NEEDED_SHARE, NEEDED_BESIDE_BEST, NEEDED_COVERAGE] = [1.5, 0.95, 0.5]

/** What a section has of a question at least whose examples say that it is about it. */
const ALIKE_COVERAGE = 0.4

/** How much of a question's words are in a section's own heading. */
const HEADING_SHARE = 0.4

/**
 * Takes a second for a whole site, while other requests are answered.
 *
 * @param today for sections that are true until a day
 */
export async function createSectionIndex(
  sections: readonly Section[],
  today: () => IsoDate,
): Promise<SectionIndex> {
  const postings = createPostings(
    sections.map((section) => [
      termsOf(section.headings.join(' · ')),
      termsOf(`${section.title} ${wordsOfSection(section)}`),
      termsOf(section.texts.join(' ')),
      termsOf(section.asked ?? ''),
    ]),
    [fields.heading, fields.title, fields.text, fields.asked],
  )

  const documentsOf = new Map<string, number>()
  const bySkeleton = new Map<string, Set<string>>()
  const termSets = sections.map((section) => {
    const words = rawWordsOf(
      [
        section.title,
        wordsOfSection(section),
        ...section.headings,
        ...section.texts,
        section.asked ?? '',
      ].join(' '),
    )
    const terms = new Set<string>()
    for (const word of words) {
      if (isStopWord(word)) continue
      const stem = stemOf(word)
      terms.add(stem)
      const skeleton = skeletonOf(word)
      const known = bySkeleton.get(skeleton)
      if (known) known.add(stem)
      else bySkeleton.set(skeleton, new Set([stem]))
    }
    for (const term of terms) documentsOf.set(term, (documentsOf.get(term) ?? 0) + 1)
    return terms
  })
  const headingSets = sections.map((section) => {
    const { title, headings, anchor, kind } = section
    const own = kind === 'service' ? (partWords[anchor] ?? '') : ''
    return new Set(termsOf(`${headings.at(-1) ?? title} ${own}`))
  })
  // “GST associate” names an opening.
  const titleTerms = sections.map(({ title, path }) =>
    path.startsWith('/careers/') ? termsOf(title.split(',')[0]!) : [],
  )
  // The forms that notices are known by: “GSTR-3A”, “REG-17”.
  const namesOfNotices = new Map(
    sections
      .filter(({ path }) => path === '/notices')
      .map((section) => [
        section,
        termsOf(formsIn(section.headings.at(-1) ?? '')).filter((term) =>
          /^(?:[a-z]+\d|\d{3}[a-z]?$)/.test(term),
        ),
      ]),
  )
  const noticeForms = new Set([...namesOfNotices.values()].flat().filter((term) => /^[a-z]/.test(term)))
  const vocabulary: Vocabulary = {
    has: (term) => documentsOf.has(term),
    alike: (word) => {
      const skeleton = skeletonOf(word)
      if (skeleton.length < SHORTEST_SKELETON) return []
      const fold = foldOf(word)
      // Of words as near the most frequent: a rare one that happens to sound alike is an accident.
      return [...(bySkeleton.get(skeleton) ?? [])]
        .map((term) => ({ term, distance: distanceOf(fold, foldOf(term), MOST_VOWELS) }))
        .filter(({ distance }) => distance <= Math.max(1, fold.length * VOWELS_SHARE))
        .toSorted(
          (one, other) =>
            one.distance - other.distance || documentsOf.get(other.term)! - documentsOf.get(one.term)!,
        )
        .slice(0, 2)
        .map(({ term }) => term)
    },
  }
  const rarity = (term: string) =>
    Math.min(MOST_RARITY, Math.log(1 + sections.length / (1 + (documentsOf.get(term) ?? 0))))

  /** How much each group of a question weighs. */
  const weigh = ({ groups }: Query, mostOfUnknown: number) => {
    const isUnknown = (group: readonly string[]) => !group.some((term) => documentsOf.has(term))
    const isNumber = (group: readonly string[]) => group.every((term) => /^\d/.test(term))
    const unknownShare =
      groups.filter(
        (group) => isUnknown(group) && !isNumber(group) && !group.every((term) => isAnyTalk(term)),
      ).length / groups.length
    const unknown = mostOfUnknown * Math.min(1, UNKNOWN_ONE_IN * unknownShare)
    return groups.map((group) => {
      const known = group.filter((term) => documentsOf.has(term))
      const rarest = Math.max(...known.map(rarity))
      // A word that the site never uses says that the question may be about something else, but not what.
      const weight =
        known.length === 0
          ? isNumber(group)
            ? UNKNOWN_NUMBER_WEIGHT
            : group.every((term) => isAnyTalk(term))
              ? UNKNOWN_TALK_WEIGHT
              : unknown
          : rarest * shareOf(group)
      // “GST annual return” is not met by every return: a term counts as it is rare beside the others of its group.
      const shares = known.map(
        (term) => [term, GROUP_FLOOR + (1 - GROUP_FLOOR) * (rarity(term) / rarest)] as const,
      )
      return { shares, weight }
    })
  }
  const coverageOf = (terms: ReadonlySet<string>, weighed: ReturnType<typeof weigh>, all: number) => {
    let met = 0
    for (const { shares, weight } of weighed) {
      let best = 0
      for (const [term, share] of shares) if (share > best && terms.has(term)) best = share
      met += weight * best
    }
    return all === 0 ? 0 : met / all
  }

  // The sound of each word as well, which others may spell otherwise.
  const wordsOf = ({ terms, text }: Query) => [
    ...terms.keys(),
    ...rawWordsOf(text).map((word) => `sound:${foldOf(word)}`),
  ]
  const examples = createExampleQuestions(
    await readExamples(sections, (question) => wordsOf(readQuery(question, vocabulary))),
  )

  const sectionsOfNeeds = new Map(
    needs.map((need) => [need, sections.flatMap((section, id) => (isSectionOf(need, section) ? id : []))]),
  )

  const countByAddress = new Map<string, number>()
  for (const section of sections) {
    const address = sectionAddress(section)
    countByAddress.set(address, (countByAddress.get(address) ?? 0) + 1)
  }

  // What a section is, whatever is asked.
  const kinds = sections.map((section) => {
    const address = sectionAddress(section)
    return {
      isMinor: minorHeadings.test(section.headings.at(-1) ?? ''),
      isOwn: ownPages.test(section.path),
      isFirm: firmPages.test(section.path),
      isFee: feeParts.test(address),
      isNotice: section.path === '/notices',
      // 202 lines of goods have most nouns.
      isGoods: section.path === '/tools/hsn-rates',
      share: minorPages.find(([path]) => path.test(address))?.[1] ?? 1,
      names: namesOfNotices.get(section) ?? [],
    }
  })

  const spelling = createSpelling(
    [
      ...byFrequency(sections.map(({ title, headings, texts }) => [title, ...headings, ...texts].join(' '))),
      ...lexiconWords(),
      // Goods are looked up by rules of their own.
      ...hsnEntries.flatMap(({ name, words }) => rawWordsOf(`${name} ${words}`)),
    ],
    (word) => documentsOf.has(stemOf(word)) || commonWords.has(word) || isUnderstood(word, vocabulary),
  )

  return {
    correct: (question) => spelling.correct(question),
    isShared: (section) => section.headings.length > 1 && countByAddress.get(sectionAddress(section))! > 1,
    coverageIn(query, texts) {
      const weighed = weigh(query, UNKNOWN_WEIGHT[query.language])
      const all = weighed.reduce((sum, { weight }) => sum + weight, 0)
      return coverageOf(new Set(termsOf(texts.join(' '))), weighed, all)
    },
    read: (question) => readQuery(question, vocabulary),
    alike: (query) =>
      [...examples.like(wordsOf(query))].map(([id, likeness]) => ({ ...likeness, section: sections[id]! })),
    rarity,
    find(query, count = 8) {
      const { terms, scored, language, text } = query
      if (terms.size === 0) return []
      const day = today()
      const { scores, met } = postings.score(
        scored,
        (term) => (terms.get(term) ?? 1) * (plainWords.has(term) ? PLAIN_SCORE : 1),
      )
      const results: { id: number; score: number }[] = []
      scores.forEach((score, id) => {
        if (score > 0 && (sections[id]!.until ?? day) >= day) results.push({ id, score: score * met[id]! })
      })
      results.sort((one, other) => other.score - one.score)
      const isAboutSite = [...terms.keys()].some((term) => aboutSite.test(term))
      const isAboutRates = ['gst', 'hsn', 'sac', 'tax'].some((term) => terms.has(term))
      // So have the notices of all offices.
      const isAboutNotice = [...terms.keys()].some((term) => aboutNotice.test(term) || noticeForms.has(term))
      const unknown = UNKNOWN_WEIGHT[language]
      const isAboutFirm = asksFirm.test(text)
      const isAboutFee = isAboutFirm && asksPrice.test(text)
      const wanted = subjects.filter(([asks]) => terms.has(asks))
      const forms = [...terms.keys()].filter((term) => isForm.test(term) && documentsOf.has(term))
      const weighed = weigh(query, unknown)
      const all = weighed.reduce((sum, { weight }) => sum + weight, 0)
      const needed = new Set(
        needsIn(text)
          // Who asks for the fee of the firm is not told the law.
          .filter(({ address }) => !isAboutFee || firmPages.test(address))
          .flatMap((need) => sectionsOfNeeds.get(need) ?? []),
      )
      const like = examples.like(wordsOf(query))
      const compared = results.slice(0, COMPARED)
      for (const id of new Set([...needed, ...like.keys()]))
        if (!compared.some((each) => each.id === id) && (sections[id]!.until ?? day) >= day)
          compared.push({ id, score: scores[id]! * met[id]! })
      const isTitled = (id: number) =>
        titleTerms[id]!.length > 1 && titleTerms[id]!.every((term) => terms.has(term))
      const found = compared.map(({ id, score }) => {
        const section = sections[id]!
        // A notice is looked up by its form or section, whatever is said of it.
        const kind = kinds[id]!
        const isNamed = kind.names.some((name) => terms.has(name))
        const coverage = Math.max(isNamed ? NAMED_COVERAGE : 0, coverageOf(termSets[id]!, weighed, all))
        const own = coverageOf(headingSets[id]!, weighed, all)
        const page =
          kind.isGoods && !isAboutRates
            ? 0.1
            : kind.isNotice && !isAboutNotice
              ? NOTICE_SHARE
              : isAboutSite || (isAboutFirm && kind.isOwn) || isTitled(id)
                ? 1
                : kind.share
        const factor = (1 - COVERAGE_SHARE + COVERAGE_SHARE * coverage) * (1 + HEADING_SHARE * own)
        return {
          section,
          coverage,
          headingCoverage: own,
          isNeeded: needed.has(id),
          isAlike: false,
          nearest: 0,
          likeness: like.get(id) ?? unlike,
          score:
            score *
            factor *
            page *
            (isNamed ? NAMED_SHARE : 1) *
            (kind.isMinor ? 0.8 : 1) *
            (wanted.every(([, has]) => has.some((term) => termSets[id]!.has(term)))
              ? 1
              : OTHER_SUBJECT_SHARE) *
            (forms.length === 0 || forms.some((form) => termSets[id]!.has(form)) ? 1 : OTHER_FORM_SHARE) *
            (!isAboutFirm ? 1 : kind.isFirm ? FIRM_SHARE : kind.isOwn ? OWN_SHARE : 1) *
            (isAboutFee ? (kind.isFee ? FEE_SHARE : NO_FEE_SHARE) : 1),
        }
      })
      const best = Math.max(...found.map(({ score }) => score))
      return found
        .map((each) =>
          each.isNeeded
            ? {
                ...each,
                score: Math.max(each.score * NEEDED_SHARE, best * NEEDED_BESIDE_BEST),
                coverage: Math.max(each.coverage, NEEDED_COVERAGE),
              }
            : each,
        )
        .map(({ likeness, ...each }) => ({
          ...each,
          isAlike: likeness.isAlike,
          nearest: likeness.nearest,
          score: each.score + best * gainOf(likeness),
          coverage: Math.max(each.coverage, likeness.nearest, likeness.isAlike ? ALIKE_COVERAGE : 0),
        }))
        .toSorted((one, other) => other.score - one.score)
        .slice(0, count)
    },
  }
}
