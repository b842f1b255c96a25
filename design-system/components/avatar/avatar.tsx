import { useLayoutEffect, useRef, useState } from 'react'
import { initialsOf, lettersOf } from './initials.ts'
import * as css from './avatar.css.ts'

/** Name of the circle's colour. */
export type AvatarTone = keyof typeof css.tone

export interface AvatarProps {
  /** The person's name. Its initials replace a missing picture. */
  name: string
  /** Letters to show instead, such as "RS". @default the first letter of each word of `name`, three at most */
  initials?: string
  /** URL of the picture, square or cropped to a square. Without it, or if it fails, the letters are shown. */
  image?: string
  /** Colour of the circle. @default 'blue' */
  tone?: AvatarTone
  /** 32, 46 or 72 px at the default text size. @default 'medium' */
  size?: keyof typeof css.size
  /** Accessible name. Omit it if the name is next to the avatar, which is then decorative. */
  title?: string
}

/**
 * A person's picture, or a coloured circle with their initials if it is missing or fails.
 *
 * The letters are under the picture until it has loaded: they are visible while it loads, if it fails before hydration,
 * and without JavaScript.
 */
export function Avatar({ name, initials, image, tone = 'blue', size = 'medium', title }: AvatarProps) {
  const picture = useRef<HTMLImageElement>(null)
  const [arrived, setArrived] = useState<string>()
  const [failed, setFailed] = useState<string>()

  // `load` or `error` may have fired before hydration.
  useLayoutEffect(() => {
    if (!image || !picture.current?.complete) return
    if (picture.current.naturalWidth > 0) setArrived(image)
    else setFailed(image)
  }, [image])

  const isArrived = image !== undefined && arrived === image
  const letters = initials ?? initialsOf(name).join('')
  const meaning = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <span
      {...meaning}
      className={`${css.avatar} ${css.size[size]} ${isArrived ? css.ground : css.tone[tone]}`}
      data-crowded={lettersOf(letters).length > 2 || undefined}
    >
      {!isArrived && letters}
      {image && failed !== image && (
        <img
          ref={picture}
          src={image}
          alt=""
          loading="lazy"
          decoding="async"
          className={css.picture}
          onLoad={() => setArrived(image)}
          onError={() => setFailed(image)}
        />
      )}
    </span>
  )
}
