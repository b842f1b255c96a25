/** Answers one question, without a language model and without the network: the embedded default. */
import type {
  AnswerSentence,
  AnswerSource,
  Answered,
  AssistantAnswer,
  AssistantQuestion,
} from '@anupalan/server/contract/assistant/schema'
import type { DeclineReason } from '@anupalan/server/contract/assistant/rules'
import type { Section } from '@anupalan/server/contract/site/sections'
import { formatDate } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'
import { outcomeOf } from '../../compliance/input.ts'
import { answerDates, answerDatesAfter } from './calendar-answers.ts'
import { isAsk, mustConfirm } from './calculations/calculation.ts'
import type { Calculation, Result } from './calculations/calculation.ts'
import { continueCalculation, followingCalculation, wantedCalculation } from './calculations/calculations.ts'
import type { Wanted } from './calculations/calculations.ts'
import { supportOf } from './check-figures.ts'
import {
  asksDecision,
  asksElsewhere,
  asksToAct,
  declineReasonOf,
  hasIdentifier,
  isOtherLevy,
  isOwnTrouble,
  mayBeFact,
  otherFieldIn,
  tellsOnly,
  withoutIdentifiers,
  withoutInstructions,
} from './declining.ts'
import { asksJudgement, seeksConcealment, tellsToAct } from './own-cases.ts'
import { answerRates, isAboutRates } from './rate-answers.ts'
import { isCovered, NEAR_EXAMPLE, quote, sourceOf } from './section-answer.ts'
import type { QuotedSentence } from './section-answer.ts'
import type { Query } from './language/query.ts'
import { asksFirm, asksPrice } from './section-index.ts'
import type { SectionIndex, FoundSection } from './section-index.ts'
import { normalizeText } from './language/words.ts'
import { topicOf } from './topics.ts'
import { answerInWords } from './words-of-amount.ts'
import { assistantWords as words } from './words.ts'

/** An answer with what each source states, for the check of other words for it. */
export interface FoundAnswer {
  readonly answer: AssistantAnswer
  /** By position in `sources`. */
  readonly evidence: readonly string[]
}

const MAX_SOURCES = 4

/** A page is named for further reading if it has so much of the question. */
const MIN_COVERAGE_OF_MORE = 0.7

/** What is left of a question when instructions were taken out must be clearly one. */
const MIN_COVERAGE_OF_REST = 0.8

/** A question of so few words may refer to the one before. */
const SHORT_QUESTION_WORDS = 7

/** So few words are no question without the one before: “old regime?”. */
const MOST_WORDS_ALONE = 3

