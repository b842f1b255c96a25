/** Layout styles that several pages share, each page in its own class. */
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'

/**
 * Two parts, stacked, and side by side from desktop width.
 *
 * @param first width of the first part, in `fr`
 * @param second width of the second part, in `fr`
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

/** Shown without JavaScript, instead of what needs it. */
export const onlyWithoutScript = {
  display: 'none',
  '@media': { [media.noScript]: { display: 'block' } },
} as const

/** A link in a list of links, one of which may be the current page. */
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

/** Heights in rem: below tablet width, from tablet width, and from desktop width. */
export type EstimatedHeight = readonly [narrow: number, tablet: number, desktop: number]

/**
 * A part of a page below the initial viewport: not laid out or painted until it is near. Fragment links, find in page
 * and screen readers still reach its content (https://drafts.csswg.org/css-contain-2/#content-visibility).
 *
 * @param height estimated, for the size of the scroll bar. Once laid out, the browser remembers the actual height.
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
