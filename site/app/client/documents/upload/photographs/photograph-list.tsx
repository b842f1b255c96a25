import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { useEffect, useRef, useState, type RefObject } from 'react'
import * as documents from '../../documents.css.ts'
import { PhotographRow, type PhotographAction } from './photograph-row.tsx'
import { moveTo, type Photograph } from './photographs.ts'
import type { PhotographsState } from './use-photographs.ts'
import { photographsWords as words } from './words.ts'

export interface PhotographListProps extends PhotographsState {
  /** Ids of those that the browser cannot decode. */
  unreadable: ReadonlySet<string>
  onUnreadable: (id: string) => void
  ref: RefObject<HTMLOListElement | null>
}

/** The photographs in the order of their pages. The focus stays with one that is moved; each change is announced. */
export function PhotographList({ photographs, change, unreadable, onUnreadable, ref }: PhotographListProps) {
  const [announcement, setAnnouncement] = useState('')
  const pressed = useRef<{ id: string | undefined; action: PhotographAction }>(null)
  useEffect(() => {
    if (!pressed.current) return
    const { id, action } = pressed.current
    pressed.current = null
    const buttons = [
      ...(ref.current?.querySelectorAll<HTMLElement>(`[data-photograph="${id}"] button:enabled`) ?? []),
    ]
    ;(buttons.find(({ dataset }) => dataset.action === action) ?? buttons[0])?.focus()
  }, [photographs, ref])

  const act = (photograph: Photograph, index: number, action: PhotographAction) => {
    const { id, file } = photograph
    if (action === 'remove') {
      pressed.current = { id: (photographs[index + 1] ?? photographs[index - 1])?.id, action }
      setAnnouncement(words.removed(file.name))
      change(photographs.filter((each) => each.id !== id))
      return
    }
    const to = action === 'up' ? index - 1 : index + 1
    pressed.current = { id, action }
    setAnnouncement(words.moved(file.name, to + 1, photographs.length))
    change(moveTo(photographs, id, to))
  }

  return (
    <div>
      <ol ref={ref} role="list" aria-label={words.list} className={documents.rows}>
        {photographs.map((photograph, index) => (
          <PhotographRow
            key={photograph.id}
            photograph={photograph}
            number={index + 1}
            count={photographs.length}
            isUnreadable={unreadable.has(photograph.id)}
            onUnreadable={() => onUnreadable(photograph.id)}
            onAction={(action) => act(photograph, index, action)}
          />
        ))}
      </ol>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </div>
  )
}