export function answerQuestion(
  { question, open, before }: AssistantQuestion,
  { index, today }: { index: SectionIndex; today: IsoDate },
): FoundAnswer {
  const common = { topic: topicOf(question), hasIdentifier: hasIdentifier(question) }
  const decline = (
    reason: DeclineReason,
    text: string = words.declined[reason],
    near: readonly FoundSection[] = [],
  ) => ({
    answer: {
      kind: 'decline',
      ...common,
      reason,
      text,
      sources: near.slice(0, 3).map(({ section }) => sourceOf(section)),
    } as const,
    evidence: [],
  })

  const { rest: asked, hasInstructions } = withoutInstructions(question)
  const typed = withoutIdentifiers(asked)
  if (typed === '' && hasInstructions) return decline('unclear')
  const rest = index.correct(typed)
  const reason = declineReasonOf(typed) ?? (rest === typed ? undefined : declineReasonOf(rest))
  const isOnSite =
    (reason === 'advice' &&
      !asksDecision(rest) &&
      !tellsOnly(rest) &&
      (isAskedOnSite(rest, index) ||
        isFact(rest, { index, today }) ||
        isFeeOfFirm(rest, index) ||
        isAskedByOthers(rest, index))) ||
    (reason === 'other-field' && isWorkOfFirm(rest, index))
  if (reason !== undefined && !isOnSite) return decline(reason)
  if (seeksConcealment(rest)) return decline('evasion')
  if (asksToAct(rest) || tellsToAct(rest)) return decline('advice', words.cannotAct)
  if (asksJudgement(rest) && !isAskedOnSite(rest, index) && !isNearExample(rest, index))
    return decline('advice')
  if (isOtherLevy(rest)) return decline('not-covered')
  if (asksElsewhere(rest)) return decline('not-covered', words.onlyHere)

  const continued = open && continueCalculation(open, rest, today)
  const last = before !== undefined && refersBack(rest) ? withoutInstructions(before).rest : undefined
  const own = wantedCalculation(rest, today)
  const following = last === undefined ? undefined : followingCalculation(last, rest, today)
  const isSame = !own || own.calculation === following?.calculation
  const wanted = continued ?? (isSame ? (following ?? own) : own)
  // What is sold is named, and its rate is not: the table has it.
  const inWords = answerInWords(rest, today)
  const rates =
    inWords ??
    (wanted?.calculation.task === 'gst' && wanted.inputs.rate === undefined ? answerRates(rest) : undefined)
  if (wanted && !rates) {
    const worked = workedAnswer(wanted, common, { index, today, question: rest })
    // What decides “do I need it” is on a page; what is missing for a sum is not.
    const query = index.read(rest)
    if (!continued && isAskedOfPage(query, wanted.calculation, worked.answer.kind, index))
      return assembleQuotes(common, index.find(query), query, index)
    if (worked.answer.kind !== 'question' || continued) return worked
    if (!asksWhether(query)) return worked
    const found = index.find(query)
    if (!found[0] || !isCovered(found[0], query)) return worked
    return assembleQuotes(common, found, query, index)
  }
  const dates =
    rates ??
    answerDates(rest, today) ??
    answerRates(rest) ??
    (last === undefined
      ? undefined
      : (answerDatesAfter(last, rest, today) ??
        (isAboutRates(last) ? answerRates(`gst ${rest}`) : undefined)))
  const whole = last === undefined ? rest : `${rest} ${last}`
  const query = index.read(whole)
  const all = index.find(query)
  if (dates) {
    const cited: Cited[] = dates.sentences.map(({ text, source, evidence }) => ({ text, source, evidence }))
    const more = beyondDates(cited, query, all, index)
    return assemble(
      common,
      [...cited, ...more],
      all,
      dates.confirm || more.some(({ text }) => mustBeConfirmed.test(text)),
    )
  }
  const found = coveredFirst(all, query)
  const [best] = found
  const isAnswered =
    best !== undefined &&
    (hasInstructions ? best.coverage >= MIN_COVERAGE_OF_REST : isCovered(best, query)) &&
    !isUnlikeAll(best, rest)
  if (!isAnswered || query.groups.length === 0)
    return decline(
      query.groups.length === 0 ? 'unclear' : 'not-covered',
      undefined,
      found.filter(({ coverage }) => coverage > 0.3),
    )
  return assembleQuotes(common, found, query, index)
}

/** A long question of which the best section has so little, and whose nearest example is so far, is on no page. */
const LONG = { words: 16, coverage: 0.6, cosine: 0.3 } as const

const isUnlikeAll = ({ coverage, nearest, isNeeded }: FoundSection, question: string): boolean =>
  !isNeeded &&
  coverage < LONG.coverage &&
  nearest < LONG.cosine &&
  question.trim().split(/\s+/).length >= LONG.words

/** An example so near says where a question belongs, and one so near although a calculator has all that it needs. */
const [NEAR, NEARER] = [0.3, 0.45]

/** Whether others who asked like this asked a page, and none of them the calculator. */
function isAskedOfPage(
  query: Query,
  { path }: Calculation,
  worked: AssistantAnswer['kind'],
  index: SectionIndex,
): boolean {
  const alike = index.alike(query)
  const [first] = alike
  return (
    first !== undefined &&
    first.nearest >= (worked === 'answer' ? NEARER : NEAR) &&
    first.section.kind !== 'tool' &&
    !alike.some(({ section }) => section.path === path)
  )
}

/** Nearly as relevant as the best. */
const NEARLY = 0.6

