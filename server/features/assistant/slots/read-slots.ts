/** Figures and facts of a question: amounts, rates, ages, spans, states, the regime. Nothing is guessed. */
import { STATES } from '../../../compliance/states.ts'
import type { StateCode } from '../../../compliance/states.ts'
import { normalizeText } from '../language/words.ts'
import { monthNames } from './months.ts'
import { withDigits } from './number-words.ts'

export interface AmountSlot {
  /** In paise. */
  readonly amount: number
  /** Where it begins and ends in the text. */
  readonly at: number
  readonly end: number
  /** The words next to it, for what it is an amount of. */
  readonly label: string
}

export interface Slots {
  /** The normalized question, with digits for numbers in words. */
  readonly text: string
  readonly amounts: readonly AmountSlot[]
  /** In basis points. */
  readonly rates: readonly number[]
  /** Of a person, in years. */
  readonly age: number | undefined
  readonly years: number | undefined
  readonly months: number | undefined
  readonly days: number | undefined
  readonly regime: 'new' | 'old' | undefined
  /** In the order of the text. */
  readonly states: readonly StateCode[]
  /** A month that is named, 1 to 12. */
  readonly month: number | undefined
  readonly year: number | undefined
}

const factors: readonly (readonly [RegExp, number])[] = [
  [/^(?:crores?|cr|karod|karor|करोड)$/u, 1_00_00_000],
  [/^(?:lakhs?|lacs?|laakh|lpa|l|लाख)$/u, 1_00_000],
  [/^(?:thousand|hazaar|hazar|hajar|k|हजार)$/u, 1_000],
]

const unit = 'crores?|cr|karod|karor|करोड|lakhs?|lacs?|laakh|lpa|l|लाख|thousand|hazaar|hazar|hajar|k|हजार'
const edge = '(?![\\p{L}\\p{M}\\d])'
const term = `(\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?)\\s*(${unit})${edge}`
const amountPattern = new RegExp(
  `(?<currency>₹|\\brs\\.?|\\binr|रु\\.?)?\\s*(?:(?<compound>${term}(?:\\s*${term})*(?:\\s+(?<remainder>\\d{1,3})(?=\\s*(?:/-|rupees?|rupaye|rupay|रुपये|रुपए|रुपया)))?)|(?<figure>\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?)(?![\\p{L}\\p{M}\\d]))(?<after>\\s*(?:/-|rupees?|rupaye|rupay|rs|inr|रुपये|रुपए|रुपया|रु))?`,
  'giu',
)
const termPattern = new RegExp(term, 'giu')

/** What a bare number is if it is no amount. */
const otherwise =
  /^\s*(?:%|percent|per ?cent|प्रतिशत|फीसदी|pratishat|years?|yrs?|saal|sal\b|varsh|साल|वर्ष|months?|mahin|maheen|महीन|माह|days?|din\b|दिन|dinon|th\b|st\b|nd\b|rd\b|people|persons?|employees|employee|staff|log\b|karmchari|entries|invoices|instal|kist|किस्त|cities|am\b|pm\b|baje|tarikh|तारीख|ko\b|को|january|february|march|april|may\b|june|july|august|september|october|november|december)/iu

const spans = /^\s*(?:months?|mahin|maheen|महीन|माह|years?|yrs?|saal|sal\b|varsh|साल|वर्ष|ko\b|को)/iu

/** In rupees: a smaller bare number is rather no amount. */
const LEAST_AMOUNT = 500

/** The last question and its slots: calculations and the calendar read the same one. */
let last: readonly [question: string, slots: Slots] | undefined

export function readSlots(question: string): Slots {
  if (question !== last?.[0]) last = [question, slotsOf(question)]
  return last[1]
}

