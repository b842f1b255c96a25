import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'
import { box, inset } from '../field/field.css.ts'

export const form = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  maxInlineSize: vars.measure.text,
  // Its answer needs scripts.
  '@media': { [media.noScript]: { display: 'none' } },
})

export const label = componentStyle({ fontSize: vars.size.small, fontWeight: vars.weight.strong })

/** Field and button in a row while the field is wide enough for an address. */
export const line = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })

export const input = componentStyle([box, inset, { flex: '1 1 13rem', inlineSize: 'auto', minInlineSize: 0 }])

/** Always rendered, so that a new message is announced. */
export const message = componentStyle({ fontSize: vars.size.small, lineHeight: vars.leading.snug })

export const asking = componentStyle({
  display: 'flex',
  gap: vars.space.xs,
  color: vars.colour.danger,
  fontWeight: vars.weight.medium,
})
