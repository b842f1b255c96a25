import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { useState } from 'react'
import { TasksByStatus } from '../../client/tasks/task-lists.tsx'
import * as screen from '../../screen-content.css.ts'
import * as css from './client.css.ts'
import { TaskDialog } from './task-dialog.tsx'
import { useMayChange } from './use-may-change.ts'
import { taskWords } from './task-words.ts'

const words = taskWords

/** The tasks of a client as the client sees them, and a form for the next one. */
export function Tasks({ client }: { client: Client }) {
  const [isAdding, setAdding] = useState(false)
  const mayChange = useMayChange()
  return (
    <div className={css.panel}>
      <div className={screen.sectionHead}>
        <Heading level={2} size="title">
          {words.heading}
        </Heading>
        {mayChange && (
          <Button variant="secondary" onPress={() => setAdding(true)}>
            {words.add}
          </Button>
        )}
      </div>
      <TasksByStatus client={client} headingLevel={3} />
      <TaskDialog client={client} isOpen={isAdding} onClose={() => setAdding(false)} />
    </div>
  )
}
