import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

/** What scrolls if it is enlarged. */
export const content = pageStyle({
  display: 'grid',
  // Heading, buttons and download stay in view, unless the window is low.
  maxBlockSize: 'max(16rem, 100dvh - 22rem)',
  // There the title and the buttons take two lines each.
  '@media': { '(width < 40em)': { maxBlockSize: 'max(16rem, 100dvh - 28rem)' } },
  overflow: 'auto',
  border: `1px solid ${vars.colour.rule}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.colour.paper,
})

/** As wide as its box, times the zoom. */
export const sheet = pageStyle({
  display: 'block',
  blockSize: 'auto',
  maxInlineSize: 'none',
  // Paper is white in both themes.
  backgroundColor: 'white',
})

export const image = pageStyle({ display: 'block', blockSize: 'auto', margin: 'auto' })

export const bar = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
})

export const figure = pageStyle({
  color: vars.colour.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: '3.5rem',
  textAlign: 'center',
})
