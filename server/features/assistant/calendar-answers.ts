/** Due dates that a question asks for, only from the statutory calendar. */
import type { AnswerSource } from '@anupalan/server/contract/assistant/schema'
import { effectiveDate } from '../../compliance/calendar/due-dates.ts'
import type { DueDate } from '../../compliance/calendar/due-dates.ts'
import type { Obligation } from '../../compliance/calendar/obligation.ts'
import { statutoryCalendar } from '../../compliance/calendar/statutory-calendar.ts'
import { dateParts, formatDate, MONTHS } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'
import { STATES } from '../../compliance/states.ts'
import { allDatesOf } from './dates-of-obligation.ts'
import { readSlots, withoutMonths } from './slots/read-slots.ts'
import type { Slots } from './slots/read-slots.ts'

export interface DateAnswer {
  readonly sentences: readonly {
    readonly text: string
    readonly source: AnswerSource
    readonly evidence: string
  }[]
  readonly confirm: boolean
}

const asksForDate =
  /\bwhen\b|due ?date|last date|last day|(?:till|until) when|still (?:file|revise)|final date|dead ?line|by which|which date|what date|what day|\bdates?\b|\bkab\b|kab tak|tar[ei]+kh|tareekh|tithi|\bdue\b|कब|तारीख|तिथि|अंतिम|आखिरी|लास्ट डेट|ड्यू/u

/** A question about money or a rule, although it names a return. */
const asksForMore =
  /late fee|penalt|interest|happens|\bmiss(?:ed|ing)?\b|jurmana|byaj|how (?:do|to|much)|who|why|exten|holiday|sunday|weekend|ब्याज|जुर्माना|देर|क्यों|रविवार|छुट्टी|applicable|must i|refund|remind|promise|check(?:ed)?\b|regist|panji|z[ao]+r[uo]+ri|jaruri|जरूरी|रजिस्ट|पंजी|begin|start|shuru|शुरू|apply to|applicable|limit|seema|सीमा|audit of|(?:need|needs|require|requires|required|mandatory|compulsory|necessary|liable)(?! to (?:file|pay|deposit|submit|send|give|be (?:filed|paid)))|kitne saal|कितने साल|new regime|old regime|kab (?:\S+ )?(?:lag|kat|jod|mil)|कब (?:\S+ )?(?:लग|कट|जोड|मिल)|bank account|बैंक खात|chal(?:ega|egi|ta)|rah(?:ega|egi)|continue|चलेग|रहेग|since when|kab se|कब से|from when|lagu|लागू|came into force|in force|effective|kanoo?n|कानून|what is (?:a |the )?(?:tax|financial|assessment) year/u

/** The last day to apply for an opening of the practice is on its page. */
const asksForJob =
  /(?:appl(?:y|ying|ication|ications)|resume|\bcv\b|bhej).*(?:\bpost\b|position|vacanc|\bjob\b|opening|associate|developer|intern|naukri|नौकरी|पद\b)|(?:\bjob\b|vacanc|opening|naukri|नौकरी).*(?:appl|last date|deadline|अंतिम|आखिरी)/u

/** A registration that was cancelled is restored by an application, and has no date in the calendar. */
const isEnded = /cancel|revo[ck]|restor|suspend|raddh?\b|रद्द|निरस्त|बहाल/u

/** Whatever else is said, a date is the answer. */
const asksForLastDay =
  /by when|(?:by )?(?:what|which) (?:date|day)|(?:till|until) when|can (?:i|we) still (?:file|revise)|last date (?:for|of|to)|due date (?:for|of)/u

const gst = /\bgst\b|जीएसटी/u
const quarterly =
  /(?:teen|tin|3|three) ?(?:mahin|months?)|तीन महीन|quarter|qrmp|timahi|traimasik|तिमाही|त्रैमासिक/u
const isMonthly = /month(?:ly)?\b|masik|maasik|har mahine|मासिक|हर महीने/u
const isReturn = /return|statement|file|filing|24q|26q|ritarn|रिटर्न|विवरण|bharn|भर/u

const datesInMonth =
  /(?:january|february|march|april|\bmay|june|july|august|september|october|november|december) (?:me|mein) (?:kab|kis|kaun)|(?:in|during) (?:january|february|march|april|may|june|july|august|september|october|november|december) (?:by|on) (?:when|what|which)|(?:जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर) में (?:कब|किस|कौन)|\b(?:dates|due|deadlines|fall(?:s|ing)?) (?:\w+ )?(?:in|during)\b/u

