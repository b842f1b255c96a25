import { globalLayer } from '@vanilla-extract/css'

/** The cascade order: later layers in this list override earlier ones, whatever the specificity. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  component: globalLayer('component'),
  page: globalLayer('page'),
}
