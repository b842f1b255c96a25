import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { Loaded } from '../../data/loaded.tsx'
import { usePortalHrefs } from '../portal/use-portal-hrefs.tsx'
import * as screen from '../../screen-content.css.ts'
import { TaskLedger } from '../portal/task-ledger.tsx'
import { useTasks } from './use-tasks.ts'
import { dashboard as words } from './words.ts'

/** Rows of "Due next". */
const SHOWN_TASKS = 6

/** Rows of what is in work. */
const SHOWN_IN_WORK = 5

const useTaskHrefOf = (client: Client) => {
  const { tasksHref } = usePortalHrefs()
  return ({ id }: { id: string }) => tasksHref(client.id, id)
}

/** The next dates. */
export function DueNext({ client }: { client: Client }) {
  const query = useTasks(client, 'open')
  const { tasksHref } = usePortalHrefs()
  const hrefOf = useTaskHrefOf(client)
  return (
    <Stack gap="md" as="section">
      <div className={screen.sectionHead}>
        <Heading level={2} size="title" id="due-next">
          {words.dueNext}
        </Heading>
        <Link href={tasksHref(client.id)} variant="strong">
          {words.allTasks}
        </Link>
      </div>
      <Loaded query={query} title={words.tasksNotLoaded}>
        {({ tasks }) => (
          <TaskLedger
            labelledBy="due-next"
            tasks={tasks.filter(({ dueOn }) => dueOn !== null).slice(0, SHOWN_TASKS)}
            empty={words.noneDue}
            hrefOf={hrefOf}
          />
        )}
      </Loaded>
    </Stack>
  )
}

/** The returns that have a status, and tasks with new comments. */
export function InWork({ client }: { client: Client }) {
  const { data } = useTasks(client, 'open')
  const hrefOf = useTaskHrefOf(client)
  if (data === undefined) return null
  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="title" id="in-work">
        {words.inWork}
      </Heading>
      <TaskLedger
        labelledBy="in-work"
        tasks={data.tasks
          .filter(({ filing, unread }) => filing.length > 0 || unread > 0)
          .slice(0, SHOWN_IN_WORK)}
        empty={words.noneInWork}
        hrefOf={hrefOf}
      />
    </Stack>
  )
}
