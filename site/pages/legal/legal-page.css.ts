import { inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'
import { sideBySide } from '../../ui/layout-styles.ts'
import { ruledList } from '../../ui/page-layout.css.ts'

const rule = `1px solid ${vars.colour.rule}`
/** Space for a section's number before the margin line. */
const margin = '3.25rem'
const betweenLines = '7px'

export const columns = pageStyle(sideBySide(3, 8))

export const contents = pageStyle({
  '@media': {
    [`${media.fromDesktop} and (height >= 45rem)`]: { position: 'sticky', insetBlockStart: '7rem' },
    [media.print]: { display: 'none' },
  },
})

export const places = pageStyle({ marginBlockStart: vars.space.xs, borderBlockStart: rule })

export const place = pageStyle({
  display: 'flex',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  borderBlockEnd: rule,
  fontSize: vars.size.small,
})

export const placeNumber = pageStyle({
  flex: 'none',
  minInlineSize: '1.5rem',
  color: vars.colour.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
})

/** A ledger page: numbers before the double margin line, text after it. */
export const sections = pageStyle({
  position: 'relative',
  minInlineSize: 0,
  '@media': {
    [media.fromTablet]: {
      backgroundColor: vars.colour.sheet,
      border: rule,
      borderRadius: vars.radius.lg,
      '::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: margin,
        inlineSize: betweenLines,
        borderInline: `1px solid ${vars.colour.margin}`,
        pointerEvents: 'none',
      },
    },
  },
})

export const section = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  paddingBlock: vars.space.xl,
  borderBlockStart: rule,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  '@media': {
    [media.fromTablet]: {
      paddingInlineStart: `calc(${margin} + ${betweenLines} + ${vars.space.lg})`,
      paddingInlineEnd: vars.space.xl,
      selectors: { '&:first-child': { paddingBlockStart: vars.space.xl } },
    },
  },
})

// The rule between two sections also closes a list.
const lastRow = `.${section}:not(:last-child) .${ruledList}:last-child > :last-child`
globalStyle(lastRow, inLayer('page', { borderBlockEnd: 0, paddingBlockEnd: 0 }))

export const heading = pageStyle({ position: 'relative' })

export const number = pageStyle({
  whiteSpace: 'nowrap',
  marginInlineEnd: vars.space.xs,
  color: vars.colour.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.fromTablet]: {
      position: 'absolute',
      insetInlineEnd: `calc(100% + ${betweenLines} + ${vars.space.lg})`,
      marginInlineEnd: vars.space.sm,
    },
  },
})

export const group = pageStyle({ paddingBlockStart: vars.space.xs })

export const others = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.sm} ${vars.space.lg}`,
})

/** A button that needs scripts. */
export const settings = pageStyle({ '@media': { [media.noScript]: { display: 'none' } } })
