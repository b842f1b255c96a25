/** Finds the sections of the site that a question is about: BM25+ by MiniSearch, over words of one form. */
import { sectionAddress } from '@anupalan/server/contract/site/sections'
import type { Section } from '@anupalan/server/contract/site/sections'
import MiniSearch from 'minisearch'
import { readQuery } from './language/query.ts'
import type { Query, Vocabulary } from './language/query.ts'
import { skeletonOf } from './language/skeleton.ts'
import { rawWordsOf, isStopWord, stemOf, termsOf } from './language/words.ts'

export interface FoundSection {
  readonly section: Section
  /** Relevance; comparable only between the results of one question. */
  readonly score: number
  /** The share of the question's words that the section has, by weight; 0 to 1. */
  readonly coverage: number
  /** The same of its own heading. */
  readonly headingCoverage: number
}

export interface SectionIndex {
  read(question: string): Query
  /** The best first. */
  find(query: Query, count?: number): FoundSection[]
  /** Whether other sections of its page have the same anchor. */
  isShared(section: Section): boolean
  /** How rare a term is in the site; higher for rarer ones. */
  readonly rarity: (term: string) => number
}

const fields = { heading: 2.5, title: 1.8, text: 1 } as const

/** What pages of a kind are, in words that they need not repeat. */
const kindWords: Readonly<Record<Section['kind'], string>> = {
  template: 'template format sample draft download word excel pdf blank',
  tool: 'tool calculator calculate calculated work out',
  article: '',
  service: '',
  page: '',
}

/** Parts of a page that repeat it, or point elsewhere. */
const minorHeadings =
  /^(?:A worked example|Sources|What goes wrong|Four people|What to do now|On this page|Useful tools and pages|Related)/

/** How much of a question's words a section must have besides its score. */
const COVERAGE_SHARE = 0.75

const UNKNOWN_WEIGHT = { en: 6.5, hinglish: 1.5, hi: 1.5 } as const

/** Pages that speak of much and answer little: lists of other pages, and what the law asks a website to say. */
const minorPages: readonly (readonly [RegExp, number])[] = [
  [/^\/(?:tools|resources|business-templates)(?:#|$)/, 0.5],
  [/^\/virtual-assistant-info/, 0.5],
  [/^\/(?:privacy-policy|cookie-policy|terms-of-service|disclaimer|compliance-disclosure)(?:#|$)/, 0.55],
  [/^\/careers/, 0.6],
  // Short promises, which the pages of the services explain.
  [/^\/#(?:features|services|cta)$/, 0.5],
]

/** Questions that those pages answer. */
const aboutSite =
  /^(?:privaci|privacy|cookie|personal|consent|withdraw|erase|delet|grievanc|complain|terms|disclaim|career|job|intern|opening|vacanc|guarante|independ|icai|assistant|website|liab|storag|articleship|apply|stipend|checked|verifi)/

/** Words that ask for a kind of answer, whatever it is about: a section need not have them. */
const generic = new Set(
  termsOf(
    'much many limit threshold rate due date when cost fee year month day number need needed must new first apply paper document amount percent long work way kind case use change keep file pay deposit',
  ),
)

/** How much such a word weighs beside others. */
const GENERIC_SHARE = 0.45

/** How much of a question's words are in a section's own heading. */
const HEADING_SHARE = 0.6

export function createSectionIndex(sections: readonly Section[]): SectionIndex {
  const index = new MiniSearch<Section & { id: number }>({
    idField: 'id',
    fields: Object.keys(fields),
    extractField: (document, name) => {
      if (name === 'id') return String(document.id)
      if (name === 'heading') return document.headings.join(' · ')
      if (name === 'title') return `${document.title} ${kindWords[document.kind]}`
      return document.texts.join(' ')
    },
    tokenize: termsOf,
    processTerm: (term) => term,
  })
  index.addAll(sections.map((section, id) => ({ ...section, id })))

  const documentsOf = new Map<string, number>()
  const bySkeleton = new Map<string, Set<string>>()
  const termSets = sections.map((section) => {
    const words = rawWordsOf(
      [section.title, kindWords[section.kind], ...section.headings, ...section.texts].join(' '),
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
  const headingSets = sections.map(({ title, headings }) => new Set(termsOf(headings.at(-1) ?? title)))
  const vocabulary: Vocabulary = {
    has: (term) => documentsOf.has(term),
    // The most frequent first: a rare word that happens to sound alike is an accident.
    alike: (skeleton) =>
      [...(bySkeleton.get(skeleton) ?? [])]
        .toSorted((one, other) => documentsOf.get(other)! - documentsOf.get(one)!)
        .slice(0, 2),
  }
  const rarity = (term: string) => Math.log(1 + sections.length / (1 + (documentsOf.get(term) ?? 0)))

  const coverageOf = (terms: ReadonlySet<string>, groups: Query['groups'], unknown: number) => {
    let [all, met] = [0, 0]
    for (const group of groups) {
      const known = group.filter((term) => documentsOf.has(term))
      // A word that the site never uses says that the question may be about something else, but not what.
      const weight =
        known.length === 0
          ? unknown
          : Math.max(...known.map(rarity)) *
            (group.some((term) => generic.has(term) || /^\d/.test(term)) ? GENERIC_SHARE : 1)
      all += weight
      if (group.some((term) => terms.has(term))) met += weight
    }
    return all === 0 ? 0 : met / all
  }

  const countByAddress = new Map<string, number>()
  for (const section of sections) {
    const address = sectionAddress(section)
    countByAddress.set(address, (countByAddress.get(address) ?? 0) + 1)
  }

  return {
    isShared: (section) => section.headings.length > 1 && countByAddress.get(sectionAddress(section))! > 1,
    read: (question) => readQuery(question, vocabulary),
    rarity,
    find({ terms, groups, language }, count = 8) {
      if (terms.size === 0) return []
      const results = index.search([...terms.keys()].join(' '), {
        tokenize: (text) => text.split(' '),
        boost: fields,
        boostTerm: (term) => terms.get(term) ?? 1,
        prefix: (term) => term.length > 4,
        fuzzy: (term) => (term.length > 5 && !vocabulary.has(term) ? 0.2 : false),
        maxFuzzy: 2,
        combineWith: 'OR',
      })
      const isAboutSite = [...terms.keys()].some((term) => aboutSite.test(term))
      const isAboutRates = ['gst', 'hsn', 'sac', 'tax'].some((term) => terms.has(term))
      const unknown = UNKNOWN_WEIGHT[language]
      return results
        .slice(0, 60)
        .map(({ id, score }) => {
          const section = sections[Number(id)]!
          const coverage = coverageOf(termSets[Number(id)]!, groups, unknown)
          const own = coverageOf(headingSets[Number(id)]!, groups, unknown)
          const isMinor = minorHeadings.test(section.headings.at(-1) ?? '')
          // 202 lines of goods have most nouns.
          const isOtherThing = section.path === '/tools/hsn-rates' && !isAboutRates
          const page = isOtherThing
            ? 0.1
            : isAboutSite
              ? 1
              : (minorPages.find(([path]) => path.test(sectionAddress(section)))?.[1] ?? 1)
          const factor = (1 - COVERAGE_SHARE + COVERAGE_SHARE * coverage) * (1 + HEADING_SHARE * own)
          return {
            section,
            coverage,
            headingCoverage: own,
            score: score * factor * page * (isMinor ? 0.6 : 1),
          }
        })
        .toSorted((one, other) => other.score - one.score)
        .slice(0, count)
    },
  }
}
