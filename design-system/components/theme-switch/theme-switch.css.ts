import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'
import { variant } from '../radio-group/radio-group.css.ts'

/** Hidden without JavaScript, which applies the choice. */
export const themeSwitch = componentStyle({
  display: 'inline-flex',
  maxInlineSize: '100%',
  '@media': { [media.noScript]: { display: 'none' } },
})

export const options = variant.segmented.options

export const option = componentStyle([
  variant.segmented.option,
  { minBlockSize: '2.75rem', fontSize: vars.size.small },
])

/** Covers its option, so that the press target, the focus and the outline coincide; the text is above it. */
export const radio = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
})
