import { Text } from '@anupalan/design-system/text'
import { fileKinds, type FileKind } from '@anupalan/server/contract/core/file-kinds'
import { useMemo, useState } from 'react'
import { useBlobUrl } from '../../../../ui/use-blob-url.ts'
import * as css from './preview.css.ts'
import { previewWords as words } from './words.ts'
import { useZoom } from './zoom.tsx'

export interface ImagePreviewProps {
  file: Blob
  kind: FileKind
  /** Of the file. */
  name: string
}

/** An image by the browser. Its type is that of its kind: nothing else is ever made of its bytes. */
export function ImagePreview({ file, kind, name }: ImagePreviewProps) {
  const { mediaType, label } = fileKinds[kind]
  const image = useMemo(() => file.slice(0, file.size, mediaType), [file, mediaType])
  const url = useBlobUrl(image)
  const [isUndecodable, setUndecodable] = useState(false)
  const { zoom, buttons } = useZoom()
  if (isUndecodable) return <Text>{kind === 'heic' ? words.undecodable(label) : words.damaged}</Text>
  return (
    <>
      <div className={css.bar}>{buttons}</div>
      {/* Scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-label={words.content(name)} tabIndex={0} className={css.content}>
        {url !== undefined && (
          <img
            src={url}
            alt={name}
            decoding="async"
            onError={() => setUndecodable(true)}
            className={css.image}
            style={zoom === 1 ? undefined : { inlineSize: `${zoom * 100}%`, maxInlineSize: 'none' }}
          />
        )}
      </div>
    </>
  )
}
