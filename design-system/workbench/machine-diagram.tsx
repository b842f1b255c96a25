import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import * as css from './machine-diagram.css.ts'

export interface MachineDiagramProps {
  machine: AnyStateMachine
}

/**
 * A machine's statechart: each state a box inside its parent's, with its invoked actors and transitions. Rendered from
 * the machine, so that it cannot differ from it.
 */
export function MachineDiagram({ machine }: MachineDiagramProps) {
  return (
    <div role="group" aria-label={`States of ${machine.id}`} className={`sb-unstyled ${css.diagram}`}>
      <StateBox node={machine.root} machine={machine} />
    </div>
  )
}

function StateBox({ node, machine }: { node: AnyStateNode; machine: AnyStateMachine }) {
  const children = Object.values(node.states)
  const isInitial = node.parent?.type === 'compound' && node.parent.initial.target?.[0] === node
  const marks = [isInitial && 'initial', node.type === 'final' && 'final', ...node.tags].filter(Boolean)
  const transitions = [...node.transitions.values()].flat()
  return (
    <div className={css.state} data-kind={node.type}>
      <div className={css.name}>
        {node.key}
        {marks.length > 0 && <span className={css.note}>{` ${marks.join(', ')}`}</span>}
      </div>
      {node.description && <div className={css.note}>{node.description}</div>}
      {node.invoke.length > 0 && (
        <div
          className={css.note}
        >{`while here: ${node.invoke.map(({ src }) => nameOf(src)).join(', ')}`}</div>
      )}
      <Actions label="on entry" of={node.entry} />
      <Actions label="on exit" of={node.exit} />
      {transitions.length > 0 && (
        <ul className={css.transitions}>
          {transitions.map((transition, at) => (
            <li key={at} className={css.transition}>
              <TransitionLine of={transition} machine={machine} />
            </li>
          ))}
        </ul>
      )}
      {children.length > 0 && (
        <div className={css.inner}>
          {children.map((child) => (
            <StateBox key={child.id} node={child} machine={machine} />
          ))}
        </div>
      )}
    </div>
  )
}

function TransitionLine({ of, machine }: { of: AnyTransitionDefinition; machine: AnyStateMachine }) {
  const guard = of.guard ? ` when ${nameOf(of.guard)}` : ''
  const targets = of.target?.map(({ path, key }) => path.at(-1) ?? key).join(', ')
  const actions = of.actions.map(nameOf).filter(Boolean).join(', ')
  return (
    <>
      <span className={css.event}>{eventName(of, machine)}</span>
      {guard}
      {targets && (
        <>
          {' to '}
          <span className={css.target}>{targets}</span>
        </>
      )}
      {actions && <span className={css.note}>{` does ${actions}`}</span>}
    </>
  )
}

/** Entry or exit actions, without those that XState adds for delays. */
function Actions({ label, of }: { label: string; of: readonly unknown[] }) {
  const names = of.map(nameOf).filter((name) => name !== 'raise' && name !== 'cancel')
  return names.length > 0 && <div className={css.note}>{`${label}: ${names.join(', ')}`}</div>
}

/** Name of an action, guard or actor. */
function nameOf(part: unknown): string {
  if (typeof part === 'string') return part
  const named = (typeof part === 'object' || typeof part === 'function') && part !== null && 'type' in part
  return named && typeof part.type === 'string' ? part.type.replace('xstate.', '') : 'unnamed'
}

/** `after 300 ms` for a delay, else the event's type. */
function eventName({ eventType }: AnyTransitionDefinition, machine: AnyStateMachine): string {
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1]
  if (delay === undefined) return eventType === '' ? 'at once' : eventType
  const value: unknown = machine.implementations.delays[delay] ?? delay
  return typeof value === 'function' ? `after ${delay}` : `after ${String(value)} ms`
}
