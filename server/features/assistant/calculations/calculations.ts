/** All calculations, and the choice of the one that a question asks for. */
import type { AssistantTask } from '@anupalan/server/contract/assistant/rules'
import type { OpenTask } from '@anupalan/server/contract/assistant/schema'
import { readAmount } from '../../../compliance/format/read-amount.ts'
import type { IsoDate } from '../../../compliance/ist.ts'
import { normalizeText } from '../language/words.ts'
import { readDays } from '../slots/read-dates.ts'
import { readSlots } from '../slots/read-slots.ts'
import type { Slots } from '../slots/read-slots.ts'
import { isAsk, isLimit, rupeesOf } from './calculation.ts'
import type { Calculation, Inputs } from './calculation.ts'
import { capitalGainsCalculation } from './capital-gains.ts'
import { gstCalculation, gstInterestCalculation, gstLateFeeCalculation } from './gst.ts'
import { incomeTaxCalculation } from './income-tax.ts'
import { advanceTaxCalculation, emiCalculation } from './loan-and-advance-tax.ts'
import { gratuityCalculation, hraCalculation, professionalTaxCalculation } from './pay.ts'
import { presumptiveCalculation } from './presumptive.ts'
import { contributionsCalculation, takeHomeCalculation } from './salary.ts'
import { tdsCalculation } from './tds.ts'
import { tdsInterestCalculation } from './tds-interest.ts'

/** The more special ones first. */
const calculations: readonly Calculation[] = [
  gstLateFeeCalculation,
  gstInterestCalculation,
  hraCalculation,
  gratuityCalculation,
  emiCalculation,
  takeHomeCalculation,
  professionalTaxCalculation,
  contributionsCalculation,
  presumptiveCalculation,
  advanceTaxCalculation,
  tdsInterestCalculation,
  tdsCalculation,
  capitalGainsCalculation,
  gstCalculation,
  incomeTaxCalculation,
]

export const calculationOf = (task: AssistantTask): Calculation =>
  calculations.find((each) => each.task === task)!

/** “Calculate”, “how much will it be”: a calculation is wanted although its amounts are missing. */
const wantsFigure =
  /\bcalculat\w*|\bcompute\b|work out|\bestimate my|\bmy (?:emi|hra|gratuity|tax)\b|hisab|hisaab|nikal(?:o|na|e|ein|iye|do)\b|ganana|हिसाब|गणना|निकाल|कैलकुलेट/u

/** A question about how something works is answered from the pages, whatever figures are in it. */
const asksForRule =
  /\b(?:limit|threshold|what is the rate|which rate|slab|rule|when|who|why|difference|last date|due date|deadline|how long|formula|how is|how are|meaning|what does|kab|kyon|kyun|seema)\b|कब|क्यों|सीमा|नियम|अंतिम|आखिरी/u

/** The rate that one’s own income reaches. */
const ownSlab = /(?<=\d ?(?:%|percent) (?:\S+ )?)slab\b/gu

/** “15 days beyond its due date” is a delay, and asks for no date. */
const afterDueDate =
  /(?:beyond|after|past|from|over) (?:the |its |their |our )?(?:due date|last date|deadline)|(?:due date|last date) (?:ke|se|k) (?:baad|bad|upar)/gu

/** What must be deducted so that both regimes cost the same. */
const asksForBreakEven =
  /break[- ]?even|breaks even|barabar|बराबर|how much (?:in )?deductions?|kitni deduction|कितनी (?:कटौती|डिडक्शन)/u

const asksForFormula = /formula|sutra|tari[kq]a|kis tarah|rule|niyam|सूत्र|फॉर्मूला|फार्मूला|तरीका|किस तरह|नियम/u

/** What the firm charges is no calculation, whatever its work is called. */
const asksFeeOfFirm =
  /(?:\byou(?:r|rs)?\b|\ba+p(?:ko|ki|ka|ke|log)?\b|आप\S*).*(?:\bfees?\b|charge|फीस|शुल्क)|(?:\bfees?\b|charge|फीस|शुल्क).*(?:\byou(?:r|rs)?\b|\ba+p(?:ko|ki|ka|ke|log)?\b|आप)/u

/** Calculations of an amount that questions compare with a limit. */
const comparing = new Set<AssistantTask>(['tds', 'contributions', 'income-tax'])

export interface Wanted {
  readonly calculation: Calculation
  readonly inputs: Inputs
}

