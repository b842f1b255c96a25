import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ClientScreen, ClientSwitch } from '../portal/client-choice.tsx'
import * as screen from '../../screen-content.css.ts'
import { useFocusOnReturn } from '../../use-focus-on-return.ts'
import { TaskLists } from './task-lists.tsx'

const TaskDetail = lazy(() => import('./task-detail.tsx').then((module) => ({ default: module.TaskDetail })))

/** The tasks of a client, or with `?task=` one of them. */
export default function ClientTasks() {
  const [query] = useSearchParams()
  const task = query.get('task')
  const ref = useFocusOnReturn('task', task)
  return (
    <ClientScreen>
      {(client, clients) => (
        <div ref={ref} className={screen.content}>
          {task === null ? (
            <TaskLists client={client}>
              <ClientSwitch client={client} clients={clients} />
            </TaskLists>
          ) : (
            <TaskDetail key={task} client={client} id={task} />
          )}
        </div>
      )}
    </ClientScreen>
  )
}
