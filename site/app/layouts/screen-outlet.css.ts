import { pageStyle } from '@anupalan/design-system/style'

/** As high as the window, whatever is in it: the foot of the page does not move when a screen has come. */
export const screen = pageStyle({ minBlockSize: '100svh' })
