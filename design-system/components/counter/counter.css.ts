import { componentStyle } from '../../tokens/style.ts'

/** As wide as its final figure from the start, so that nothing beside it moves. */
export const counter = componentStyle({
  display: 'inline-grid',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

/** Out of sight and still read: the figure that it counts to. */
export const reserved = componentStyle({ gridArea: '1 / 1', opacity: 0 })

export const counting = componentStyle({ gridArea: '1 / 1' })
