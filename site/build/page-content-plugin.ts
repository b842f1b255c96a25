import type { ServerResponse } from 'node:http'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { matchPattern } from '../routes.ts'

/** The text of a file that the build would have put there; `null` where a page has none. Read anew each time. */
async function fileAt(server: ViteDevServer, pathname: string): Promise<string | null | undefined> {
  // Loaded when asked for: most of what runs Vite asks for none.
  const load = (module: string) => server.ssrLoadModule(module)
  const { forgetArticles } = (await load(
    '/build/articles/articles.ts',
  )) as typeof import('./articles/articles.ts')
  forgetArticles()
  const collections = (await load('/build/collections.ts')) as typeof import('./collections.ts')
  const { markup } = (await load('/build/prerender.tsx')) as typeof import('./prerender.tsx')
  const file = (await collections.readFiles('http://localhost'))[pathname.slice(1)]
  if (file !== undefined) return file
  const path = pathname.replace(/\.json$/, '')
  const pages = [...(await collections.readTable(markup)), ...(await collections.readMembers(markup))]
  const content = pages.find((page) => page.path === path)?.content
  if (content) return JSON.stringify(content)
  return matchPattern(path) ? null : undefined
}

async function answer(
  server: ViteDevServer,
  pathname: string,
  response: ServerResponse,
  next: Connect.NextFunction,
) {
  try {
    const text = await fileAt(server, pathname)
    if (text === undefined) return next()
    if (text === null) response.statusCode = 404
    response.end(text ?? '')
  } catch (error) {
    next(error)
  }
}

/** In development, pages that have a file of content find it where the build would have put it. */
export const pageContentPlugin = (): Plugin => ({
  name: 'page-content',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      if (/^\/[^@]*\.(?:json|xml)$/.test(pathname)) void answer(server, pathname, response, next)
      else next()
    })
  },
})
