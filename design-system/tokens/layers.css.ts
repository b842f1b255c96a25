import { globalLayer } from '@vanilla-extract/css'

/** The one cascade order: each layer yields to those below it in this list, whatever the specificity. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  component: globalLayer('component'),
  page: globalLayer('page'),
}
