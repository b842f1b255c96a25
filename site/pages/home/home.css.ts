import { besideText, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { belowTheFold } from '../../ui/layout-styles.ts'

const rule = `1px solid ${vars.colour.rule}`
const oneColumn = 'minmax(0, 1fr)'

export const belowFold = {
  features: pageStyle(belowTheFold([70, 47, 37])),
  services: pageStyle(belowTheFold([175, 99, 70])),
  callToAction: pageStyle(belowTheFold([55, 42, 28])),
  about: pageStyle(belowTheFold([106, 79, 59])),
  testimonials: pageStyle(belowTheFold([38, 36, 37])),
  contact: pageStyle(belowTheFold([168, 140, 88])),
}

export const hero = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: vars.space.xl,
  alignItems: 'center',
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5.5fr)', gap: vars.space.xxl },
  },
})

export const heroBand = pageStyle({
  paddingBlock: `${vars.space.xl} ${vars.space.xxl}`,
  '@media': { [media.fromTablet]: { paddingBlock: `${vars.space.section} ${vars.space.sectionNarrow}` } },
})

/** Two links side by side and the third below; in one row if it fits. */
export const heroActions = pageStyle({
  display: 'grid',
  gap: vars.space.sm,
  // Two side by side, or one if their text is too wide.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9rem, 34%)), 1fr))',
  '@media': { [media.fromTablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } },
})

export const heroTemplates = pageStyle({ gridColumn: '1 / -1', textAlign: 'center' })

/** Space for "In 99 days", to avoid a layout shift when the days are counted. */
export const daysLeft = pageStyle({
  display: 'inline-block',
  minInlineSize: '5rem',
  textAlign: 'end',
  minBlockSize: '1.5rem',
})

export const heroCounters = pageStyle({ paddingBlockStart: vars.space.lg, borderBlockStart: rule })

/** Cells with rules between them and one border around all. */
export const ruledGrid = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: '1px',
  overflow: 'hidden',
  border: rule,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.colour.rule,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.fromDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const ruledCell = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlock: '1.75rem',
  paddingInline: besideText('1.75rem'),
  backgroundColor: vars.colour.sheet,
})

export const value = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `3px double ${vars.colour.margin}`,
})

export const serviceFeature = pageStyle({
  paddingBlock: '0.55rem',
  fontSize: vars.size.small,
  selectors: { '&:not(:last-child)': { borderBlockEnd: rule } },
})

export const band = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: vars.space.xxl,
  alignItems: 'center',
  paddingInlineStart: besideText(vars.space.lg),
  borderInlineStart: `4px double ${vars.colour.mark}`,
  '@media': {
    [media.fromTablet]: { paddingInlineStart: vars.space.xl },
    [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
})

export const bandQuote = pageStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xs })

const onBandRule = `1px solid color-mix(in srgb, ${vars.colour.onBand} 40%, transparent)`

export const bandBadges = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: `0 ${vars.space.lg}`,
  borderBlockStart: onBandRule,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const bandBadge = pageStyle({
  paddingBlock: vars.space.sm,
  borderBlockEnd: onBandRule,
  color: vars.colour.onBandQuiet,
  fontSize: vars.size.small,
})

export const about = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: vars.space.xxl,
  '@media': { [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
})

export const aboutStats = pageStyle({
  alignSelf: 'start',
  paddingBlockStart: vars.space.lg,
  borderBlockStart: rule,
  '@media': {
    [media.fromDesktop]: {
      paddingBlock: vars.space.sm,
      paddingInlineStart: vars.space.xl,
      borderBlockStart: 0,
      borderInlineStart: `4px double ${vars.colour.margin}`,
    },
  },
})

export const teamMember = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: rule,
})

export const contact = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: vars.space.xxl,
  '@media': { [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
})

export const contactDetails = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
})

export const contactGroup = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.lg,
  borderBlockEnd: rule,
})

export const line = pageStyle({ display: 'block' })

export const hours = pageStyle({ display: 'grid', gap: vars.space.xxs })

export const hoursRow = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.md}`,
})

export const urgent = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  paddingBlock: vars.space.lg,
  paddingInline: besideText(vars.space.lg),
  borderInlineStart: `4px double ${vars.colour.accent}`,
  backgroundColor: vars.colour.accentTint,
})

export const trust = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: vars.space.lg,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const team = pageStyle({ selectors: { '&:focus-visible': { outline: 'none' } } })
