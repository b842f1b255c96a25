import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { onlyWithoutScript } from '../../../ui/layout-styles.ts'

export const panel = pageStyle({ minInlineSize: 0 })

/** Hidden without JavaScript: the firm's contact details are shown instead. */
export const form = pageStyle({
  vars: { [vars.measure.text]: '100%' },
  '@media': { [media.noScript]: { display: 'none' } },
})

export const withoutScript = pageStyle(onlyWithoutScript)

/** For reading out and copying. */
export const reference = pageStyle({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' })
