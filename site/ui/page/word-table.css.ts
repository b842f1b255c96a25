import { inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'

export const words = pageStyle({ minInlineSize: 0 })

/** The column header, repeated in the cell. */
export const label = pageStyle({
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  '@media': { [media.fromTablet]: { display: 'none' } },
})

const inside = (parts: string, rule: Parameters<typeof inLayer>[1]) =>
  globalStyle(`${words} ${parts}`, inLayer('page', rule))
const narrow = (parts: string, rule: object) => inside(parts, { '@media': { [media.belowTablet]: rule } })

narrow(':is(table, tbody, tr, th, td)', { display: 'block' })
// Visually hidden: screen readers still announce the column headers.
narrow('thead', {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
narrow('tr', { paddingBlock: vars.space.sm, borderBlockEnd: `1px solid ${vars.colour.rule}` })
narrow('tr:first-child', { borderBlockStart: `1px solid ${vars.colour.rule}` })
narrow(':is(tbody th, td)', {
  paddingBlock: vars.space.xxs,
  paddingInlineEnd: 0,
  borderBlockEnd: 0,
  textAlign: 'start',
  whiteSpace: 'normal',
})
narrow('tbody th', { fontWeight: vars.weight.strong })
// A name such as `cookie-consent` stays on one line.
inside('tbody th', { '@media': { [media.fromTablet]: { minInlineSize: '10rem' } } })

export const manyColumns = pageStyle([
  words,
  { '@media': { [media.fromTablet]: { fontSize: vars.size.small } } },
])
const many = (parts: string, rule: object) =>
  globalStyle(`.${manyColumns} ${parts}`, inLayer('page', { '@media': { [media.fromTablet]: rule } }))
many('tbody th', { minInlineSize: '8rem' })
many(':is(th, td):not(:last-child)', { paddingInlineEnd: vars.space.sm })

// A date takes at most two lines.
inside('td:last-child', { '@media': { [media.fromTablet]: { minInlineSize: '5.75rem' } } })
