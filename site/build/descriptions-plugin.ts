import type { Plugin } from 'vite'

const words = /\/site\/content\/pages\.ts$/
const description = /^ {4}description:\s*(?:`[^`]*`|'(?:[^'\\]|\\.)*'),\n/gm

/** The words of pages without their descriptions. */
export const withoutDescriptions = (code: string): string => code.replaceAll(description, '')

/**
 * Leaves the descriptions of pages, which stand in prerendered HTML for machines, out of the code that every visitor
 * loads with the route table. A browser reads titles only.
 */
export function descriptionsPlugin(): Plugin {
  return {
    name: 'descriptions',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (!words.test(id)) return undefined
      const slim = withoutDescriptions(code)
      if (/^ {4}description:/m.test(slim))
        this.error('A description is written in a way that site/build/descriptions-plugin.ts does not know')
      return { code: slim, map: null }
    },
  }
}
