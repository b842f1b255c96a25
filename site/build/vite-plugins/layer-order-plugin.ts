import type { Plugin } from 'vite'

/** The order of the cascade layers in `design-system/tokens/layers.css.ts`. */
const order = '@layer reset,theme,component,page;'

/**
 * Prepends the order of the cascade layers to every built style sheet. The first sheet determines the order, and which
 * one is first differs between pages.
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
