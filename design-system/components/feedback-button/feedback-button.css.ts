import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'
import { atEdge, padded, tabWidth, upTo } from '../side-menu/at-edge.ts'
import { viewportFloor } from '../viewport-floor/viewport-floor.ts'

/** 44 px, and not much more in large text, since it floats over the page. */
const round = 'min(2.75rem, 14vw)'

const hidden = { opacity: 0, pointerEvents: 'none' } as const

export const button = componentStyle({
  position: 'fixed',
  zIndex: vars.stack.floating,
  insetBlockEnd: `max(${vars.space.md}, env(safe-area-inset-bottom))`,
  insetInlineEnd: vars.space.md,
  // Not by its inset: a bar that appears without input would count as a layout shift.
  translate: `0 calc(-1 * ${viewportFloor})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: round,
  blockSize: round,
  backgroundColor: vars.colour.sheet,
  color: vars.colour.accent,
  border: `1px solid ${vars.colour.accent}`,
  borderRadius: '50%',
  boxShadow: vars.elevation.low,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  selectors: {
    '&:hover, &:active': { backgroundColor: vars.colour.accentTint },
    // Above the side menu, if a bar leaves too little height for both.
    '&:focus-visible': { zIndex: vars.stack.banner },
    // Invisible, but still reachable by Tab.
    '&:not([data-place="free"], :focus-visible)': hidden,
  },
  '@media': {
    // A tab next to the page's content, which it does not cover. It only avoids what else floats there.
    [atEdge]: {
      insetInlineEnd: 0,
      insetBlockEnd: vars.space.md,
      inlineSize: tabWidth,
      blockSize: 'auto',
      paddingBlock: padded(vars.space.sm),
      fontSize: upTo(vars.size.caption),
      boxShadow: 'none',
      borderRadius: vars.radius.md,
      borderInlineEnd: 0,
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
      selectors: { '&:not([data-place="taken"])': { opacity: 1, pointerEvents: 'auto' } },
    },
    [media.motion]: {
      transition: `background-color ${vars.duration.quick}, opacity ${vars.duration.quick}`,
    },
    [media.noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
})

/** The label, shown in a tab only. */
export const label = componentStyle({
  '@media': {
    [`not all and ${atEdge}`]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    [atEdge]: { writingMode: 'vertical-rl', whiteSpace: 'nowrap' },
  },
})

/** A line of speech. */
export const drawing = componentStyle({
  inlineSize: '50%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '@media': { [atEdge]: { display: 'none' } },
})
