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