/** What a question names, and the obligations of the calendar; the first that matches counts. */
const named: readonly (readonly [says: (text: string) => boolean, names: readonly string[]])[] = [
  [
    (text) => /gstr-?\s?3b|\b3b\b|3बी/u.test(text),
    ['gstr-3b', 'gstr-3b-quarterly-22', 'gstr-3b-quarterly-24'],
  ],
  [(text) => /gstr-?\s?9c|9c\b/u.test(text), ['gstr-9c']],
  [
    (text) =>
      /gstr-?\s?9\b/u.test(text) ||
      (gst.test(text) && /annual|yearly|varshik|वार्षिक/u.test(text) && !/compos|कंपो/u.test(text)),
    ['gstr-9', 'gstr-9c'],
  ],
  [
    (text) => /gstr-?\s?4\b/u.test(text) || (/compos|कंपो/u.test(text) && /annual|yearly|वार्षिक/u.test(text)),
    ['gstr-4'],
  ],
  [
    (text) =>
      /cmp-?\s?0?8/u.test(text) ||
      (/compos|कंपो/u.test(text) && (gst.test(text) || isReturn.test(text) || /pay/u.test(text))),
    ['cmp-08', 'gstr-4'],
  ],
  [(text) => /gstr-?\s?1\b|gstr-?\s?1(?!\d)/u.test(text), ['gstr-1', 'gstr-1-quarterly']],
  [(text) => /pmt-?\s?0?6/u.test(text), ['pmt-06']],
  [(text) => /\biff\b|invoice furnishing/u.test(text), ['iff']],
  [(text) => /\blut\b|letter of undertaking|rfd-?\s?11/u.test(text), ['lut']],
  [(text) => /input (?:tax )?credit|\bitc\b|इनपुट|आईटीसी/u.test(text), ['credit-cut-off']],
  [
    (text) => gst.test(text) && /qrmp|quarter/u.test(text),
    ['gstr-1-quarterly', 'gstr-3b-quarterly-22', 'gstr-3b-quarterly-24', 'pmt-06', 'iff'],
  ],
  [
    (text) => /advance tax|एडवांस टैक्स|अग्रिम कर|agrim kar/u.test(text),
    ['advance-tax', 'advance-tax-presumptive'],
  ],
  [
    (text) => /\btcs\b|टीसीएस|27eq|form ?143/u.test(text) && /certif|27d|133/u.test(text),
    ['tcs-certificates'],
  ],
  [
    (text) => /\btcs\b|टीसीएस|27eq|form ?143/u.test(text) && /return|statement|27eq|143|रिटर्न/u.test(text),
    ['tcs-statement'],
  ],
  [(text) => /\btcs\b|टीसीएस/u.test(text), ['tcs-deposit']],
  [
    (text) =>
      /26qb|form ?141/u.test(text) ||
      (/\btds\b|टीडीएस/u.test(text) && /property|flat|house|संपत्ति|प्रॉपर्टी|मकान खरीद/u.test(text)),
    ['challan-property'],
  ],
  [
    (text) =>
      /26qc/u.test(text) || (/\btds\b|टीडीएस/u.test(text) && /\brent\b|kiray|किराय|किराए/u.test(text)),
    ['challan-rent', 'tds-deposit'],
  ],
  [(text) => /form ?16\b|form ?130|फॉर्म 16/u.test(text), ['tds-certificates-salary']],
  [
    (text) =>
      /form ?16a|form ?131/u.test(text) || (/\btds\b|टीडीएस/u.test(text) && /certif|प्रमाण/u.test(text)),
    ['tds-certificates', 'tds-certificates-salary'],
  ],
  [
    (text) =>
      /24q|26q\b|form ?138|form ?140/u.test(text) ||
      (/\btds\b|टीडीएस/u.test(text) && /return|statement|quarter|ritarn|रिटर्न|विवरण|तिमाही/u.test(text)),
    ['tds-statement'],
  ],
  [(text) => /\btds\b|टीडीएस/u.test(text), ['tds-deposit']],
  [(text) => /tax audit|audit report|3cd|ऑडिट रिपोर्ट|टैक्स ऑडिट/u.test(text), ['tax-audit-report']],
  [
    (text) =>
      /belated|late return of income|बिलेटेड|विलंबित/u.test(text) ||
      (/\bitr\b|income ?tax return|आईटीआर|आयकर रिटर्न/u.test(text) &&
        /miss(?:ed)?\b|forgot|still file|chhoot|chhut ga/u.test(text)),
    ['itr-belated'],
  ],
  [
    (text) =>
      /revised|revise|corrected|संशोधित|sanshodhit|sudhar|सुधार/u.test(text) && /return|itr|रिटर्न/u.test(text),
    ['itr-revised'],
  ],
  [
    (text) =>
      /\bitr\b|itr-?\s?\d|income ?tax return|aaykar|आईटीआर|आयकर|इनकम टैक्स/u.test(text) ||
      (/income ?tax/u.test(text) && isReturn.test(text)),
    ['itr-no-business', 'itr-business', 'itr-audit', 'itr-belated'],
  ],
  [(text) => /labou?r welfare|\blwf\b/u.test(text), ['labour-welfare-fund-karnataka']],
  [
    (text) => /professional tax|profession tax|\bpt\b|प्रोफेशनल टैक्स|व्यवसाय कर|पेशेवर कर/u.test(text),
    ['professional-tax'],
  ],
  [
    (text) => /\be?pf\b|provident|पीएफ|भविष्य निधि/u.test(text) && /\besic?\b|ईएसआई/u.test(text),
    ['pf', 'esi'],
  ],
  [(text) => /\be?pf\b|provident|पीएफ|भविष्य निधि/u.test(text), ['pf']],
  [(text) => /\besic?\b|employees.? state insurance|ईएसआई/u.test(text), ['esi']],
  [(text) => /aoc-?\s?4|financial statements? (?:with|to|of) the (?:registrar|roc)/u.test(text), ['aoc-4']],
  [(text) => /adt-?\s?1/u.test(text), ['adt-1']],
  [(text) => /mgt-?\s?7/u.test(text), ['mgt-7']],
  [(text) => /dpt-?\s?3/u.test(text), ['dpt-3']],
  [(text) => /\bagm\b|annual general meeting/u.test(text), ['agm']],
  [(text) => /msme-?\s?1/u.test(text), ['msme-1']],
  [(text) => /dir-?\s?3|director.{0,12}kyc|kyc.{0,16}director|din kyc|केवाईसी/u.test(text), ['dir-3-kyc']],
  [(text) => /\bllp\b|एलएलपी/u.test(text) && /form ?-?11|annual return/u.test(text), ['llp-form-11']],
  [(text) => /\bllp\b|एलएलपी/u.test(text) && /form ?-?8|account|solvency/u.test(text), ['llp-form-8']],
  [(text) => /\bllp\b|एलएलपी/u.test(text) && isReturn.test(text), ['llp-form-11', 'llp-form-8']],
  [
    (text) =>
      /\broc\b|registrar|annual (?:return|filing) of (?:a |the |my )?(?:private )?company|company.{0,14}annual (?:return|filing)/u.test(
        text,
      ),
    ['aoc-4', 'mgt-7'],
  ],
  [
    (text) => gst.test(text),
    ['gstr-1', 'gstr-3b', 'gstr-1-quarterly', 'gstr-3b-quarterly-22', 'gstr-3b-quarterly-24'],
  ],
]

