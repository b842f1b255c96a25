/** A calculation by a tool of the site: which questions ask for it, what it needs, and its result in sentences. */
import type { AssistantTask } from '@anupalan/server/contract/assistant/rules'
import type { Asked, AnswerWorking } from '@anupalan/server/contract/assistant/schema'
import { needsConfirmation } from '../../../compliance/dated.ts'
import { formatRupees } from '../../../compliance/format/rupees.ts'
import type { IsoDate } from '../../../compliance/ist.ts'
import type { RuleReference, Working } from '../../../compliance/working.ts'
import type { AmountSlot, Slots } from '../slots/read-slots.ts'

/** What is known, by name; amounts in rupees: `1200000`. The names are the fields of the tool, where it has them. */
export type Inputs = Readonly<Record<string, string>>

export interface Option {
  readonly value: string
  readonly label: string
  /** Words of a reply that choose it. */
  readonly says: RegExp
}

/** A fact that is missing. */
export interface Ask {
  readonly slot: string
  readonly text: string
  /** Empty for an amount or a number. */
  readonly options: readonly Option[]
}

export interface Result {
  /** The result first. Every figure is from the calculator. */
  readonly sentences: readonly string[]
  readonly working?: AnswerWorking
  /** Fields of the tool, for its address. */
  readonly fields: Inputs
  readonly rules: readonly RuleReference[]
}

export interface Calculation {
  readonly task: AssistantTask
  /** Path of the tool. */
  readonly path: string
  readonly label: string
  /** Whether a normalized question is about it. */
  readonly isAbout: (text: string) => boolean
  /** What a question states. */
  readonly read: (slots: Slots, today: IsoDate) => Inputs
  /** @throws InputError, NoTableError, RangeError */
  readonly work: (inputs: Inputs, today: IsoDate) => Ask | Result | { readonly none: string }
}

export const isAsk = (outcome: Ask | Result | { readonly none: string }): outcome is Ask => 'slot' in outcome

/** Rupees as the address of a tool has them. */
export const rupeesOf = (paise: number): string => String(paise / 100)

export const paiseOf = (rupees: string): number => Math.round(Number(rupees) * 100)

export const show = (paise: number): string => formatRupees(paise)

export function workingOf(caption: string, working: Working): AnswerWorking {
  return {
    caption,
    lines: working.map(({ label, amount, total = false, rule, note }) => ({
      label,
      amount: formatRupees(amount),
      isTotal: total,
      note: note?.replace(/\.$/, '') ?? '',
      rule: rule === undefined ? '' : `${rule.law}, ${rule.section}`,
    })),
  }
}

export const rulesOf = (working: Working): RuleReference[] => working.flatMap(({ rule }) => rule ?? [])

export const mustConfirm = (rules: readonly RuleReference[]): boolean => rules.some(needsConfirmation)

/** Without the undefined ones. */
export const known = (inputs: Readonly<Record<string, string | undefined>>): Inputs =>
  Object.fromEntries(
    Object.entries(inputs).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )

/** Words that name an amount stand at most so far from it, in characters. */
const NEAR = 30

/** The amount that words name: the nearest to them, and of two as near the one after them. */
export function amountNamed(amounts: readonly AmountSlot[], name: RegExp): number | undefined {
  const everywhere = new RegExp(name.source, 'gu')
  let [best, least]: [number | undefined, number] = [undefined, NEAR]
  for (const { amount, label } of amounts) {
    const [before = '', after = ''] = label.split(' | ')
    const last = [...before.matchAll(everywhere)].at(-1)
    const inFront = last && before.length - last.index - last[0].length
    const behind = after.match(name)?.index
    // Half a step: what is said in front of an amount names it rather than the one before.
    const distance = Math.min(inFront ?? NEAR, behind === undefined ? NEAR : behind + 0.5)
    if (distance < least) [best, least] = [amount, distance]
  }
  return best
}

const month = '(?:mon?th(?:ly)?|mnth|mahin\\S*|maheen\\S*|महीन\\S*|माह|p\\.?m\\b\\.?)'
const monthAfter = new RegExp(
  `^ *(?:\\/-|rs\\.?|rupees?|rupaye|रुपये|रुपए)? *(?:\\/|per|a|an|every|each|har|prati|in a|हर|प्रति)? *${month}`,
  'u',
)
const monthBefore = new RegExp(
  `${month} *(?:(?:ki|ka|ke|की|का|के|salary|income|pension|pay|wages?|wage|basic|rent|gross|tankh\\S*|vetan|kamai|सैलरी|वेतन|पेंशन|तनख्वाह|कमाई|is|of|hai|है|rs\\.?|₹)? *){0,4}$`,
  'u',
)

/** Whether an amount is one of each month: its period stands next to it. */
export const isOfMonth = ({ label }: AmountSlot): boolean => {
  const [before = '', after = ''] = label.split(' | ')
  return monthAfter.test(after) || monthBefore.test(before)
}

/** Whether an amount is what another one is compared with: “more than ₹50,000”, “50 हज़ार से ज़्यादा”. */
export const isLimit = (text: string, { at, end }: AmountSlot): boolean =>
  /(?:above|more than|over|beyond|cross\w*|exceed\w*|below|less than|up ?to|under|at least) *(?:rs\.? *|₹ *)?$/u.test(
    text.slice(0, at + 1).replace(/\d$/u, ''),
  ) ||
  /^ *(?:\/-|rupees?|rupaye|rupay|rs|रुपये|रुपए)? *(?:se|से) *(?:z[ya]+da|jyada|jada|adhik|upar|uper|kam|ज्यादा|अधिक|ऊपर|कम)|^ *(?:ko |को )?(?:cross|exceed|paar|par kar|पार)/u.test(
    text.slice(end),
  )

export const rupees = (paise: number | undefined): string | undefined =>
  paise === undefined ? undefined : rupeesOf(paise)

export const askAmount = (slot: string, text: string): Ask => ({ slot, text, options: [] })

export type AskedOptions = Asked['options']
