/**
 * Development: renders each document when it is asked for, as the build does, and tells those that are open what has
 * changed. Everything of the site is loaded through Vite: a module that this file imported would be part of the
 * configuration, and a change of it would start the server again.
 */
import { join } from 'node:path'
import type { ServerResponse } from 'node:http'
import type { Connect, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'
import { ISLANDS_CHANGED, type IslandsChanged } from '../../islands/islands-changed.ts'
import { styleLinks, watchStyles, type StyleWatch } from './document-styles.ts'

const ANSWERS = '/build/html/answers.ts'
const RENDERER = '/build/html/render.tsx'

/** What a module is part of. */
interface Use {
  /** Whether documents are made of it, and have to be rendered again. */
  isInDocuments: boolean
  /** Addresses of the islands that it is part of: where they are hydrated, Vite replaces it. */
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
  const given = await answerTo(url)
  response.setHeader('Cache-Control', 'no-cache')
  if ('location' in given) {
    response.writeHead(given.status, { Location: given.location }).end()
  } else if ('text' in given) {
    response.setHeader('Content-Type', `${given.type}; charset=utf-8`).end(given.text)
  } else {
    const html = await given.html((page) => linksTo(server, page))
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.statusCode = given.status
    response.end(await server.transformIndexHtml(url.split('?')[0]!, html))
  }
}

/** What is wrong in a component, rather than that something is. */
const causeOf = (error: unknown): unknown => (error instanceof AggregateError ? error.errors[0] : error)

/** Serves documents in development. */
export function documentsPlugin(): Plugin {
  let styles: StyleWatch
  /** Whether a browser shows an error in place of a document: whatever changes next may have mended it. */
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
      // Tokens that only styles are made of are in no graph of Vite's own, which would have them watched.
      server.watcher.add(join(server.config.root, '../design-system'))
      // The first page is waited for less. What is wrong then, it says itself.
      server.httpServer?.once('listening', () => void loadAnswers(server).catch(() => {}))

      const serve = async (
        { method, originalUrl = '/' }: Connect.IncomingMessage,
        response: ServerResponse,
        next: Connect.NextFunction,
      ) => {
        const isOther = /\.(?!json$|xml$)\w+$/.test(originalUrl.split('?')[0]!)
        if ((method !== 'GET' && method !== 'HEAD') || isOther) return next()
        try {
          await answer(server, originalUrl, response)
        } catch (error) {
          hasFailed = true
          const cause = causeOf(error)
          if (cause instanceof Error) server.ssrFixStacktrace(cause)
          return next(cause)
        }
        await styles.remember()
      }
      // After Vite has answered for the files it has.
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
          // With the names they had, the sheets alone are replaced, in documents and in the application.
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
