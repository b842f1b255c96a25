import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { onlyWithoutScript } from '../ui/layout-styles.ts'

export const withScript = pageStyle({ '@media': { [media.noScript]: { display: 'none' } } })

export const withoutScript = pageStyle(onlyWithoutScript)
