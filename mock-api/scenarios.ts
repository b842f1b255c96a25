/** The mock's scenarios, chosen by `?mock=` in the address or in Storybook's toolbar. */
import { refuse } from '@anupalan/server/contract'
import type { Refusal } from '@anupalan/server/contract'

export const scenarios = {
  normal: 'Answers as the server does.',
  slow: 'Answers as the server does, after a long wait.',
  offline: 'Every call fails without a response.',
  failing: 'Every call answers that storage failed.',
  empty: 'Nothing is stored and no user is signed in.',
  taken: 'Another visitor has just taken every slot that is booked.',
  busy: 'Every call answers that there were too many calls.',
} as const

export type Scenario = keyof typeof scenarios

export const isScenario = (name: string): name is Scenario => Object.hasOwn(scenarios, name)

/**
 * The scenario in an address.
 *
 * @param search the query of the page's address, `?mock=slow`.
 * @throws RangeError for an unknown scenario, with the list of scenarios.
 */
export function namedScenario(search: string): Scenario | undefined {
  const name = new URLSearchParams(search).get('mock')
  if (name === null) return undefined
  if (isScenario(name)) return name
  throw new RangeError(`There is no scenario ${name}: choose ${Object.keys(scenarios).join(', ')}.`)
}

/** The scenario in an address, or `normal`; see `namedScenario`. */
export const readScenario = (search: string): Scenario => namedScenario(search) ?? 'normal'

/** The refusal with which a scenario answers every call, before any check. */
export function refusalOf(scenario: Scenario): Refusal | undefined {
  if (scenario === 'failing') return refuse('unavailable', { retryAfter: 5 })
  if (scenario === 'busy') return refuse('tooMany', { retryAfter: 30 })
  return undefined
}
