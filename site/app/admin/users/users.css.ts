import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

export const search = pageStyle({ maxInlineSize: '24rem' })

/** A name with its e-mail address below. */
export const name = pageStyle({ display: 'grid', gap: vars.space.xxs })

/** A status with the role beside it. */
export const state = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xs}`,
})

/** A field with its button. */
export const form = pageStyle({ display: 'grid', gap: vars.space.md, maxInlineSize: '24rem' })
