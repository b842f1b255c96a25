import { besideText, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'

export const frame = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
  backgroundColor: vars.colour.sheet,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: '15.5rem minmax(0, 1fr)', gridTemplateRows: '1fr' },
  },
})

/** The navigation at the side, and its sheet's content below tablet width. */
export const sidebar = pageStyle({
  display: 'none',
  '@media': {
    [media.fromTablet]: {
      display: 'block',
      backgroundColor: vars.colour.paper,
      borderInlineEnd: `1px solid ${vars.colour.rule}`,
    },
    [media.print]: { display: 'none' },
  },
})

export const sidebarContent = pageStyle({
  position: 'sticky',
  insetBlockStart: 0,
  boxSizing: 'border-box',
  minBlockSize: '100dvh',
  maxBlockSize: '100dvh',
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  paddingBlock: vars.space.lg,
  paddingInline: vars.space.md,
  // In large text or a low window the page scrolls as a whole.
  '@media': { '(height < 36em)': { position: 'static', maxBlockSize: 'none', minBlockSize: 0 } },
})

export const logo = pageStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: '2.75rem',
  paddingInline: vars.space.sm,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.title,
})

export const topBar = pageStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  backgroundColor: vars.colour.paper,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
  '@media': { [media.fromTablet]: { display: 'none' }, [media.print]: { display: 'none' } },
})

/** With a space before the person, whom a sheet shows directly below. */
export const entries = pageStyle({
  display: 'grid',
  gap: vars.space.xxs,
  marginBlockEnd: vars.space.md,
})

export const entry = pageStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3rem',
  paddingInline: vars.space.sm,
  borderInlineStart: '3px solid transparent',
  borderRadius: vars.radius.md,
  fontWeight: vars.weight.strong,
  selectors: {
    '&:hover': { backgroundColor: vars.colour.accentTint },
    '&[aria-current]': {
      backgroundColor: vars.colour.accentTint,
      borderInlineStartColor: vars.colour.accent,
      color: vars.colour.accent,
    },
  },
  // Forced colours draw a transparent border, and no background tells the present screen from the others.
  '@media': {
    [media.forcedColors]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
    },
  },
})

export const foot = pageStyle({
  display: 'grid',
  gap: vars.space.xs,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.md,
  borderBlockStart: `1px solid ${vars.colour.rule}`,
})

export const person = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.md,
  selectors: { '&:hover': { backgroundColor: vars.colour.accentTint } },
})

export const personText = pageStyle({ display: 'grid', overflowWrap: 'anywhere' })

export const personName = pageStyle({ fontWeight: vars.weight.strong })

export const personDetail = pageStyle({ fontSize: vars.size.caption, color: vars.colour.inkQuiet })

/** Its text begins where that of the entries does: a quiet button has a padding of its own. */
export const logOut = pageStyle({
  marginInlineStart: `calc(${vars.space.sm} + 3px - ${vars.space.xs} - 1px)`,
})

export const main = pageStyle({
  minInlineSize: 0,
  paddingBlock: `${vars.space.xl} ${vars.space.sectionNarrow}`,
  paddingInline: besideText(vars.space.lg),
  // Wider than the tab of the feedback button.
  '@media': { [media.fromDesktop]: { paddingInline: besideText('2.75rem') } },
  selectors: { '&:focus-visible': { outline: 'none' } },
})
