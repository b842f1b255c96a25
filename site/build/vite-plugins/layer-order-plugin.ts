import type { Plugin } from 'vite'

/** The order of the cascade layers, as `design-system/tokens/layers.css.ts` makes them. */
const order = '@layer reset,theme,component,page;'

/**
 * Begins every built style sheet with the order of the cascade layers. The first sheet that a browser reads settles
 * it, and which sheet that is differs from page to page.
 */
export function layerOrderPlugin(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle))
        if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
          asset.source = order + String(asset.source)
    },
  }
}