/** If the best section has too little of a question, one that is nearly as relevant and has enough comes first. */
function coveredFirst(found: readonly FoundSection[], query: Query): readonly FoundSection[] {
  const [best] = found
  if (!best || isCovered(best, query)) return found
  const other = found.find((each) => each.score >= best.score * NEARLY && isCovered(each, query))
  return other ? [other, ...found.filter((each) => each !== other)] : found
}

function assembleQuotes(
  common: Common,
  found: readonly FoundSection[],
  query: Query,
  index: SectionIndex,
): FoundAnswer {
  const cited = quote(found, query, index).map(citedOf)
  return assemble(
    common,
    cited,
    found,
    cited.some(({ text }) => mustBeConfirmed.test(text)),
  )
}

/** Whether something applies is asked, and not how much it is. */
const whether =
  /\b(?:do|does|must|should|can|need|have|is|are|will|would) (?:i|we|he|she|they|it|my|our|the)\b|\bneed(?:ed|s)?\b|requir|compulsory|mandatory|applicable|applies|\bor (?:not?|nahi)\b|\bya na(?:hi)?\b|pad(?:ega|egi|ta|ti)\b|z?aru+ri|chahiye|\bkya\b|\bmil(?:ega|egi|ta|ti)\b|\btrue\b|correct\b|\bright\?|मिलेग|मिलत|पड़ेग|पड़त|जरूरी|चाहिए|क्या(?![\p{L}\p{M}])|लागू|या नहीं/u