const unaudited =
  /(?:without|no|bina|not|non[- ]?)\s*(?:an? |any |tax )?audit(?:ed)?|बिना ऑडिट|ऑडिट (?:नहीं|के बिना)|audit nahi/gu

function obligationsFor({ text, states }: Slots): Obligation[] {
  const [, names = []] = named.find(([says]) => says(text)) ?? []
  const all = statutoryCalendar.obligations
  if (names[0] === 'professional-tax') {
    const state = states[0] ?? '29'
    return all.filter(
      ({ name, audience }) => name.startsWith('professional-tax') && audience.state?.includes(state),
    )
  }
  const found = names.flatMap((name) => all.find((each) => each.name === name) ?? [])
  const wanted = found.filter(({ name, audience }) => {
    const isQuarterly = audience.gst?.[0] === 'qrmp' && audience.gst.length === 1
    const isForMonthly = audience.gst?.[0] === 'monthly' && audience.gst.length === 1
    if (quarterly.test(text) && isForMonthly) return false
    if (isMonthly.test(text) && !quarterly.test(text) && isQuarterly) return false
    const group = states[0] === undefined ? undefined : STATES[states[0]].qrmpGroup
    if (group !== undefined && audience.qrmpGroup !== undefined && audience.qrmpGroup !== group) return false
    if (/presumptive|44ad|प्रिजम्प्टिव/u.test(text) && name === 'advance-tax') return false
    if (
      /salar|no business|itr-?\s?[12]\b|सैलरी|वेतन|नौकरी/u.test(text) &&
      ['itr-business', 'itr-audit'].includes(name)
    )
      return false
    const isAudited = /audit|company|ऑडिट|कंपनी/u.test(text.replaceAll(unaudited, ' '))
    if (text.search(unaudited) >= 0 && ['itr-audit', 'itr-belated'].includes(name)) return false
    if (
      /proprietor|business|freelanc|vyapar|dukan|profession|व्यापार|दुकान|पेशेवर/u.test(text) &&
      name === 'itr-no-business'
    )
      return false
    if (isAudited && ['itr-no-business', 'itr-business', 'itr-belated'].includes(name)) return false
    return true
  })
  return wanted.length > 0 ? wanted : found
}

