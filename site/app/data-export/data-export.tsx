import { Button } from '@anupalan/design-system/button'
import { ProgressBar } from '@anupalan/design-system/progress-bar'
import { Text } from '@anupalan/design-system/text'
import { ProblemAlert } from '../data/problem-alert.tsx'
import { sizeLabel } from '../data/size-label.ts'
import { useKeptFocus } from '../use-kept-focus.ts'
import * as css from './data-export.css.ts'
import { useDataExport, type DataExportOptions } from './use-data-export.ts'
import { dataExport as words } from './words.ts'

export interface DataExportProps extends DataExportOptions {
  /** The label of the button. @default 'Download as zip' */
  label?: string
}

/** A button that downloads data: what has arrived so far, a way to stop it, and the outcome. */
export function DataExport({ label = words.download, ...options }: DataExportProps) {
  const [snapshot, send] = useDataExport(options)
  const { bytes, error } = snapshot.context
  const isPreparing = snapshot.matches('preparing')
  const isReceiving = isPreparing && bytes > 0
  // Without the button that stops it, the focus moves to the one that starts it.
  const { ref, ...focus } = useKeptFocus([snapshot])
  return (
    <div {...focus} ref={ref} className={css.download}>
      <div className={css.buttons}>
        <Button variant="secondary" isPending={isPreparing} onPress={() => send({ type: 'export.start' })}>
          {isReceiving ? words.receivingFile : isPreparing ? words.preparing : label}
        </Button>
        {isPreparing && (
          <Button variant="quiet" onPress={() => send({ type: 'export.stop' })}>
            {words.stop}
          </Button>
        )}
      </div>
      {isReceiving && (
        <ProgressBar
          label={words.receiving}
          valueText={words.received(sizeLabel(bytes))}
          // The button has announced it, and the end is not known.
          isAnnounced={false}
        />
      )}
      <div role="status">
        {snapshot.matches('stopped') && <Text tone="quiet">{words.stopped}</Text>}
        {snapshot.matches('saved') && <Text tone="quiet">{words.saved}</Text>}
      </div>
      <ProblemAlert title={words.failed} error={snapshot.matches('failed') ? error : null} />
    </div>
  )
}
