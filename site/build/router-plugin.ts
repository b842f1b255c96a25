import type { Plugin } from 'vite'

const routerChunk = /\/react-router\/dist\/development\/chunk-\w+\.mjs$/

/** What is written around components and contexts at the top of a module, and keeps unused ones in the bundle. */
const displayName = /^\w+\.displayName = "[^"]*";$/gm
const wrapped = /^var \w+ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/gm
/** A component that is a class, and what is written to it: a bundler cannot know that `React.Component` is only read. */
const classes =
  /^var (\w+) = (class extends React\d*\.Component \{\n[^]*?^\});\n(?:\1(\.contextType = \w+;)\n)?/gm
const developmentWarnings = 'var ENABLE_DEV_WARNINGS = true;'

/** A module of the router as a bundler can take it apart: without warnings for developers, its parts marked as unused. */
export const slimRouter = (code: string): string =>
  code
    .replace(developmentWarnings, developmentWarnings.replace('true', 'false'))
    .replaceAll(displayName, '')
    .replaceAll(wrapped, '$&/* @__PURE__ */ ')
    .replaceAll(
      classes,
      (_, name: string, body: string, written = '') =>
        `var ${name} = /* @__PURE__ */ (() => { const ${name} = ${body}; ${written && name + written} return ${name} })();\n`,
    )

/**
 * Leaves out of the build what the site does not use of React Router: forms, data loading, its error boundaries and scripts, warnings for developers. The
 * package has one entry for development and production, in one module whose parts look as if they were in use.
 */
export function routerPlugin(): Plugin {
  let isFound = false
  return {
    name: 'router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (!routerChunk.test(id) || !code.includes(developmentWarnings)) return undefined
      isFound = true
      return { code: slimRouter(code), map: null }
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('React Router has changed: see site/build/router-plugin.ts')
    },
  }
}
