import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { onlyWithoutScript } from '../../../ui/layout-styles.ts'

/** Hidden without JavaScript: the firm's contact details are shown instead. */
export const form = pageStyle({
  // Single fields are as wide as pairs of fields.
  vars: { [vars.measure.text]: '100%' },
  '@media': { [media.noScript]: { display: 'none' } },
})

export const withoutScript = pageStyle(onlyWithoutScript)

/** Two names fit side by side on a phone. */
export const names = pageStyle({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
})

export const pair = pageStyle({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** For reading out and copying: on one line if it fits. */
export const reference = pageStyle({
  display: 'inline-block',
  maxInlineSize: '100%',
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
})
