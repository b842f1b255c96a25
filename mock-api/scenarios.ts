/** What the mock can be made to do: chosen by `?mock=` in the address, or by Storybook's toolbar. */
import { refuse } from '@anupalan/server/contract'
import type { Refusal } from '@anupalan/server/contract'

export const scenarios = {
  normal: 'Answers as the server does.',
  slow: 'Answers as the server does, after a long wait.',
  offline: 'No call gets an answer.',
  failing: 'Every call answers that storage failed.',
  empty: 'Nothing is stored and nobody is signed in.',
  taken: 'Somebody is always quicker: every slot that is booked was just taken.',
  busy: 'Every call answers that there were too many.',
} as const

export type Scenario = keyof typeof scenarios

export const isScenario = (name: string): name is Scenario => Object.hasOwn(scenarios, name)

/**
 * The scenario an address names.
 *
 * @param search the query of the page's address, `?mock=slow`.
 * @throws RangeError for a name that is no scenario, with those that are.
 */
export function namedScenario(search: string): Scenario | undefined {
  const name = new URLSearchParams(search).get('mock')
  if (name === null) return undefined
  if (isScenario(name)) return name
  throw new RangeError(`There is no scenario ${name}: choose ${Object.keys(scenarios).join(', ')}.`)
}

/** The scenario an address names, `normal` where it names none; see `namedScenario`. */
export const readScenario = (search: string): Scenario => namedScenario(search) ?? 'normal'

/** The refusal every call gets in a scenario, before anything else is looked at. */
export function refusalOf(scenario: Scenario): Refusal | undefined {
  if (scenario === 'failing') return refuse('unavailable', { retryAfter: 5 })
  if (scenario === 'busy') return refuse('tooMany', { retryAfter: 30 })
  return undefined
}
