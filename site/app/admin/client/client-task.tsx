import { Button } from '@anupalan/design-system/button'
import { Text } from '@anupalan/design-system/text'
import type { Client } from '@anupalan/server/contract/clients/schema'
import type { Task } from '@anupalan/server/contract/tasks/schema'
import { useState } from 'react'
import { PortalHrefsProvider } from '../../client/portal/use-portal-hrefs.tsx'
import { TaskDetail } from '../../client/tasks/task-detail.tsx'
import * as common from '../rows.css.ts'
import { inClientPage } from './client-portal-hrefs.ts'
import { FilingDialog } from './filing-dialog.tsx'
import { TaskDialog } from './task-dialog.tsx'
import { useMayChange } from './use-may-change.ts'
import { taskWords } from './task-words.ts'

const words = taskWords

export interface ClientTaskProps {
  client: Client
  id: string
}

/** A task of a client as the client sees it, with what the staff changes of it. */
export function ClientTask({ client, id }: ClientTaskProps) {
  const mayChange = useMayChange()
  return (
    <>
      <Text weight="strong">
        <bdi>{client.profile.name}</bdi>
      </Text>
      <PortalHrefsProvider hrefs={inClientPage}>
        <TaskDetail client={client} id={id}>
          {(task) => mayChange && <Changes client={client} task={task} />}
        </TaskDetail>
      </PortalHrefsProvider>
    </>
  )
}

type Change = 'task' | 'filing'

function Changes({ client, task }: { client: Client; task: Task }) {
  const [change, setChange] = useState<Change>()
  const close = () => setChange(undefined)
  return (
    <div className={common.actions}>
      <Button variant="secondary" size="compact" onPress={() => setChange('task')}>
        {words.edit}
      </Button>
      <TaskDialog client={client} task={task} isOpen={change === 'task'} onClose={close} />
      {task.statutory?.isReturn && (
        <>
          <Button variant="secondary" size="compact" onPress={() => setChange('filing')}>
            {words.filing.open}
          </Button>
          <FilingDialog client={client.id} task={task} isOpen={change === 'filing'} onClose={close} />
        </>
      )}
    </div>
  )
}
