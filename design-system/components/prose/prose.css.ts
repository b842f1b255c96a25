import { globalStyle } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { componentStyle, inLayer } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const prose = componentStyle({ color: vars.colour.ink, overflowWrap: 'anywhere' })

const inside = (parts: string, rule: Parameters<typeof inLayer>[1]) =>
  globalStyle(`${prose} ${parts}`, inLayer('component', rule))
const rule = `1px solid ${vars.colour.rule}`

inside(':is(p, ul, ol, h2, h3, h4, blockquote)', { maxInlineSize: vars.measure.text })
inside(':is(p, ul, ol, blockquote, [role="group"])', { marginBlockStart: vars.space.md })
inside(':is(p, h2, h3, h4, ul, ol, [role="group"]):first-child', { marginBlockStart: 0 })

inside(':is(h2, h3, h4)', {
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
})
inside('h2', {
  marginBlockStart: vars.space.xxl,
  fontFamily: vars.font.heading,
  fontSize: `calc(${vars.size.headingNarrow} * 0.85)`,
  fontWeight: vars.weight.heading,
  lineHeight: vars.leading.tight,
})
inside('h3', { marginBlockStart: vars.space.xl, fontSize: vars.size.lead })
inside('h4', { marginBlockStart: vars.space.lg })
inside(':is(h2, h3, h4) + *', { marginBlockStart: vars.space.sm })
inside('strong', { fontWeight: vars.weight.strong })
// The font family has no italics.
inside('em', { fontStyle: 'normal', fontWeight: vars.weight.medium })

// Underlined: colour is never the only cue of a link (WCAG 1.4.1).
inside('a', {
  color: vars.colour.accent,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
})
inside('a:hover', { textDecorationThickness: '2px' })

inside(':is(ul, ol)', { paddingInlineStart: '1.5rem' })
inside('ul', { listStyle: 'square' })
inside('ol', { listStyle: 'decimal', fontVariantNumeric: 'tabular-nums' })
inside('li', { paddingInlineStart: vars.space.xxs })
inside('li + li', { marginBlockStart: vars.space.xs })
inside('li::marker', { color: vars.colour.accent, fontWeight: vars.weight.strong })
inside('li > :is(p, ul, ol)', { marginBlockStart: vars.space.xs })

inside('blockquote', {
  paddingInlineStart: vars.space.lg,
  borderInlineStart: `3px double ${vars.colour.margin}`,
  color: vars.colour.inkQuiet,
})
inside('hr', { marginBlock: vars.space.xl, border: 0, borderBlockStart: rule })
inside('[data-unbroken]', { whiteSpace: 'nowrap' })
// The year of a day: columns of tables are too narrow for the whole date on a phone.
inside(':is(td, th) [data-unbroken] > span', {
  '@media': { [`screen and ${media.belowTablet}`]: { whiteSpace: 'normal' } },
})
// Elsewhere, a whole date does not fit into 320 px with its text at 200 % (WCAG 1.4.4 with 1.4.10).
inside('[data-unbroken] > span', { '@media': { 'screen and (width < 384px)': { whiteSpace: 'normal' } } })
inside('code', {
  paddingInline: '0.3em',
  backgroundColor: vars.colour.sunken,
  fontFamily: vars.font.code,
  fontSize: '0.95em',
})

// As the design system's Table: ruled, and scrollable if too wide.
inside('[role="group"]', { maxInlineSize: '100%', overflowX: 'auto' })
inside('table', { inlineSize: '100%', lineHeight: vars.leading.snug, overflowWrap: 'break-word' })
inside(':is(th, td)', {
  minInlineSize: '6rem',
  paddingBlock: vars.space.sm,
  paddingInlineEnd: vars.space.md,
  borderBlockEnd: rule,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'baseline',
})
inside(':is(th, td):last-child', { paddingInlineEnd: 0 })
inside('thead :is(th, td)', {
  borderBlockEndColor: vars.colour.ruleStrong,
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
})
inside(':is(th, td)[data-figure]', {
  fontFeatureSettings: '"tnum"',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
inside('td[data-figure]', { whiteSpace: 'nowrap' })
inside('[data-figure] + :not([data-figure])', { paddingInlineStart: vars.space.md })
// Four columns fit on a phone of 390 px: otherwise the last one, often a figure, is out of sight.
const narrow = (parts: string, style: object) => inside(parts, { '@media': { [media.belowTablet]: style } })
narrow('table', { fontSize: vars.size.small })
narrow(':is(th, td)', { minInlineSize: '3.5rem', paddingInlineEnd: vars.space.sm })
narrow(':is(th, td):last-child', { paddingInlineEnd: 0 })
narrow('[data-figure]', { minInlineSize: 0 })
narrow('[data-figure] + :not([data-figure])', { paddingInlineStart: vars.space.xxs })
// A total has one line above and two below, as in account books.
inside('tr[data-total] > *', {
  borderBlockStart: `1px solid ${vars.colour.ink}`,
  borderBlockEnd: `3px double ${vars.colour.ink}`,
  fontWeight: vars.weight.strong,
})

const printed = (parts: string, style: object) => inside(parts, { '@media': { [media.print]: style } })
// Fewer sheets: the width of the paper is the measure, and rows and lines are set closer.
printed(':is(p, ul, ol, h2, h3, h4, blockquote)', { maxInlineSize: 'none' })
printed(':is(p, li)', { lineHeight: vars.leading.snug, orphans: 2, widows: 2 })
printed(':is(th, td)', { paddingBlock: vars.space.xxs })
printed('h2', { marginBlockStart: vars.space.lg })
printed('h3', { marginBlockStart: vars.space.md })
printed(':is(h2, h3, h4)', { breakAfter: 'avoid' })
printed(':is(tr, li)', { breakInside: 'avoid' })
printed('[role="group"]', { overflowX: 'visible' })