/** The calculation that a question asks for, if any, with the inputs that it states. */
export function wantedCalculation(question: string, today: IsoDate): Wanted | undefined {
  const slots = readSlots(question)
  const { text, amounts } = slots
  const hasFigures = amounts.length > 0 || (slots.states.length > 1 && /gst|जीएसटी/u.test(text))
  if (!hasFigures && !wantsFigure.test(text) && !/\d+\s*(?:days?|din|दिन)/u.test(text)) return undefined
  if (
    !hasFigures &&
    /how (?:is|are|do|does)|kaise|कैसे|formula|explain|what is|where|\bkaha+n?\b|कहां/u.test(text)
  )
    return undefined
  if (!hasFigures && asksFeeOfFirm.test(text)) return undefined
  if (asksForBreakEven.test(text) || (!hasFigures && asksForFormula.test(text))) return undefined
  const withoutDelay = text.replaceAll(afterDueDate, ' late ').replaceAll(ownSlab, ' ')
  if (asksForRule.test(withoutDelay) && !wantsFigure.test(text) && !isAmountOfTax(text)) return undefined
  const calculation = calculations.find(({ isAbout }) => isAbout(withoutDelay))
  // “Rent above 50,000” is what a rule is asked for.
  if (
    calculation !== undefined &&
    comparing.has(calculation.task) &&
    amounts.length > 0 &&
    amounts.every((each) => isLimit(text, each))
  )
    return undefined
  // Whether gratuity is taxed, or what to put aside for it, needs no length of service.
  if (
    calculation?.task === 'gratuity' &&
    slots.years === undefined &&
    /\btax|टैक्स|कर मुक्त|aside|provision|every month|har mahine|alag/u.test(text)
  )
    return undefined
  // What the rebate is, and up to which income, is said for everybody.
  if (
    calculation?.task === 'income-tax' &&
    /rebate|रिबेट|87a/u.test(text) &&
    !/\bmy\b|mer[ai]|meri|मेर[ाीे]/u.test(text)
  )
    return undefined
  // A turnover says who deducts, and is no payment.
  if (
    calculation?.task === 'tds' &&
    /turn ?over|bikri|\bsales?\b|टर्नओवर|बिक्री/u.test(text) &&
    amounts.length === 1
  )
    return undefined
  return calculation && { calculation, inputs: calculation.read(slots, today) }
}

/** A calculation with other inputs: “and for 15 lakh?”, “old regime?”. */
export function followingCalculation(before: string, question: string, today: IsoDate): Wanted | undefined {
  const last = wantedCalculation(before, today)
  if (!last) return undefined
  const { calculation } = last
  const assumed = calculation.read(readSlots(''), today)
  const stated = Object.entries(calculation.read(readSlots(question), today)).filter(
    ([name, value]) => assumed[name] !== value,
  )
  return stated.length === 0
    ? undefined
    : { calculation, inputs: { ...last.inputs, ...Object.fromEntries(stated) } }
}

/** “How much tax on …” wants a figure, although it may contain the words of a rule. */
const isAmountOfTax = (text: string) =>
  /how much (?:\w+ ){0,3}(?:tax|gst|tds|emi|gratuity|interest|fee)|(?:tax|gst|tds|emi|gratuity|interest|fee) (?:on|for|of) (?:₹|rs|\d)|kitn[aie]|कितन/u.test(
    text,
  )

/** The inputs of an open calculation with the reply to what was asked. */
export function continueCalculation(open: OpenTask, reply: string, today: IsoDate): Wanted | undefined {
  const calculation = calculationOf(open.task)
  const slots = readSlots(reply)
  const asked = calculation.work(open.inputs, today)
  if (!isAsk(asked) || asked.slot !== open.slot) return undefined
  const found = calculation.read(slots, today)
  const value = replyTo(asked.options, reply, slots, found[asked.slot])
  if (value === undefined) return undefined
  // What was known stays: a reply is about what was asked, and may add what was not.
  return {
    calculation,
    inputs: { ...found, ...open.inputs, ...value, [asked.slot]: value[asked.slot] ?? '' },
  }

  function replyTo(
    options: readonly { value: string; label: string; says: RegExp }[],
    text: string,
    { amounts, years, months, days, rates }: Slots,
    own: string | undefined,
  ): Record<string, string> | undefined {
    const slot = open.slot
    const normalized = normalizeText(text).trim()
    if (options.length > 0) {
      const chosen =
        options.find(
          (option) => option.value === text.trim() || normalizeText(option.label) === normalized,
        ) ?? options.find(({ says }) => says.test(normalized))
      if (chosen) return { [slot]: chosen.value }
      const amount = amounts[0]
      return slot === 'turnover' && amount ? { [slot]: rupeesOf(amount.amount) } : undefined
    }
    const bare = /^\D{0,12}(\d+(?:\.\d+)?)\D{0,20}$/u.exec(normalized)?.[1]
    // “June 2012”: the first of it.
    if (slot.endsWith('On'))
      return one((readDays(normalized, today)[0] ?? readDays(`1 ${normalized}`, today)[0])?.day)
    if (slot === 'days') return one(days ?? bare)
    if (slot === 'rate') return one(rates[0] === undefined ? bare : rates[0] / 100)
    if (slot === 'months')
      return one(years === undefined ? (months ?? bare) : Math.round(years * 12) + (months ?? 0))
    if (slot === 'years') {
      const count = years ?? (months === undefined ? bare : 0)
      return count === undefined
        ? undefined
        : { years: String(count), ...(months !== undefined && { months: String(months) }) }
    }
    if (amounts[0]) return one(rupeesOf(amounts[0].amount))
    const read = readAmount(text)
    return read.ok ? one(rupeesOf(read.value)) : one(own)

    function one(given: string | number | undefined): Record<string, string> | undefined {
      return given === undefined ? undefined : { [slot]: String(given) }
    }
  }
}
