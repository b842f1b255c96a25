import { besideText, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { sideBySide } from '../../ui/layout-styles.ts'

export const columns = pageStyle(sideBySide(7, 5))

/** The form's sheet, with the double margin line of a ledger. */
export const sheet = pageStyle({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: vars.colour.sheet,
  border: `1px solid ${vars.colour.rule}`,
  borderRadius: vars.radius.lg,
  paddingBlock: `${vars.space.lg} ${vars.space.xl}`,
  paddingInline: `calc(${besideText('1.75rem')} + 0.75rem) ${besideText('1.5rem')}`,
  // Fields are as wide as the sheet.
  vars: { [vars.measure.text]: '34rem' },
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: besideText('1rem'),
    inlineSize: '7px',
    borderInline: `1px solid ${vars.colour.margin}`,
    pointerEvents: 'none',
  },
  '@media': {
    [media.fromTablet]: {
      paddingBlock: vars.space.xl,
      paddingInline: '4rem 2.25rem',
      '::before': { insetInlineStart: '1.75rem' },
    },
    [media.forcedColors]: { borderColor: 'CanvasText', '::before': { borderColor: 'CanvasText' } },
  },
})

export const aside = pageStyle({ '@media': { [media.fromDesktop]: { paddingBlockStart: vars.space.xs } } })

export const points = pageStyle({ borderBlockStart: `1px solid ${vars.colour.rule}` })

export const point = pageStyle({
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
})

/** "or" between two ways to sign in, on a rule. */
export const or = pageStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  '::before': { content: '""', flex: 'auto', borderBlockStart: `1px solid ${vars.colour.rule}` },
  '::after': { content: '""', flex: 'auto', borderBlockStart: `1px solid ${vars.colour.rule}` },
})

/** A line of links under a form. */
export const foot = pageStyle({
  paddingBlockStart: vars.space.md,
  borderBlockStart: `1px solid ${vars.colour.rule}`,
})
