import { Button } from '@anupalan/design-system/button'
import { useBlobUrl } from '../../../../../ui/use-blob-url.ts'
import { sizeLabel } from '../../../../data/size-label.ts'
import * as documents from '../../documents.css.ts'
import type { Photograph } from './photographs.ts'
import * as css from './photographs.css.ts'
import { photographsWords as words } from './words.ts'

export type PhotographAction = 'up' | 'down' | 'remove'

export interface PhotographRowProps {
  photograph: Photograph
  /** Of its page, from 1. */
  number: number
  /** Of all photographs. */
  count: number
  isUnreadable: boolean
  /** Called if the browser cannot decode it. */
  onUnreadable: () => void
  onAction: (action: PhotographAction) => void
}

export function PhotographRow(props: PhotographRowProps) {
  const { photograph, number, count, isUnreadable, onUnreadable, onAction } = props
  const { id, file } = photograph
  const url = useBlobUrl(file)
  const actions: readonly [PhotographAction, isDisabled: boolean][] = [
    ['up', number === 1],
    ['down', number === count],
    ['remove', false],
  ]
  return (
    <li className={css.row} data-photograph={id}>
      {url === undefined || isUnreadable ? (
        <span className={css.thumbnail} />
      ) : (
        <img
          src={url}
          alt=""
          decoding="async"
          onError={onUnreadable}
          draggable={false}
          className={css.thumbnail}
        />
      )}
      <div className={css.about}>
        <bdi className={documents.name}>{file.name}</bdi>
        <span className={documents.meta}>
          {words.page(number)} · {sizeLabel(file.size)}
        </span>
        {isUnreadable && <p className={documents.error}>{words.unreadable}</p>}
        <div className={documents.quietActions}>
          {actions.map(([action, isDisabled]) => (
            <Button
              key={action}
              size="compact"
              variant="quiet"
              isDisabled={isDisabled}
              data-action={action}
              aria-label={words.actionOf[action](file.name, number)}
              onPress={() => onAction(action)}
            >
              {words.actions[action]}
            </Button>
          ))}
        </div>
      </div>
    </li>
  )
}
