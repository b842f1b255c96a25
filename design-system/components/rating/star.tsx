import * as css from './star.css.ts'

/** Side of a star's bounding square, in SVG units. */
export const STAR_SIDE = 24

const SHAPE =
  'M12 2.3 14.7 8.98 21.89 9.49 16.37 14.12 18.11 21.11 12 17.3 5.89 21.11 7.63 14.12 2.11 9.49 9.3 8.98Z'

export interface StarProps {
  /** The filled share, from the inline start: 0 to 1. */
  fill: number
  /** Its x position, in SVG units. @default 0 */
  x?: number
}

/** A star in an SVG: its clipped fill, then its outline. */
export function Star({ fill, x = 0 }: StarProps) {
  return (
    <svg x={x} width={STAR_SIDE} height={STAR_SIDE} viewBox={`0 0 ${STAR_SIDE} ${STAR_SIDE}`}>
      {fill > 0 && (
        <svg width={STAR_SIDE * fill} height={STAR_SIDE} overflow="hidden">
          <path d={SHAPE} className={css.fill} />
        </svg>
      )}
      <path d={SHAPE} className={css.outline} />
    </svg>
  )
}
