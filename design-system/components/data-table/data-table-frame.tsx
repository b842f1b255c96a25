import { useId, type ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { Scroller } from '../table/scroller.tsx'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { dataTableMessages } from './data-table.messages.ts'
import * as css from './data-table.css.ts'

export interface DataTableFrameProps {
  caption: string
  isCaptionHidden: boolean
  isLoading: boolean
  isEmpty: boolean
  /** The table, named by the element of that id. */
  children: (captionId: string) => ReactNode
}

/** What is around the table: its caption, the bar and the status of loading, and the box that scrolls. */
export function DataTableFrame({
  caption,
  isCaptionHidden,
  isLoading,
  isEmpty,
  children,
}: DataTableFrameProps) {
  const { loading } = useMessages('dataTable', dataTableMessages)
  const captionId = useId()
  const name = <div id={captionId}>{caption}</div>
  return (
    <div className={css.frame}>
      {isCaptionHidden ? <VisuallyHidden>{name}</VisuallyHidden> : <div className={css.caption}>{name}</div>}
      <div className={css.bar} data-loading={(isLoading && !isEmpty) || undefined} />
      <Scroller label={caption} isBusy={isLoading} className={css.scroller}>
        {children(captionId)}
      </Scroller>
      <VisuallyHidden>
        <span role="status">{isLoading && loading}</span>
      </VisuallyHidden>
    </div>
  )
}