/** The dates of an obligation from a day on, or of the period or month that a question names. */
function datesOf(obligation: Obligation, { month, year, text }: Slots, today: IsoDate): DueDate[] {
  const dates = allDatesOf(obligation)
  const coming = dates.filter((each) => effectiveDate(each) >= today)
  const [, stated] = /(20\d\d)\s*[-/–]\s*(?:20)?\d\d(?!\d)/.exec(text) ?? []
  // An assessment year is that of the year before it.
  const yearKey =
    stated !== undefined && /\bay\b|\ba\.y\.|assessment year|निर्धारण वर्ष/u.test(text)
      ? String(Number(stated) - 1)
      : stated
  if (yearKey !== undefined) {
    const inYear = dates.filter(
      ({ period }) => period.label.startsWith(yearKey) || period.key.startsWith(yearKey),
    )
    if (inYear.length > 0) return inYear.slice(0, 4)
  }
  if (month !== undefined) {
    const monthName = MONTHS[month - 1]!
    const isYear = (day: IsoDate) => year === undefined || dateParts(day).year === year
    const ofPeriod = dates.filter(
      ({ period }) => period.label.includes(monthName) && (isYear(period.from) || isYear(period.to)),
    )
    const inMonth = dates.filter(
      (each) => dateParts(effectiveDate(each)).month === month && isYear(effectiveDate(each)),
    )
    // “The dates in January” fall in it; “the return of January” is about that month.
    const found =
      ofPeriod.length === 0 || (inMonth.length > 0 && datesInMonth.test(text)) ? inMonth : ofPeriod
    const next = found.filter((each) => effectiveDate(each) >= today)
    if (found.length > 0) return (next.length > 0 && year === undefined ? next : found).slice(0, 1)
  }
  return coming.slice(0, obligation.name === 'advance-tax' ? 4 : 1)
}

const sourceOf = ({ law, section, verifiedOn }: DueDate): AnswerSource => ({
  title: 'Compliance calendar',
  heading: `${law}, ${section}`,
  address: '/tools/compliance-calendar#tables',
  kind: 'calendar',
  asOf: verifiedOn,
})

function sentenceOf(date: DueDate): string {
  const { title, detail, period, extendedDate, extensionOrder, statutoryDate, weekday, confirm } = date
  const about =
    detail.includes(period.label) || /\d{4}/.test(detail) || title.startsWith('Advance tax')
      ? detail
      : `${detail}, ${period.label}`
  const when = `${weekday}, ${formatDate(extendedDate ?? statutoryDate)}`
  const moved =
    extendedDate === undefined ? '' : ` (extended from ${formatDate(statutoryDate)} by ${extensionOrder})`
  return `${title} (${about}): ${when}${moved}${confirm ? '; confirm before filing' : ''}.`
}

/** @returns undefined if the question asks for no due date that the calendar has */
export function answerDates(question: string, today: IsoDate): DateAnswer | undefined {
  const slots = readSlots(question)
  const { text } = slots
  if (
    asksForJob.test(text) ||
    !asksForDate.test(text) ||
    (asksForMore.test(text) && (!asksForLastDay.test(text) || isEnded.test(text)))
  )
    return undefined
  const dates = obligationsFor(slots)
    .flatMap((obligation) => datesOf(obligation, slots, today))
    .slice(0, 6)
  if (dates.length === 0) return undefined
  const sentences = dates.map((date) => ({
    text: sentenceOf(date),
    source: sourceOf(date),
    evidence: evidenceOf(date),
  }))
  return { sentences, confirm: dates.some(({ confirm }) => confirm) }
}

/** For a question that continues one about a date: “and GSTR-1?”, “aur december ka?”. */
export function answerDatesAfter(before: string, question: string, today: IsoDate): DateAnswer | undefined {
  if (!answerDates(before, today)) return undefined
  const { text, month } = readSlots(question)
  if (named.some(([says]) => says(text))) return answerDates(`${question} due date`, today)
  if (month === undefined) return undefined
  return answerDates(`${question} ${withoutMonths(readSlots(before).text)}`, today)
}

const evidenceOf = ({
  title,
  detail,
  period,
  statutoryDate,
  extendedDate,
  extensionOrder = '',
  section,
  law,
}: DueDate) =>
  [
    title,
    detail,
    period.label,
    formatDate(statutoryDate),
    extendedDate && formatDate(extendedDate),
    extensionOrder,
    section,
    law,
  ].join(' ; ')
