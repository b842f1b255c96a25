import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Disclosure } from '@anupalan/design-system/disclosure'
import { FileField } from '@anupalan/design-system/file-field'
import { Stack } from '@anupalan/design-system/stack'
import {
  clientImportRule,
  importColumns,
  importFields,
  importMessages,
  importTemplate,
  importTemplateName,
} from '@anupalan/server/contract/clients/import-rules'
import type { ClientImport } from '@anupalan/server/contract/clients/schema'
import { csvType } from '@anupalan/server/contract/core/csv'
import { createReference, type Reference } from '@anupalan/server/contract/core/reference'
import { useEffect, useRef, useState } from 'react'
import type { SessionStore } from '../../../session/session-store.ts'
import { useSession, useSessionStore } from '../../../session/session.tsx'
import { randomBytes } from '../../../ui/api.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { toBase64 } from '../service-image-guide/read-picture.ts'
import * as common from '../rows.css.ts'
import { importApi } from './import-api.ts'
import * as css from './import.css.ts'
import { StartedImport } from './import-progress.tsx'
import { ImportResult } from './import-result.tsx'
import { importWords as words } from './import-words.ts'

export interface ImportDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Imports clients: a file is chosen and checked, the result is shown, and the new clients are added. */
export function ImportDialog({ isOpen, onClose }: ImportDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      size="wide"
    >
      <ImportForm onClose={onClose} />
    </Dialog>
  )
}

interface Picked {
  readonly name: string
  readonly size: number
  /** In Base64. */
  readonly content: string
  /** Of its import: a retry after a lost response is stored once. */
  readonly reference: Reference<'CI'>
}

/** The file that was chosen last, and by whom, so that it is there again after the session has ended. */
const kept = new WeakMap<SessionStore, { readonly username: string; readonly picked: Picked }>()

/** A chosen file that outlives the dialog, for the person who has chosen it. */
function useKept() {
  const session = useSessionStore()
  const username = useSession().user?.username ?? ''
  const stored = kept.get(session)
  return {
    initial: stored?.username === username ? stored.picked : null,
    keep: (picked: Picked) => kept.set(session, { username, picked }),
    forget: () => kept.delete(session),
  }
}

function ImportForm({ onClose }: { onClose: () => void }) {
  const { initial, keep, forget } = useKept()
  const [picked, setPicked] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const [isRechecked, setRechecked] = useState(false)
  const [started, setStarted] = useState<ClientImport>()
  const newest = useRef<File>(null)
  const check = useApiMutation(importApi, 'checkClientImport')
  const begin = useApiMutation(importApi, 'importClients', { refreshes: ['listClientImports'] })

  const change = (next: Picked | null) => {
    if (next) keep(next)
    else forget()
    setPicked(next)
  }
  const send = ({ content }: Picked) => check.mutate({ body: { file: content } })
  const first = useRef(picked)
  const { mutate: checkAgain } = check
  useEffect(() => {
    if (first.current) checkAgain({ body: { file: first.current.content } })
  }, [checkAgain])

  const pick = async (file: File | null) => {
    newest.current = file
    change(null)
    setRechecked(false)
    check.reset()
    begin.reset()
    const wrong =
      file === null
        ? undefined
        : file.size > clientImportRule.maxBytes
          ? importMessages.large
          : file.size === 0
            ? importMessages.empty
            : undefined
    setProblem(wrong)
    if (file === null || wrong !== undefined) return
    const content = await toBase64(file).catch(() => undefined)
    if (newest.current !== file) return
    if (content === undefined) {
      setProblem(words.unreadable)
      return
    }
    const next = { name: file.name, size: file.size, content, reference: createReference('CI', randomBytes) }
    change(next)
    send(next)
  }

  if (started) return <StartedImport started={started} onClose={onClose} />
  const refused = fieldErrorsOf(check.error)
  const refusedStart = fieldErrorsOf(begin.error)
  const result = check.isPending && !isRechecked ? undefined : check.data
  const start = () => {
    if (!picked || !result) return
    begin.mutate(
      { body: { file: picked.content, clients: result.new }, reference: picked.reference },
      {
        onSuccess: (response) => {
          forget()
          setStarted(response)
        },
        onError: (error) => {
          if (Object.keys(fieldErrorsOf(error)).length === 0) return
          setRechecked(true)
          send(picked)
        },
      },
    )
  }
  return (
    <Stack gap="lg">
      <FileField
        label={words.file}
        accept=".csv,text/csv"
        description={words.fileHelp}
        errorMessage={problem ?? refused.file}
        onChange={(file) => void pick(file)}
        isRequired
        {...(picked && { shown: picked })}
      />
      <div>
        <Button variant="secondary" size="compact" onPress={() => void saveTemplate()}>
          {words.template}
        </Button>
      </div>
      <Columns />
      <Alert
        tone="notice"
        title={
          check.isPending
            ? words.checking
            : result && (isRechecked ? words.changed : words.result(result.rows.length))
        }
      >
        {result?.new === 0 && words.noneNew}
      </Alert>
      {result && <ImportResult check={result} />}
      <ProblemAlert
        title={words.notChecked}
        error={refused.file === undefined ? check.error : null}
        onRetry={() => picked && send(picked)}
        isRetrying={check.isPending}
      />
      <ProblemAlert
        title={words.notAdded}
        error={begin.isPending || Object.keys(refusedStart).length > 0 ? null : begin.error}
      />
      <div className={common.actions}>
        {result && result.new > 0 && (
          <Button isPending={begin.isPending} onPress={start}>
            {begin.isPending ? words.adding : words.add(result.new)}
          </Button>
        )}
        <Button
          variant="quiet"
          onPress={() => {
            forget()
            onClose()
          }}
        >
          {words.cancel}
        </Button>
      </div>
    </Stack>
  )
}

const saveTemplate = async () =>
  saveFile({ blob: new Blob([await importTemplate()], { type: csvType }), name: importTemplateName })

/** Options that are named; longer lists have a help in their place. */
const MOST_OPTIONS = 8

function definitionOf(field: (typeof importFields)[number]): string {
  const column = importColumns[field]
  const options = 'options' in column && column.options.length <= MOST_OPTIONS ? column.options : []
  return [
    options.length > 0 && `${words.oneOf} ${options.map(({ label }) => label).join('; ')}.`,
    'hasSeveral' in column && words.several,
    'help' in column ? column.help : !('isRequired' in column) && words.empty,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What the cells of each column contain. */
const Columns = () => (
  <Disclosure summary={words.columns}>
    <dl className={css.columns}>
      {importFields.map((field) => (
        <div key={field}>
          <dt className={css.term}>
            {importColumns[field].heading}
            {'isRequired' in importColumns[field] && ` (${words.required})`}
          </dt>
          <dd className={css.definition}>{definitionOf(field)}</dd>
        </div>
      ))}
    </dl>
  </Disclosure>
)
