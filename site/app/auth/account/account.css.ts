import { globalStyle } from '@vanilla-extract/css'
import { besideText, inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'

/** Width of the column of headings, before the margin line. */
const headings = '18rem'

/** One ruled sheet; from desktop width headings are before the double margin line of an account book. */
export const ledger = pageStyle({
  position: 'relative',
  backgroundColor: vars.colour.sheet,
  border: `1px solid ${vars.colour.rule}`,
  borderRadius: vars.radius.lg,
  '@media': {
    [media.fromDesktop]: {
      '::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: headings,
        inlineSize: '7px',
        borderInline: `1px solid ${vars.colour.margin}`,
        pointerEvents: 'none',
      },
    },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
})

export const section = pageStyle({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space.xl,
  paddingInline: besideText(vars.space.lg),
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.rule}` } },
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: `calc(${headings} - ${vars.space.xl} - ${vars.space.lg}) minmax(0, 1fr)`,
      gap: `calc(2 * ${vars.space.xl} + 7px)`,
      paddingInline: vars.space.xl,
    },
  },
})

/** Rows of a section, with rules between them; the first starts at the height of the heading. */
export const rows = pageStyle({})

export const row = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.md,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.colour.rule}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: '8rem minmax(0, 1fr) auto', columnGap: vars.space.lg },
  },
})

export const term = pageStyle({
  gridColumn: '1 / -1',
  color: vars.colour.inkQuiet,
  '@media': { [media.fromTablet]: { gridColumn: 'auto' } },
})

/** A name or an address breaks anywhere before it leaves its row. */
export const value = pageStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })

/** Its text is on the first line of the row and ends with the rule; its target extends beyond both. */
export const action = pageStyle({
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  justifySelf: 'end',
})

/** What is to be done about the value of a row, below it in the whole width beside its term. */
export const notice = pageStyle({
  gridColumn: '1 / -1',
  marginBlockStart: vars.space.xs,
  '@media': { [media.fromTablet]: { gridColumn: '2 / -1' } },
})

/** Entries of a list: passkeys and sessions. */
export const list = pageStyle({
  inlineSize: '100%',
  padding: 0,
  borderBlockStart: `1px solid ${vars.colour.rule}`,
})

export const entry = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
})

export const entryText = pageStyle({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' })

export const title = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.xs}`,
})

/** Parts of a section: passkeys, codes, recovery codes. */
export const part = pageStyle({
  display: 'grid',
  gap: vars.space.sm,
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.lg,
      paddingBlockStart: vars.space.lg,
      borderBlockStart: `1px solid ${vars.colour.rule}`,
    },
  },
})

/** The main action of a dialog and the way out of it. On a phone each has a line. */
export const buttons = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.sm} ${vars.space.md}`,
})

/** What follows a change, above its button. */
export const sent = pageStyle({
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space.lg } },
})

export const alone = pageStyle({ justifySelf: 'start' })

/** A secret for an app: its picture, its link and its key. */
export const secret = pageStyle({ display: 'grid', gap: vars.space.sm })

/** After the link and the key on a phone, which cannot scan its own screen. */
export const picture = pageStyle({
  '@media': { [media.belowTablet]: { order: 1 }, [media.coarse]: { order: 1 } },
})

/** Dark on light in every theme: readers of QR codes expect it. Its quiet zone is part of the picture. */
export const qrCode = pageStyle({
  inlineSize: '12rem',
  maxInlineSize: '100%',
  aspectRatio: '1',
  backgroundColor: vars.colour.sheet,
  border: `1px solid ${vars.colour.rule}`,
  borderRadius: vars.radius.md,
  fill: vars.colour.ink,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})

/** The key of one-time codes, to be read out and typed. */
export const key = pageStyle({
  fontFamily: vars.font.code,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
})

export const codes = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  columnGap: vars.space.lg,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.colour.rule}`,
})

export const code = pageStyle({
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
  fontFamily: vars.font.code,
  letterSpacing: '0.04em',
  whiteSpace: 'nowrap',
  fontSize: vars.size.small,
})

/** Marks what is printed while the dialog of recovery codes is open: their list and its heading. */
export const printed = pageStyle({})

// Everything that neither contains nor is in the printed part.
globalStyle(
  `body:has(${printed}) *:not(:has(${printed}), ${printed}, ${printed} *)`,
  inLayer('page', { '@media': { [media.print]: { display: 'none' } } }),
)
globalStyle(
  `body:has(${printed}) :has(${printed})`,
  inLayer('page', {
    '@media': { [media.print]: { position: 'static', border: 0, backgroundColor: 'transparent' } },
  }),
)
