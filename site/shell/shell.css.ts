import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

export const logo = pageStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `min(${vars.space.sm}, 3.75vw)`,
  minBlockSize: '2.75rem',
})

export const name = pageStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.title,
})

export const main = pageStyle({ selectors: { '&:focus-visible': { outline: 'none' } } })

export const contact = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  fontStyle: 'normal',
})

/** Said of all that stands above it. */
export const note = pageStyle({ marginBlockStart: vars.space.xs })

/** Terms, each with what is said of it under it. */
export const terms = pageStyle({ display: 'grid', gap: vars.space.xs })