function slotsOf(question: string): Slots {
  const text = withDigits(normalizeText(question))
  return {
    text,
    amounts: readAmounts(text),
    rates: readRates(text),
    age: readAge(text),
    years: figureBefore(text, /(?:years?|yrs?|saal|sal|varsh|साल|वर्ष)(?![\p{L}\p{M}])/u),
    months: figureBefore(
      text,
      /(?:months?|mahin\w*|maheen\w*|महीन\p{M}*|माह|instalments?|kist\w*|किस्त\p{M}*)(?![\p{L}\p{M}])/u,
    ),
    days: figureBefore(text, /(?:days?|din|dinon|दिन|दिनों)(?![\p{L}\p{M}])/u),
    regime: readRegime(text),
    states: readStates(text),
    month: monthIn(text),
    year: readYear(text),
  }
}

function readAmounts(text: string): AmountSlot[] {
  const found: { amount: number; at: number; end: number }[] = []
  for (const match of text.matchAll(amountPattern)) {
    const { currency, compound, remainder = '0', figure, after } = match.groups!
    const at = match.index
    const end = at + match[0].length
    if (compound !== undefined) {
      let rupees = Number(remainder)
      for (const [, number = '', name = ''] of compound.matchAll(termPattern))
        rupees += Number(number.replaceAll(',', '')) * factors.find(([pattern]) => pattern.test(name))![1]
      found.push({ amount: Math.round(rupees * 100), at, end })
      continue
    }
    const rest = text.slice(end)
    const isMoney = currency !== undefined || after !== undefined
    const value = Number(figure!.replaceAll(',', ''))
    // “65000 a month” is no span.
    const isSpan = spans.test(rest) && value >= LEAST_AMOUNT
    if (!isMoney && ((otherwise.test(rest) && !isSpan) || isOtherNumber(text, at, figure!))) continue
    if (!isMoney && value < LEAST_AMOUNT && !/[,.]/.test(figure!)) continue
    found.push({ amount: Math.round(value * 100), at, end })
  }
  return found.map((each, index) => {
    const from = found[index - 1]?.end ?? 0
    const to = found[index + 1]?.at ?? text.length
    // What is said before an amount names it; what follows does so up to the next comma.
    return {
      ...each,
      label: `${text.slice(from, each.at)} | ${/^[^,;।]*/.exec(text.slice(each.end, to))![0]}`,
    }
  })
}

/** A year, a section, a form, a part of a date or of a financial year. */
function isOtherNumber(text: string, at: number, figure: string): boolean {
  const before = text.slice(0, at + 1)
  return (
    /(?<![\p{L}\p{M}])(?:section|sec|sec\.|s\.|धारा|dhara|rule|form|gstr|itr|fy|ty|ay|year|act|age|aged|umar|umra|उम्र|आयु|january|february|march|april|may|june|july|august|september|october|november|december)[\s-]*\d?$|[-/]\d?$/iu.test(
      before,
    ) ||
    (/^(?:19|20)\d\d$/.test(figure) && !/[₹]/.test(before.slice(-3)))
  )
}

const readRates = (text: string) =>
  [...text.matchAll(/(\d+(?:\.\d+)?)\s*(?:%|percent|per ?cent|प्रतिशत|फीसदी|pratishat)/giu)].map(
    ([, figure]) => Math.round(Number(figure) * 100),
  )

function readAge(text: string): number | undefined {
  const [, before, after] =
    /(?:\b(?:age|aged|umar|umra)|उम्र|आयु)\s*(?:is|of|hai|है|:)?\s*(\d{2,3})|(\d{2,3})\s*(?:years? old|yrs? old|saal k[aiey]|sal k[aiey]|साल क[ाीे]|वर्षीय)/iu.exec(
      text,
    ) ?? []
  const [, ofPerson] =
    /\b(?:i am|i'?m|he is|she is|(?:father|mother|mom|dad|husband|wife|parent|uncle|aunt|grand\w+|client) is|(?:pitaji|papa|mummy|maa|father|mother|pita|mata) )\s*(?:now |about |aged )?(\d{2})(?!\d|[.,]\d|%|\s*(?:lakh|lac|crore|cr|k|l|%|percent|employees?|people|staff|days?|months?|din|mahin|km)\b)/u.exec(
      text,
    ) ?? []
  const age = Number(before ?? after ?? ofPerson)
  if (Number.isFinite(age) && age > 0) return age
  if (/super senior|अति वरिष्ठ/u.test(text)) return 80
  return /senior citizen|वरिष्ठ नागरिक|सीनियर सिटीजन/u.test(text) ? 60 : undefined
}

