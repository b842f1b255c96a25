import { statesOf, type OutcomeEvent } from '@anupalan/design-system/workbench/states.ts'
import { ApiError } from '@anupalan/server/contract/core/client'
import { problems } from '@anupalan/server/contract/core/problems'
import type { FlowMachine } from './create-flow.ts'

const errorOf = (problem: keyof typeof problems) =>
  new ApiError(problems[problem].status, JSON.stringify({ message: problems[problem].message }))

/** Outcomes of a flow's calls. */
export const unavailable = errorOf('unavailable')
export const linkInvalid = errorOf('linkInvalid')

interface FlowSample {
  /** What `load` resolves to. */
  loaded?: object
  /** What is typed. */
  values: unknown
  /** What `send` resolves to. */
  result?: object | undefined
  /** Why nothing can be sent. @default the link has ended */
  closed?: ApiError
  messages: {
    submitting: string
    failed: string
    closed: string
    done: string
    unloaded: string
    announced?: string
  }
}

/** Every state of a flow. */
export function flowStates(machine: FlowMachine, { loaded, values, result, closed, messages }: FlowSample) {
  const outcome = (kind: 'done' | 'error', state: string, rest: object) =>
    ({ type: `xstate.${kind}.actor.0.${machine.id}.${state}`, ...rest }) as OutcomeEvent
  return statesOf({
    machine,
    messages,
    events: [
      outcome('done', 'loading', { output: loaded }),
      outcome('error', 'loading', { error: unavailable }),
      outcome('error', 'loading', { error: closed ?? linkInvalid }),
      { type: 'retry' },
      { type: 'submit', values },
      outcome('done', 'sending', { output: result }),
      outcome('error', 'sending', { error: unavailable }),
      outcome('error', 'sending', { error: closed ?? linkInvalid }),
    ],
    distinguish: ({ value, context }) => value === 'idle' && context.failure !== null && 'failed',
    remember: ({ context }) => context.failure !== null,
  })
}
