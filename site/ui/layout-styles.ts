/** Styles of layout that several pages share, each page under its own class. */
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'

/**
 * Two parts below each other, and side by side once the window is as wide as a desktop's.
 *
 * @param first the width of the first part
 * @param second the width of the second, in the same shares
 */
export const sideBySide = (first: number, second: number) =>
  ({
    display: 'grid',
    gap: vars.space.xxl,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': {
      [media.fromDesktop]: {
        gridTemplateColumns: `minmax(0, ${first}fr) minmax(0, ${second}fr)`,
        gap: vars.space.sectionNarrow,
      },
    },
  }) as const

/** Shown where no script runs, in the place of what needs one. */
export const onlyWithoutScript = {
  display: 'none',
  '@media': { [media.noScript]: { display: 'block' } },
} as const

/** A link among others of its kind: one of them may be where the reader is. */
export const linkAmongOthers = {
  textDecorationLine: 'underline',
  textDecorationColor: vars.colour.ruleStrong,
  textUnderlineOffset: '0.25em',
  selectors: {
    '&:hover': { textDecorationColor: 'currentColor' },
    '&[aria-current]': {
      color: vars.colour.accent,
      fontWeight: vars.weight.strong,
      textDecorationColor: 'currentColor',
    },
  },
} as const

/** Heights in rem, in windows up to a tablet's width, up to a desktop's, and from there on. */
export type EstimatedHeight = readonly [narrow: number, tablet: number, desktop: number]

/**
 * A part of a page that lies below the first window: neither laid out nor painted until it comes near it. Anchors, find
 * in page and screen readers know what is in it all the same (https://drafts.csswg.org/css-contain-2/#content-visibility).
 *
 * @param height as far as it is known before: the scroll bar is as right as this is. A part that was laid out once
 *   keeps its own.
 */
export const belowTheFold = ([narrow, tablet, desktop]: EstimatedHeight) => {
  const intrinsic = (height: number) => ({ containIntrinsicBlockSize: `auto ${height}rem` })
  return {
    contentVisibility: 'auto',
    ...intrinsic(narrow),
    '@media': {
      [media.fromTablet]: intrinsic(tablet),
      [media.fromDesktop]: intrinsic(desktop),
      [media.print]: { contentVisibility: 'visible' },
    },
  } as const
}