const howMuch =
  /how much|kitn[aie]|कितन|calculat|work out|hisab|हिसाब|\bemi\b|what(?:'s| is| will be) (?:the|my) (?:tax|amount|emi)/u

/** So much around an amount is a case, and no sum. */
const LEAST_WORDS_OF_CASE = 7

const asksWhether = ({ text, groups }: Query): boolean =>
  (whether.test(text) || groups.length >= LEAST_WORDS_OF_CASE) && !howMuch.test(text)

/** Whether a heading of the site is this question, or its subject: it is then answered for everybody. */
function isAskedOnSite(question: string, index: SectionIndex): boolean {
  const query = index.read(question)
  // One word is in many headings.
  if (query.groups.length < 2) return false
  return index
    .find(query, 3)
    .some(({ headingCoverage, coverage }) => headingCoverage >= ASKED_ON_SITE && coverage >= ASKED_ON_SITE)
}

/** Whether a calculator or a page settles what reads as a call for advice. */
function isFact(question: string, { index, today }: { index: SectionIndex; today: IsoDate }): boolean {
  if (!mayBeFact(question)) return false
  const wanted = wantedCalculation(question, today)
  if (wanted && outcomeOf(() => wanted.calculation.work(wanted.inputs, today)).kind === 'value') return true
  const query = index.read(question)
  return (
    query.groups.length >= LEAST_WORDS_OF_FACT &&
    index
      .find(query, 3)
      .some((each) => (each.isNeeded || each.coverage >= COVERAGE_OF_FACT) && isCovered(each, query))
  )
}

/** Of a question that a page settles for everybody. */
const [LEAST_WORDS_OF_FACT, COVERAGE_OF_FACT] = [3, 0.6]

/** Whether a page answered others who asked alike, although it reads as a call for advice. */
const isAskedByOthers = (question: string, index: SectionIndex): boolean =>
  !isOwnTrouble(question) && isNearExample(question, index)

/** Whether an example question of the site says the same, see {@link NEAR_EXAMPLE}. */
const isNearExample = (question: string, index: SectionIndex): boolean =>
  (index.alike(index.read(question))[0]?.nearest ?? 0) >= NEAR_EXAMPLE

/** Whether the firm is asked what it charges, and a page of its fees says it. */
function isFeeOfFirm(question: string, index: SectionIndex): boolean {
  const query = index.read(question)
  if (!asksFirm.test(query.text) || !asksPrice.test(query.text)) return false
  const [best] = index.find(query, 1)
  return best !== undefined && /^\/(?:pricing|services)/.test(best.section.path) && isCovered(best, query)
}

/** Whether the firm is asked for work beside its field that a page of its services speaks of. */
function isWorkOfFirm(question: string, index: SectionIndex): boolean {
  const field = otherFieldIn(question)
  const text = normalizeText(question)
  if (field === undefined || !(asksFirm.test(text) || asksPrice.test(text))) return false
  const [best] = index.find(index.read(field), 1)
  return best !== undefined && best.section.kind === 'service' && best.coverage >= WHOLE_FIELD
}

const WHOLE_FIELD = 0.9

/** So much of a question is in the heading that answers it. */
const ASKED_ON_SITE = 0.7

function refersBack(question: string): boolean {
  const count = question.trim().split(/\s+/).length
  return (
    (count <= SHORT_QUESTION_WORDS &&
      /^(?:and|what about|how about|also|aur|then|for|what if|in|if|agar)\b|^(?:और|अगर|फिर)/iu.test(
        question,
      )) ||
    count <= MOST_WORDS_ALONE
  )
}

type Check = (sentence: string) => boolean

/** What each section states, and its check: they do not depend on a question. */
const evidences = new WeakMap<Section, string>()
const checksOfSections = new Map<string, Check>()

function evidenceOf(section: Section): string {
  const known = evidences.get(section)
  if (known !== undefined) return known
  const { title, headings, texts } = section
  const evidence = [title, ...headings, ...texts].join('\n')
  evidences.set(section, evidence)
  checksOfSections.set(evidence, supportOf(evidence))
  return evidence
}

const mustBeConfirmed = /confirm before filing/i

const citedOf = ({ text, section }: QuotedSentence): Cited => ({
  text,
  source: sourceOf(section),
  evidence: evidenceOf(section),
})

/** So much more of a question than a date says makes a section worth quoting after it, and so many sentences of it. */
const BEYOND_DATES = 0.2
const MOST_BEYOND_DATES = 4

/** The same of a section that settles what is needed. */
const MOST_OF_NEEDED = 6

/** What a section says to a question of which a date is only a part: “my number changed, when is KYC due”. */
function beyondDates(
  dates: readonly Cited[],
  query: Query,
  found: readonly FoundSection[],
  index: SectionIndex,
): readonly Cited[] {
  const stated = index.coverageIn(
    query,
    dates.map(({ text }) => text),
  )
  const [best] = found.filter(({ section }) => section.path !== '/tools/compliance-calendar')
  if (!best || best.coverage < stated + BEYOND_DATES || !isCovered(best, query)) return []
  return quote([best], query, index).slice(0, MOST_BEYOND_DATES).map(citedOf)
}

/** Besides the figure: whether, when or why. */
const asksMore =
  /\b(?:when|why|which|whether|who|should|must|do i|need|or not)\b|\bkab\b|\bky[ou]n?\b|\bya na|pad(?:ega|egi|ta|ti)\b|z?aru+ri|कब|क्यों|पड़ेग|पड़त|जरूरी|या नहीं/u

/** What the pages say besides the figure of a calculator. */
function beyondFigures(found: readonly FoundSection[], query: Query, index: SectionIndex): readonly Cited[] {
  const [best] = found.filter(({ section }) => section.kind !== 'tool')
  if (!best || !isCovered(best, query)) return []
  return quote([best], query, index)
    .slice(0, best.isNeeded ? MOST_OF_NEEDED : MOST_BEYOND_DATES)
    .map(citedOf)
}

type Common = Pick<Answered, 'topic' | 'hasIdentifier'>

/** A sentence with the one source that it is from. */
interface Cited {
  readonly text: string
  readonly source: AnswerSource
  readonly evidence: string
}

/** Sentences with numbered sources; a sentence whose figures are not in its source is dropped. */
function assemble(
  common: Common,
  cited: readonly Cited[],
  found: readonly FoundSection[],
  confirm: boolean,
  more: Pick<Answered, 'working' | 'tool'> = {},
): FoundAnswer {
  const sources: AnswerSource[] = []
  const evidence: string[] = []
  const checks = new Map<string, Check>()
  const supports = (stated: string, text: string) => {
    const check = checksOfSections.get(stated) ?? checks.get(stated) ?? supportOf(stated)
    checks.set(stated, check)
    return check(text)
  }
  const place = (source: AnswerSource, stated: string) => {
    const known = sources.findIndex(
      ({ address, heading }) => address === source.address && heading === source.heading,
    )
    if (known >= 0) {
      if (!evidence[known]!.includes(stated)) evidence[known] += `\n${stated}`
      return known
    }
    evidence.push(stated)
    return sources.push(source) - 1
  }
  const sentences: AnswerSentence[] = cited
    // Pages repeat each other; a sentence is given once.
    .filter(({ text }, at) => cited.findIndex((other) => other.text === text) === at)
    .filter(({ text, evidence: stated }) => supports(stated, text))
    .map(({ text, source, evidence: stated }) => ({ text, sources: [place(source, stated)] }))
  // Pages to read further.
  for (const { section, coverage } of found)
    if (sources.length < MAX_SOURCES && coverage >= MIN_COVERAGE_OF_MORE)
      place(sourceOf(section), evidenceOf(section))
  return {
    answer: { kind: 'answer', ...common, sentences, sources, confirm, phrasedBy: 'site', ...more },
    evidence,
  }
}

/** The result of a calculation, or what it lacks. */
function workedAnswer(
  { calculation, inputs }: Wanted,
  common: Common,
  { index, today, question }: { index: SectionIndex; today: IsoDate; question: string },
): FoundAnswer {
  const outcome = outcomeOf(() => calculation.work(inputs, today))
  if (outcome.kind !== 'value') {
    const message =
      outcome.kind === 'no-table' ? outcome.message : (Object.values(outcome.fields)[0]?.message ?? '')
    return declined(common, message, calculation, today)
  }
  const worked = outcome.value
  if ('none' in worked) return declined(common, worked.none, calculation, today)
  if (isAsk(worked)) {
    const options = worked.options.map(({ value, label }) => ({ value, label }))
    return {
      answer: {
        kind: 'question',
        ...common,
        text: worked.text,
        options,
        open: { task: calculation.task, inputs, slot: worked.slot },
      },
      evidence: [],
    }
  }
  const address = `${calculation.path}#${new URLSearchParams(worked.fields).toString()}`
  const source: AnswerSource = {
    title: calculation.label,
    heading: '',
    address,
    kind: 'tool',
    asOf: checkedOn(worked, today),
  }
  const evidence = evidenceOfResult(calculation, worked)
  const cited = worked.sentences.map((text) => ({ text, source, evidence }))
  const query = index.read(question)
  const found = index.find(query)
  const [alike] = index.alike(query)
  const isOfPage = alike !== undefined && alike.section.kind !== 'tool'
  const more = isOfPage || asksMore.test(query.text) ? beyondFigures(found, query, index) : []
  const confirm = mustConfirm(worked.rules) || more.some(({ text }) => mustBeConfirmed.test(text))
  return assemble(common, [...cited, ...more], found, confirm, {
    ...(worked.working && { working: worked.working }),
    tool: { label: calculation.label, address },
  })
}

/** What a calculator refuses, with the page of its tables. */
const declined = (
  common: Common,
  message: string,
  { label, path }: Calculation,
  today: IsoDate,
): FoundAnswer => ({
  answer: {
    kind: 'decline',
    ...common,
    reason: 'not-covered',
    text: words.noTable(message),
    sources: [{ title: label, heading: '', address: path, kind: 'tool', asOf: today }],
  },
  evidence: [message],
})

/** The oldest check of a rule that a result uses. */
const checkedOn = ({ rules }: Result, today: IsoDate): IsoDate =>
  rules.map(({ verifiedOn }) => verifiedOn).toSorted()[0] ?? today

/** What the calculator states: its sentences are made of nothing else. */
const evidenceOfResult = ({ label }: Calculation, { sentences, working, fields, rules }: Result): string =>
  [
    label,
    ...sentences,
    ...(working?.lines ?? []).map(({ label: line, note, amount }) => `${line} ${note} ${amount}`),
    ...Object.values(fields),
    ...rules.map(({ verifiedOn, section, law }) => `${law} ${section} ${formatDate(verifiedOn)}`),
  ].join('\n')
