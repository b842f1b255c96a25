import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Inline } from '@anupalan/design-system/inline'
import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import type { Format } from '../../content/templates/template.ts'
import { templateWords as words } from '../../content/templates/words.ts'
import type { DocumentModel } from '../../documents/model.ts'
import { savingMachine, type Order, type Written } from './saving.machine.ts'
import * as css from './template.css.ts'
import { saveFile, writeFile } from './write-file.ts'

const machine = savingMachine.provide({
  actors: { write: fromPromise<Written, Order>(({ input }) => writeFile(input)) },
  actions: { save: (_, written) => saveFile(written) },
})

export interface TemplateDownloadsProps {
  formats: readonly Format[]
  document: DocumentModel
  /** How many fields are wrong. */
  problems: number
  /** Whether they were told. */
  isTold: boolean
  /** Someone wants the file, and there are problems: tells them all. */
  onRefused: () => void
  /** A state to begin in, frozen: for stories. */
  snapshot?: SnapshotFrom<typeof savingMachine>
}

/** The document as a file of each format: being written, saved, or why not. */
export function TemplateDownloads({
  formats,
  document,
  problems,
  isTold,
  onRefused,
  snapshot,
}: TemplateDownloadsProps) {
  const [state, send] = useMachine(machine, snapshot && { snapshot })
  const { order, written, reason } = state.context
  const writing = state.matches('writing') ? order?.format : undefined
  const shown = useRef(document)
  useEffect(() => {
    if (shown.current !== document) send({ type: 'changed' })
    shown.current = document
  }, [document, send])

  const want = (format: Format) => {
    if (problems > 0) onRefused()
    else send({ type: 'ordered', order: { format, model: document } })
  }
  return (
    <div className={css.downloads}>
      <Inline gap="sm">
        {formats.map((format) => (
          <Button
            key={format}
            variant={format === formats.at(-1) ? 'primary' : 'secondary'}
            size="compact"
            isPending={writing === format}
            onPress={() => want(format)}
          >
            {writing === format ? words.writing(format) : words.as(format)}
          </Button>
        ))}
      </Inline>
      <Alert tone="danger">{isTold && problems > 0 && words.toCorrect(problems)}</Alert>
      <Alert
        tone="positive"
        action={
          state.matches('saved') && written ? (
            <Button variant="quiet" size="compact" onPress={() => saveFile(written)}>
              {words.again}
            </Button>
          ) : undefined
        }
      >
        {state.matches('saved') && order && written && words.done(order.format, written.name)}
      </Alert>
      <Alert
        tone="danger"
        title={state.matches('failed') && words.failed.title}
        action={
          state.matches('failed') && reason?.kind === 'code' ? (
            <Button variant="secondary" size="compact" onPress={() => send({ type: 'triedAgain' })}>
              {words.tryAgain}
            </Button>
          ) : undefined
        }
      >
        {state.matches('failed') &&
          (reason?.kind === 'letters' ? words.failed.letters(reason.characters) : words.failed.code)}
      </Alert>
    </div>
  )
}