function figureBefore(text: string, name: RegExp): number | undefined {
  const [, figure] = new RegExp(`(\\d+(?:\\.\\d+)?)[\\s-]*${name.source}(?! old)`, 'iu').exec(text) ?? []
  return figure === undefined ? undefined : Number(figure)
}

function readRegime(text: string): 'new' | 'old' | undefined {
  const isNew = /\bnew\b|\bnay[ai]\b|\bnai\b|नई|नया|न्यू/iu.test(text)
  const isOld = /\bold (?:tax )?regime|\bpuran[ai]\b|पुरान|ओल्ड/iu.test(text) || /^old\b/i.test(text)
  return isNew === isOld ? undefined : isNew ? 'new' : 'old'
}

/** Other names of places, by state. */
const places: Readonly<Partial<Record<StateCode, string>>> = {
  '07': 'delhi, new delhi, दिल्ली',
  '06': 'haryana, gurgaon, gurugram, faridabad, हरियाणा, गुड़गांव',
  '09': 'up, uttar pradesh, noida, lucknow, kanpur, उत्तर प्रदेश, नोएडा, लखनऊ',
  '08': 'rajasthan, jaipur, राजस्थान, जयपुर',
  '10': 'bihar, patna, बिहार, पटना',
  '03': 'punjab, ludhiana, पंजाब',
  '19': 'west bengal, bengal, kolkata, calcutta, पश्चिम बंगाल, कोलकाता',
  '23': 'madhya pradesh, mp, indore, bhopal, मध्य प्रदेश, इंदौर, भोपाल',
  '24': 'gujarat, ahmedabad, surat, गुजरात, अहमदाबाद, सूरत',
  '27': 'maharashtra, mumbai, pune, nagpur, महाराष्ट्र, मुंबई, पुणे',
  '29': 'karnataka, bengaluru, bangalore, mysuru, mysore, hubballi, कर्नाटक, बेंगलुरु, बैंगलोर, बंगलौर',
  '30': 'goa, गोवा',
  '32': 'kerala, kochi, केरल',
  '33': 'tamil nadu, tamilnadu, chennai, coimbatore, तमिलनाडु, चेन्नई',
  '36': 'telangana, hyderabad, तेलंगाना, हैदराबाद',
  '37': 'andhra pradesh, andhra, visakhapatnam, आंध्र प्रदेश',
  '21': 'odisha, orissa, ओडिशा',
  '18': 'assam, guwahati, असम',
  '20': 'jharkhand, ranchi, झारखंड',
  '22': 'chhattisgarh, raipur, छत्तीसगढ़',
  '05': 'uttarakhand, dehradun, उत्तराखंड',
}

const namesOfPlaces = Object.entries(STATES)
  .flatMap(([code, { name }]) =>
    [name, ...(places[code as StateCode]?.split(', ') ?? [])].map((each) => ({
      name: normalizeText(each),
      code: code as StateCode,
    })),
  )
  .toSorted((one, other) => other.name.length - one.name.length)
  .map(({ name, code }) => ({
    name,
    code,
    pattern: new RegExp(`(?<![\\p{L}\\p{M}])${name}(?![\\p{L}\\p{M}])`, 'u'),
  }))

function readStates(text: string): StateCode[] {
  const found = new Map<number, StateCode>()
  let rest = text
  for (const { name, code, pattern } of namesOfPlaces) {
    // Nearly always not in it, and much faster than the pattern.
    if (!rest.includes(name)) continue
    const at = rest.search(pattern)
    if (at < 0) continue
    found.set(at, code)
    rest = rest.slice(0, at) + ' '.repeat(name.length) + rest.slice(at + name.length)
  }
  return [...found].toSorted(([one], [other]) => one - other).map(([, code]) => code)
}

