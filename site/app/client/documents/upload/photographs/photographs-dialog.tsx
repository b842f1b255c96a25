import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { FileTrigger } from '@anupalan/design-system/file-trigger'
import { Stack } from '@anupalan/design-system/stack'
import { TextField } from '@anupalan/design-system/text-field'
import { writeMegabytes } from '@anupalan/server/contract/core/resumable'
import { documentRules } from '@anupalan/server/contract/documents/rules'
import { use, useEffect, useRef, useState, type FormEvent } from 'react'
import { MaxFileBytesContext } from '../../../portal/uploads-context.ts'
import * as documents from '../../documents.css.ts'
import { CameraTrigger } from './camera-trigger.tsx'
import { PhotographError } from './photograph-error.ts'
import { PhotographList } from './photograph-list.tsx'
import { photographsOf, type Photograph } from './photographs.ts'
import type { PhotographsState } from './use-photographs.ts'
import { photographsWords as words } from './words.ts'

export interface PhotographsDialogProps extends PhotographsState {
  /** Of the PDF, before the user has changed it. */
  defaultName: string
  send: (files: readonly File[]) => void
}

/** Photographs that were chosen together: their order, and whether they are sent as one PDF. Open while there are any. */
export function PhotographsDialog(props: PhotographsDialogProps) {
  const isOpen = props.photographs.length > 0
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={() => {}}
      title={words.heading}
      description={words.help}
      // A press outside would lose what the camera has taken.
      isDismissable={false}
    >
      {isOpen && <PhotographsForm {...props} />}
    </Dialog>
  )
}

const { newName } = documentRules

function nameErrorOf(name: string): string | undefined {
  if (name.trim().length < newName.min) return newName.short
  return name.trim().length > newName.max ? newName.long : undefined
}

function PhotographsForm({ photographs, change, defaultName, send }: PhotographsDialogProps) {
  const maxBytes = use(MaxFileBytesContext)
  const [name, setName] = useState(defaultName)
  const [nameError, setNameError] = useState<string>()
  const [unreadable, setUnreadable] = useState<ReadonlySet<string>>(new Set())
  const { join, isJoining, hasFailed } = useJoining()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const files = photographs.map(({ file }) => file)
  const isLarge = files.reduce((sum, { size }) => sum + size, 0) > maxBytes

  const add = (added: readonly File[]) => change([...photographs, ...photographsOf(added)])
  const finish = (sent: readonly File[]) => {
    send(sent)
    change([])
  }
  const markUnreadable = (id: string) => setUnreadable((ids) => new Set([...ids, id]))
  const focusOn = (id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-photograph="${id}"] [data-action="remove"]`)?.focus()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = nameErrorOf(name)
    setNameError(problem)
    const first = photographs.find(({ id }) => unreadable.has(id))
    if (problem !== undefined) field.current?.focus()
    else if (first) focusOn(first.id)
    else if (!isLarge)
      void join(photographs, name.trim(), {
        onJoined: (file) => finish([file]),
        onUnreadable: (id) => {
          markUnreadable(id)
          focusOn(id)
        },
      })
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        <PhotographList
          ref={list}
          photographs={photographs}
          change={change}
          unreadable={unreadable}
          onUnreadable={markUnreadable}
        />
        <div className={documents.actions}>
          <FileTrigger
            size="compact"
            variant="secondary"
            acceptedFileTypes={['image/*']}
            allowsMultiple
            onSelect={add}
          >
            {words.add}
          </FileTrigger>
          <CameraTrigger size="compact" onSelect={add}>
            {words.takeAnother}
          </CameraTrigger>
        </div>
        <TextField
          ref={field}
          label={words.name}
          value={name}
          onChange={(text) => {
            setName(text)
            setNameError(undefined)
          }}
          errorMessage={nameError}
          autoComplete="off"
        />
        <div>
          <div role="alert" className={documents.errorBefore}>
            {isLarge ? words.large(writeMegabytes(maxBytes)) : hasFailed && words.failed}
          </div>
          <div className={documents.itemActions}>
            <Button type="submit" isPending={isJoining}>
              {isJoining ? words.joining : words.join}
            </Button>
            <Button variant="secondary" onPress={() => finish(files)}>
              {words.separately(files.length)}
            </Button>
            <Button variant="quiet" align="text" onPress={() => change([])}>
              {words.cancel}
            </Button>
          </div>
        </div>
      </Stack>
    </form>
  )
}

interface Joining {
  readonly onJoined: (file: File) => void
  /** @param id of the photograph that cannot be read */
  readonly onUnreadable: (id: string) => void
}

/** Joins photographs. It ends with the component, and loads its code when it is first used. */
function useJoining() {
  const [state, setState] = useState<'idle' | 'joining' | 'failed'>('idle')
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])
  return {
    isJoining: state === 'joining',
    hasFailed: state === 'failed',
    join: async (
      photographs: readonly Photograph[],
      name: string,
      { onJoined, onUnreadable }: Joining,
    ): Promise<void> => {
      controller.current = new AbortController()
      const { signal } = controller.current
      setState('joining')
      try {
        const { joinPhotographs } = await import('./join-photographs.ts')
        const file = await joinPhotographs(photographs, { name, signal })
        onJoined(file)
      } catch (error) {
        if (signal.aborted) return
        const isOfOne = error instanceof PhotographError
        setState(isOfOne ? 'idle' : 'failed')
        if (isOfOne) onUnreadable(error.id)
      }
    },
  }
}
