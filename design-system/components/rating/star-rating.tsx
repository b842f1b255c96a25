import { useMessages } from '../messages/index.ts'
import { ratingMessages } from './rating.messages.ts'
import { Star, STAR_SIDE } from './star.tsx'
import * as css from './star-rating.css.ts'

export interface StarRatingProps {
  /** The rating, 0 to `highest`, with fractions: 4.5 is four full stars and a half. */
  value: number
  /** Number of stars. @default 5 */
  highest?: number
  /** Height of the stars: `small` next to text, `medium` alone. @default 'small' */
  size?: keyof typeof height
}

/** Height in rem, so that stars grow with the text next to them. */
const height = { small: 1.125, medium: 1.75 } as const

/** A rating as full, partial and empty stars, named "4.5 of 5". To ask for a rating use `Rating`. */
export function StarRating({ value, highest = 5, size = 'small' }: StarRatingProps) {
  const { rated } = useMessages('rating', ratingMessages)
  const held = Math.min(Math.max(value, 0), highest)
  return (
    <svg
      // SVG, because an `img` could not use the theme's colours.
      role="img"
      aria-label={rated(held, highest)}
      viewBox={`0 0 ${STAR_SIDE * highest} ${STAR_SIDE}`}
      width={`${height[size] * highest}rem`}
      height={`${height[size]}rem`}
      className={css.stars}
    >
      {Array.from({ length: highest }, (_, index) => (
        <Star key={index} x={index * STAR_SIDE} fill={Math.min(Math.max(held - index, 0), 1)} />
      ))}
    </svg>
  )
}
