import { toId } from 'storybook/internal/csf'
import type { StatePromise } from './state-promise.ts'
import { stateSlug, type ReachableState, type States } from './states.ts'
import { TableHead } from './table-head.tsx'
import * as css from './state-table.css.ts'

export interface StateTableProps {
  of: States
  /** The title of its states' stories, such as `Feedback/Toast/States`: each state's name links to its story. */
  stories: string
}

/** Every reachable state of a machine with its promises, from the machine itself; the walks test them. */
export function StateTable({ of: states, stories }: StateTableProps) {
  return (
    <div
      className={`sb-unstyled ${css.frame}`}
      role="group"
      aria-label={`Promises of ${states.machine.id}`}
      tabIndex={0}
    >
      <table className={css.table}>
        <TableHead columns={['State', 'Focus', 'Announced', 'Inert', 'Shortest path']} />
        <tbody>
          {[...states.reachable.values()].map((state) => (
            <Row key={state.name} state={state} states={states} stories={stories} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ state, states, stories }: { state: ReachableState; states: States; stories: string }) {
  const { focus, announces, inert } = state.promise
  return (
    <tr>
      <th scope="row" className={css.cell}>
        <a
          href={`?path=/story/${toId(stories)}--${stateSlug(state.name)}`}
          target="_top"
          className={css.link}
        >
          {state.name}
        </a>
        {state.descriptions.map((description) => (
          <span key={description} className={css.note}>
            {description}
          </span>
        ))}
      </th>
      <td className={css.cell}>
        {focus ? `${focus.role}${focus.name ? ` “${states.words(focus.name)}”` : ''}` : 'stays'}
      </td>
      <td className={css.cell}>{announces ? `“${states.words(announces)}”` : 'nothing'}</td>
      <td className={css.cell}>{inert ? inertWords[inert] : 'nothing'}</td>
      <td className={css.cell}>{state.steps.map(({ type }) => stepName(type)).join(', ') || 'initial'}</td>
    </tr>
  )
}

const inertWords: Record<NonNullable<StatePromise['inert']>, string> = {
  page: 'the page behind',
  'other cards': 'the cards of other pages',
}

/** Readable names of XState's own events: a delay, an actor's end. */
const stepName = (type: string) =>
  type
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
    .replace(/^xstate\.done\..*$/, 'done')
    .replace(/^xstate\.error\..*$/, 'failed')
