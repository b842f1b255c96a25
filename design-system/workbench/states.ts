import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
  StateValue,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { StatePromise } from './state-promise.ts'

export interface StatesOptions<Machine extends AnyStateMachine> {
  machine: Machine
  /** One of each relevant event, with its payload. Delays and outcomes of actors are added from the machine. */
  events: readonly (EventFromLogic<Machine> | OutcomeEvent)[]
  /** The machine's input, if it has one. */
  input?: InputFrom<Machine>
  /**
   * Distinguishes states of one name that differ in appearance, by a word or two, such as "failed". Each gets its own
   * story.
   */
  distinguish?: (snapshot: SnapshotFrom<Machine>) => string | false | undefined
  /** The part of the context that transitions depend on. @default all of it, as JSON */
  remember?: (snapshot: SnapshotFrom<Machine>) => unknown
  /** The component's messages, which promises refer to by key. */
  messages?: object
}

/** The end of an invoked actor, if its output matters: `{ type: 'xstate.done.actor.…', output }`. */
export interface OutcomeEvent {
  type: `xstate.${'done' | 'error'}.${string}`
  output?: unknown
  error?: unknown
}

export interface ReachableState<Machine extends AnyStateMachine = AnyStateMachine> {
  /** Such as `rating, failed`, `sending.seen` or `shown(countdown.paused, swipe.resting)`. */
  name: string
  snapshot: SnapshotFrom<Machine>
  /** The shortest sequence of events from the initial state. */
  steps: readonly { type: string }[]
  /** The promises of its state nodes, inner over outer. */
  promise: StatePromise
  /** The descriptions of its state nodes. */
  descriptions: readonly string[]
}

export interface States<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine
  /** Every reachable state by name, nearest first. */
  reachable: ReadonlyMap<string, ReachableState<Machine>>
  /** A frozen snapshot of a state, for a component's `snapshot`. Throws for a name that is not reachable. */
  frozen: (name: string, context?: Partial<ContextFrom<Machine>>) => SnapshotFrom<Machine>
  /** The text of a promise: the message with that key, or the literal. */
  words: (text: string) => string
}

/**
 * Every reachable state of a machine, for stories, screenshots and walks. The machine runs pure: no action, actor or
 * timer starts.
 */
export function statesOf<Machine extends AnyStateMachine>(options: StatesOptions<Machine>): States<Machine> {
  const { machine, input, distinguish, remember, messages = {} } = options
  type Snapshot = SnapshotFrom<Machine>
  const paths = getShortestPaths(machine as AnyStateMachine, {
    events: [...options.events, ...ownEvents(machine, options.events)],
    ...(input !== undefined && { input }),
    serializeState: (state) =>
      JSON.stringify([state.value, remember ? remember(state as Snapshot) : state.context]),
    limit: 20_000,
  })

  const reachable = new Map<string, ReachableState<Machine>>()
  for (const { state, steps } of paths) {
    const apart = distinguish?.(state as Snapshot) || undefined
    const name = stateName(state.value as StateValue) + (apart ? `, ${apart}` : '')
    const known = reachable.get(name)
    if (known && known.steps.length <= steps.length) continue
    const nodes = nodesOf(state)
    reachable.set(name, {
      name,
      snapshot: state as Snapshot,
      steps: steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init'),
      promise: promiseOf(nodes, apart),
      descriptions: nodes.flatMap(({ description }) => description ?? []),
    })
  }

  return {
    machine,
    reachable,
    frozen(name, context) {
      const found = reachable.get(name)
      if (!found)
        throw new Error(`${machine.id} has no state "${name}". It has: ${[...reachable.keys()].join('; ')}`)
      const { value, context: reached } = found.snapshot as AnyMachineSnapshot
      return machine.resolveState({ value, context: { ...reached, ...context } }) as Snapshot
    },
    words(text) {
      const word = (messages as Record<string, unknown>)[text]
      return typeof word === 'string' ? word : text
    },
  }
}

/** The active state nodes of a snapshot, outer ones first. */
const nodesOf = (snapshot: AnyMachineSnapshot): AnyStateNode[] =>
  // XState keeps them in document order, in a property that its types omit.
  (snapshot as { _nodes: AnyStateNode[] })._nodes

/** The promises of the nodes of a state, inner over outer. */
function promiseOf(nodes: readonly AnyStateNode[], apart: string | undefined): StatePromise {
  const parts = nodes.map(({ meta }) => {
    const { when, ...always } = (meta ?? {}) as StatePromise
    return { ...always, ...(apart !== undefined && when?.[apart]) }
  })
  return Object.assign({}, ...parts) as StatePromise
}

/** The events that a machine sends itself: delays and the ends of its actors. */
function ownEvents(machine: AnyStateMachine, given: readonly { type: string }[]): { type: string }[] {
  const types = new Set<string>()
  const collect = (node: AnyStateNode) => {
    for (const type of node.transitions.keys())
      if (/^xstate\.(after|done|error)\./.test(type)) types.add(type)
    Object.values(node.states).forEach(collect)
  }
  collect(machine.root)
  for (const { type } of given) types.delete(type)
  return [...types].map((type) => ({ type, output: undefined, error: new Error('failed') }))
}

/** `sending.seen` for a nested state, `shown(countdown.paused, swipe.resting)` for parallel regions. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value
  const parts = Object.entries(value).map(([key, inner]) => {
    const name = stateName(inner ?? '')
    return name.startsWith('(') ? key + name : `${key}.${name}`
  })
  return parts.length === 1 ? parts[0]! : `(${parts.join(', ')})`
}

/** A state's name in its story's id: `rating-failed`. */
export const stateSlug = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase()
