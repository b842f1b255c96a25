import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Inline } from '@anupalan/design-system/inline'
import { Link } from '@anupalan/design-system/link'
import { Text } from '@anupalan/design-system/text'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import { formatNames, type Format } from '../definitions/template.ts'
import { templateWords as words } from '../definitions/words.ts'
import type { DocumentModel } from '../documents/model.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { createSavingStore } from './saving/saving-store.ts'
import type { savingMachine } from './saving/saving.machine.ts'
import * as css from './template.css.ts'

export interface TemplateDownloadsProps {
  formats: readonly Format[]
  document: DocumentModel
  /** Number of invalid fields. */
  problems: number
  /** Sentences on what the law may want otherwise. @default none */
  warnings?: readonly string[]
  /** Whether the problems are shown. */
  isSubmitted: boolean
  /** A download was attempted with problems in the form. */
  onRefused: () => void
  /** Frozen initial state, for stories. */
  snapshot?: SnapshotFrom<typeof savingMachine>
}

/** Download buttons for each format, and the state of the file. */
export function TemplateDownloads({
  formats,
  document,
  problems,
  warnings = [],
  isSubmitted,
  onRefused,
  snapshot,
}: TemplateDownloadsProps) {
  const [store] = useState(() => createSavingStore(snapshot))
  const { status, order, written, reason } = useSyncExternalStore(store.subscribe, store.get, store.get)
  const writing = status === 'writing' ? order?.format : undefined
  const shown = useRef(document)
  useEffect(() => {
    if (shown.current !== document) store.change()
    shown.current = document
  }, [document, store])

  const want = (format: Format) => {
    if (problems > 0) onRefused()
    else store.order({ format, model: document })
  }
  return (
    <div className={css.downloads}>
      <Inline gap="sm">
        <span className={css.jump}>
          <Link href="#preview">{words.preview}</Link>
        </span>
        {formats.map((format) => (
          <Button
            key={format}
            variant={format === formats.at(-1) ? 'primary' : 'secondary'}
            size="compact"
            isPending={writing === format}
            onPress={() => want(format)}
          >
            {writing === format ? (
              words.writing(format)
            ) : (
              <span>
                <span className={css.action}>{words.downloadAs}</span>
                {formatNames[format]}
              </span>
            )}
          </Button>
        ))}
      </Inline>
      <Alert title={warnings.length > 0 && words.warnings}>
        {warnings.length > 0 &&
          warnings.map((warning) => (
            <Text key={warning} size="small">
              {warning}
            </Text>
          ))}
      </Alert>
      <Alert tone="danger">{isSubmitted && problems > 0 && words.toCorrect(problems)}</Alert>
      <Alert
        tone="positive"
        action={
          status === 'saved' && written ? (
            <Button variant="quiet" size="compact" onPress={() => saveFile(written)}>
              {words.again}
            </Button>
          ) : undefined
        }
      >
        {status === 'saved' && order && written && words.done(order.format, written.name)}
      </Alert>
      <Alert
        tone="danger"
        title={status === 'failed' && words.failed.title}
        action={
          status === 'failed' && reason?.kind === 'code' ? (
            <Button variant="secondary" size="compact" onPress={store.tryAgain}>
              {words.tryAgain}
            </Button>
          ) : undefined
        }
      >
        {status === 'failed' &&
          (reason?.kind === 'letters' ? words.failed.letters(reason.characters) : words.failed.code)}
      </Alert>
    </div>
  )
}
