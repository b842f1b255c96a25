import { useLayoutEffect, useRef, useState } from 'react'
import { initialsOf, lettersOf } from './initials.ts'
import * as css from './avatar.css.ts'

/** Colour of the circle behind the letters, by name. */
export type AvatarTone = keyof typeof css.tone

export interface AvatarProps {
  /** Whose picture it is. The first letter of each of its words stands in for the picture. */
  name: string
  /** Letters to show instead, such as "RS". @default the first letter of each word of `name`, three at most */
  initials?: string
  /** Address of the picture, square or cut to a square. Without it, or where it fails, the letters are seen. */
  image?: string
  /** Colour of the circle behind the letters. @default 'blue' */
  tone?: AvatarTone
  /** 32, 46 or 72 px at the default text size. @default 'medium' */
  size?: keyof typeof css.size
  /**
   * What a screen reader says in its place. Leave it out where the name stands beside the avatar, which is then
   * decoration.
   */
  title?: string
}

/**
 * A person's picture, or a coloured circle with their initials when it is missing or fails.
 *
 * The letters lie under the picture until it has arrived, so they are what is seen while it loads, when it fails
 * before hydration, and without JavaScript.
 */
export function Avatar({ name, initials, image, tone = 'blue', size = 'medium', title }: AvatarProps) {
  const picture = useRef<HTMLImageElement>(null)
  const [arrived, setArrived] = useState<string>()
  const [failed, setFailed] = useState<string>()

  // A picture that was loaded or lost before hydration tells nobody any more.
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
