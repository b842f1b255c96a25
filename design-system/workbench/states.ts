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
  /** One of each event that matters, with what it carries. Delays and outcomes of actors are added from the machine. */
  events: readonly (EventFromLogic<Machine> | OutcomeEvent)[]
  /** The machine's input, where it takes one. */
  input?: InputFrom<Machine>
  /**
   * What sets apart two states of one name that look different, in a word or two, such as "failed". Each gets a story
   * of its own.
   */
  distinguish?: (snapshot: SnapshotFrom<Machine>) => string | false | undefined
  /** What of the context decides where an event leads. @default all of it, as JSON */
  remember?: (snapshot: SnapshotFrom<Machine>) => unknown
  /** The component's own words, to which promises refer by key. */
  messages?: object
}

/** How an invoked actor ended, where its answer matters: `{ type: 'xstate.done.actor.…', output }`. */
export interface OutcomeEvent {
  type: `xstate.${'done' | 'error'}.${string}`
  output?: unknown
  error?: unknown
}

export interface ReachableState<Machine extends AnyStateMachine = AnyStateMachine> {
  /** Such as `rating, failed`, `sending.seen` or `shown(countdown.paused, swipe.resting)`. */
  name: string
  snapshot: SnapshotFrom<Machine>
  /** The events that lead here from the start, in order; the fewest that do. */
  steps: readonly { type: string }[]
  /** What it promises: of all state nodes that it is in; an inner one's word stands. */
  promise: StatePromise
  /** What its state nodes say of themselves. */
  descriptions: readonly string[]
}

export interface States<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine
  /** Every state that can be reached, nearest first, by name. */
  reachable: ReadonlyMap<string, ReachableState<Machine>>
  /** A frozen snapshot of one, for a component's `snapshot`. Throws for a name that cannot be reached. */
  frozen: (name: string, context?: Partial<ContextFrom<Machine>>) => SnapshotFrom<Machine>
  /** The words behind a text of a promise. */
  words: (text: string) => string
}

/**
 * Every state that a machine can reach, by going through it: what stories show, pictures record and walks visit. The
 * machine runs pure: no action, actor or timer starts.
 */
export function statesOf<Machine extends AnyStateMachine>(options: StatesOptions<Machine>): States<Machine> {
  const { machine, input, distinguish, remember, messages = {} } = options
  // Inside, any machine's snapshot; what goes out is this machine's.
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

/** The state nodes that a snapshot is in, outer ones first. */
const nodesOf = (snapshot: AnyMachineSnapshot): AnyStateNode[] =>
  // XState keeps them in the order of the document, under a name that its types leave out.
  (snapshot as { _nodes: AnyStateNode[] })._nodes

/** What the nodes of a state promise together: an inner one's word stands. */
function promiseOf(nodes: readonly AnyStateNode[], apart: string | undefined): StatePromise {
  const parts = nodes.map(({ meta }) => {
    const { when, ...always } = (meta ?? {}) as StatePromise
    return { ...always, ...(apart !== undefined && when?.[apart]) }
  })
  return Object.assign({}, ...parts) as StatePromise
}

/** The events that a machine sends itself: its delays, and how its actors end. */
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

/** `sending.seen` for a state in a state, `shown(countdown.paused, swipe.resting)` for regions side by side. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value
  const parts = Object.entries(value).map(([key, inner]) => {
    const name = stateName(inner ?? '')
    return name.startsWith('(') ? key + name : `${key}.${name}`
  })
  return parts.length === 1 ? parts[0]! : `(${parts.join(', ')})`
}

/** A state's name as it stands in its story's address: `rating-failed`. */
export const stateSlug = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase()
