import { besideText, inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'

/** HTML without classes, which the server writes. */
export const answer = pageStyle({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: vars.measure.text,
  overflowWrap: 'anywhere',
})

type Rule = Parameters<typeof inLayer>[1]
const within = (parts: string, rule: Rule) => globalStyle(`${answer} ${parts}`, inLayer('page', rule))

within('h1', {
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: `clamp(${vars.size.headingNarrow}, 1.6rem + 1.2vw, ${vars.size.headingWide})`,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
})
within('h2', { fontWeight: vars.weight.strong, fontSize: vars.size.title, lineHeight: vars.leading.snug })
within('a', { color: vars.colour.accent, textDecoration: 'underline', textUnderlineOffset: '0.2em' })
within('small', { display: 'block', color: vars.colour.inkQuiet, fontSize: vars.size.small })
within(':is(form, section, fieldset)', {
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
})
/** An entry of a ledger, as in the chat. */
within('section', {
  borderInlineStart: `5px double ${vars.colour.margin}`,
  paddingInlineStart: vars.space.md,
  '@media': { [media.fromTablet]: { paddingInlineStart: vars.space.lg } },
})
within('fieldset', { margin: 0, padding: 0, border: 0, minInlineSize: 0 })
within('legend', { marginBlockEnd: vars.space.md, padding: 0, fontWeight: vars.weight.strong })
within('label', { display: 'block', fontWeight: vars.weight.strong, lineHeight: vars.leading.snug })
within('label:has([type=radio])', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: '2.75rem',
  fontWeight: vars.weight.regular,
})
within('[type=radio]', {
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  accentColor: vars.colour.accent,
})
within('input:not([type=radio])', {
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '3.125rem',
  marginBlockStart: vars.space.xs,
  paddingBlock: vars.space.sm,
  paddingInline: besideText('0.875rem'),
  border: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.colour.sheet,
  color: vars.colour.ink,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.snug,
})
within('button', {
  justifySelf: 'start',
  minBlockSize: '3.125rem',
  paddingBlock: vars.space.sm,
  paddingInline: besideText('1.375rem'),
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  backgroundColor: vars.colour.fill,
  color: vars.colour.onAccent,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
})
within('button:hover', { backgroundColor: vars.colour.fillHover })
within(':is(input, button):focus-visible', {
  outline: `3px solid ${vars.colour.focus}`,
  outlineOffset: '2px',
})
within('ol', { paddingInlineStart: vars.space.lg, fontSize: vars.size.small, listStyle: 'decimal' })
within('ul', { paddingInlineStart: vars.space.lg, listStyle: 'disc' })
within('li', { paddingBlock: vars.space.xxs })
within('li:target', { backgroundColor: vars.colour.accentTint })
within('table', { inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.size.small })
within('caption', { paddingBlockEnd: vars.space.xs, fontWeight: vars.weight.strong, textAlign: 'start' })
within(':is(th, td)', {
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
})
within('th', { fontWeight: vars.weight.regular })
within('td', {
  paddingInlineStart: vars.space.md,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
within('[data-total] > *', {
  fontWeight: vars.weight.strong,
  borderBlockStart: `1px solid ${vars.colour.ruleStrong}`,
})
