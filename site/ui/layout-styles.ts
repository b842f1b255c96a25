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
