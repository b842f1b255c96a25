/**
 * Development: renders each document on request, by the code of the build, and sends HMR messages to open documents.
 * The site's modules are loaded through Vite: a static import here would make them part of the configuration, and each
 * change would restart the server.
 */
import { join } from 'node:path'
import type { ServerResponse } from 'node:http'
import type { Connect, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'
import { ISLANDS_CHANGED, type IslandsChanged } from '../../islands/islands-changed.ts'
import { styleLinks, watchStyles, type StyleWatch } from './document-styles.ts'

const ANSWERS = '/build/html/answers.ts'
const RENDERER = '/build/html/render.tsx'

/** Where a module is used. */
interface Use {
  /** Whether documents depend on it outside of islands, and must be rendered again. */
  isInDocuments: boolean
  /** URLs of the islands that import it: if hydrated, Vite updates them. */
  islands: ReadonlySet<string>
}

function useOf(modules: Iterable<EnvironmentModuleNode>): Use {
  const islands = new Set<string>()
  const seen = new Set<EnvironmentModuleNode>()
  let isInDocuments = false
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return
    seen.add(module)
    if (module.file?.endsWith('.island.tsx')) return void islands.add(module.url)
    if (module.importers.size === 0) isInDocuments = true
    for (const importer of module.importers) visit(importer)
  }
  for (const module of modules) visit(module)
  return { isInDocuments, islands }
}

async function linksTo(server: ViteDevServer, page: string): Promise<string[]> {
  const { moduleGraph } = server.environments.ssr
  const [renderer, module] = await Promise.all(
    [RENDERER, `/pages/${page}/page.tsx`].map((url) => moduleGraph.getModuleByUrl(url)),
  )
  return renderer && module ? styleLinks(renderer, module) : []
}

const loadAnswers = async (server: ViteDevServer) =>
  (await server.ssrLoadModule(ANSWERS)) as typeof import('../html/answers.ts')

async function answer(server: ViteDevServer, url: string, response: ServerResponse): Promise<void> {
  const { answerTo } = await loadAnswers(server)
  const result = await answerTo(url)
  response.setHeader('Cache-Control', 'no-cache')
  if ('location' in result) {
    response.writeHead(result.status, { Location: result.location }).end()
  } else if ('text' in result) {
    response.setHeader('Content-Type', `${result.type}; charset=utf-8`).end(result.text)
  } else {
    const html = await result.html((page) => linksTo(server, page))
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.statusCode = result.status
    response.end(await server.transformIndexHtml(url.split('?')[0]!, html))
  }
}

/** The component's own error inside the `AggregateError` of `renderDocument`. */
const causeOf = (error: unknown): unknown => (error instanceof AggregateError ? error.errors[0] : error)

/** Serves documents in development. */
export function documentsPlugin(): Plugin {
  let styles: StyleWatch
  /** Whether a browser may show an error instead of a document: any next change reloads, as it may be the fix. */
  let hasFailed = false

  const reload = (server: ViteDevServer) => {
    hasFailed = false
    server.environments.client.hot.send({ type: 'full-reload', path: '*' })
  }

  return {
    name: 'documents',
    apply: 'serve',
    config: () => ({ appType: 'custom' }),

    configureServer(server) {
      styles = watchStyles(server)
      // Vite watches only files of its module graph, which lacks tokens that only style modules import.
      server.watcher.add(join(server.config.root, '../design-system'))
      // Warms up for the first request. Errors are ignored here, since that request reports them.
      server.httpServer?.once('listening', () => void loadAnswers(server).catch(() => {}))

      const serve = async (
        { method, originalUrl = '/' }: Connect.IncomingMessage,
        response: ServerResponse,
        next: Connect.NextFunction,
      ) => {
        const isOther = /\.(?!json$|xml$|svg$)\w+$/.test(originalUrl.split('?')[0]!)
        if ((method !== 'GET' && method !== 'HEAD') || isOther) return next()
        try {
          await answer(server, originalUrl, response)
        } catch (error) {
          hasFailed = true
          const cause = causeOf(error)
          if (cause instanceof Error) server.ssrFixStacktrace(cause)
          return next(cause)
        }
        await styles.record()
      }
      // After Vite's middlewares, which serve files.
      return () => server.middlewares.use((request, response, next) => void serve(request, response, next))
    },

    hotUpdate: {
      order: 'post',
      async handler({ file, modules, server }) {
        const { name, moduleGraph } = this.environment
        if (name === 'client') {
          if (!/\.(?:ts|json)$/.test(file)) return
          const isStyle = file.endsWith('.css.ts')
          const { hasNewNames, sheets } = await styles.refresh(file).catch((error: unknown) => {
            hasFailed = true
            throw error
          })
          if (hasNewNames || (isStyle && hasFailed)) return reload(server)
          const changed = sheets.flatMap((sheet) => [...(moduleGraph.getModulesByFile(sheet) ?? [])])
          // With unchanged class names, only the sheets are replaced, in documents and in the application.
          return styles.has(file) ? changed : [...modules, ...changed]
        }
        if (name !== 'ssr' || file.endsWith('.css.ts')) return
        const { isInDocuments, islands } = useOf(modules)
        if (isInDocuments || hasFailed) return reload(server)
        if (islands.size === 0) return
        const changed: IslandsChanged = { islands: [...islands] }
        server.environments.client.hot.send(ISLANDS_CHANGED, changed)
      },
    },
  }
}
