import { pageStyle } from '@anupalan/design-system/style'

/** At least as high as the window: the footer does not shift when a screen has loaded. */
export const screen = pageStyle({ minBlockSize: '100svh' })
