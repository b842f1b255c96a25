import { inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'

/** Hidden without JavaScript: the filter does not work, and the list is complete. */
export const filter = pageStyle({ '@media': { [media.noScript]: { display: 'none' } } })

export const row = pageStyle({
  display: 'grid',
  gap: vars.space.sm,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space.xxl,
    },
  },
})

export const facts = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  margin: 0,
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
})
globalStyle(`.${facts} dt`, inLayer('page', { fontWeight: vars.weight.strong }))
globalStyle(`.${facts} dd`, inLayer('page', { margin: 0 }))