/** The city of a rented home, as the calculator of the house rent allowance names it. */
export function readCity(text: string): string | undefined {
  const cities: readonly (readonly [RegExp, string])[] = [
    [
      /bengaluru|bangalore|\bblr\b|koramangala|indiranagar|whitefield|jayanagar|basavanagudi|malleshwaram|rajajinagar|hsr layout|btm layout|marathahalli|electronic city|hebbal|banashankari|yelahanka|बेंगलुरु|बेंगलूर|बैंगलोर|बंगलौर/u,
      'Bengaluru',
    ],
    [/mumbai|bombay|andheri|bandra|borivali|dadar|powai|\bthane\b|मुंबई|अंधेरी|बांद्रा/u, 'Mumbai'],
    [/delhi|karol bagh|\bsaket\b|dwarka|lajpat nagar|rohini|दिल्ली|द्वारका/u, 'Delhi'],
    [/kolkata|calcutta|salt lake|कोलकाता|कलकत्ता/u, 'Kolkata'],
    [/chennai|madras|adyar|velachery|t\.? ?nagar\b|anna nagar|tambaram|चेन्नई|मद्रास/u, 'Chennai'],
    [/hyderabad|gachibowli|hitech city|kukatpally|secunderabad|madhapur|हैदराबाद|सिकंदराबाद/u, 'Hyderabad'],
    [/\bpune\b|\bpoona\b|hinjew?adi|kothrud|पुणे|पूना/u, 'Pune'],
    [/ahmedabad|अहमदाबाद/u, 'Ahmedabad'],
    [
      /non[- ]?metro|other city|another city|elsewhere|kahin aur|mysuru|mysore|jaipur|lucknow|indore|noida|gurgaon|gurugram|gr\.? noida|ghaziabad|faridabad|kochi|cochin|ernakulam|surat|nagpur|hubballi|hubli|dharwad|bhopal|patna|salem|madurai|coimbatore|trichy|vellore|mangal(?:ore|uru)|belagavi|belgaum|udupi|tumkur|tumakuru|shimoga|davan[ag]ere|vizag|visakhapatnam|vijayawada|guntur|warangal|nashik|aurangabad|kolhapur|solapur|vadodara|baroda|rajkot|bhavnagar|kanpur|varanasi|banaras|agra|meerut|bareilly|allahabad|prayagraj|gorakhpur|dehradun|chandigarh|mohali|ludhiana|amritsar|jalandhar|jodhpur|udaipur|\bkota\b|ajmer|ranchi|jamshedpur|dhanbad|raipur|bhilai|bhubaneswar|cuttack|guwahati|siliguri|durgapur|jammu|srinagar|shimla|thiruvananthapuram|trivandrum|kozhikode|thrissur|\bgoa\b|panaji|gwalior|jabalpur|ujjain|\bvillage\b|\bgaon\b|small town|गांव|कस्ब|पटना|भोपाल|कानपुर|नागपुर|सूरत|आगरा|मेरठ|वाराणसी|बनारस|गुड़गांव|गाजियाबाद|चंडीगढ|देहरादून|रांची|रायपुर|इलाहाबाद|प्रयागराज|मैसूर|मैसूरु|जयपुर|लखनऊ|नोएडा|इंदौर/u,
      'other',
    ],
  ]
  return cities.find(([pattern]) => pattern.test(text))?.[1]
}

const monthPatterns = monthNames.map(
  (names) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${names})(?![\\p{L}\\p{M}])`, 'u'),
)

/** The first month of the year that a text names, 1 to 12. @param text normalized */
export function monthIn(text: string): number | undefined {
  const at = monthPatterns.findIndex((names) => names.test(text))
  return at < 0 ? undefined : at + 1
}

/** A text without the names of months. @param text normalized */
export const withoutMonths = (text: string): string =>
  monthPatterns.reduce((rest, names) => rest.replace(names, ' '), text)

function readYear(text: string): number | undefined {
  const [, year] = /(?<!\d)(20\d\d)(?!\d)/.exec(text) ?? []
  return year === undefined ? undefined : Number(year)
}
