/**
 * What the development server answers, in the words of the build: one document at a time. `documents-plugin.ts` loads
 * it through Vite, so that it is evaluated anew when anything that documents are made of has changed.
 */
import { isApplicationPath } from '../../ui/application-path.ts'
import { notFound } from '../../ui/not-found.words.ts'
import { matchRoute, redirects, type PageName } from '../../routes.ts'
import { forgetArticles } from '../../pages/articles/source/articles.ts'
import { readFiles, readMembers, readTable, type BuiltPage } from '../collections.ts'
import { documentHtml } from './document.ts'
import { pageHead, type PageHead } from './head.ts'
import { renderPage } from './render.tsx'

export interface Redirection {
  status: number
  location: string
}

export interface File {
  type: string
  text: string
}

export interface Document {
  status: number
  /** @param linksTo elements of the head that bring the styles of a page. The application's come with its scripts. */
  html: (linksTo: (page: PageName) => Promise<readonly string[]>) => Promise<string>
}

export type Answer = Redirection | File | Document

const types: Record<string, string> = { json: 'application/json', xml: 'text/xml' }

/**
 * Search engines, for which the build draws pictures and adds to the head, read no document of development.
 * @param script address of a module
 */
const documentOf = (body: string, script: string, head: Omit<PageHead, 'styles'>): string =>
  documentHtml({
    head: pageHead({ ...head, styles: [] }),
    body,
    themeScript: '/theme.js',
    scripts: [script],
  })

function application(path: string): Document {
  const route = matchRoute(path)
  return {
    status: route ? 200 : 404,
    html: () => Promise.resolve(documentOf('', '/app/main.tsx', { title: route?.title ?? notFound.title })),
  }
}

const rendered = (
  page: Pick<BuiltPage, 'path' | 'page' | 'title' | 'content'> & { description?: string },
  status = 200,
  more: readonly string[] = [],
): Document => ({
  status,
  html: async (linksTo) => {
    // Islands are imported from their sources, and these bring what they need.
    const body = await renderPage(page, (source) => ({ address: `/${source}`, needs: [] }))
    const { title, description } = page
    // Once it is rendered, everything that it is made of has been loaded.
    const links = await linksTo(page.page)
    return documentOf(body, '/document.ts', { title, description, more: [...links, ...more] })
  },
})

let known: Promise<Map<string, BuiltPage>> | undefined

async function readPages(): Promise<Map<string, BuiltPage>> {
  const pages = [...(await readTable()), ...(await readMembers())]
  return new Map(pages.map((page) => [page.path, page]))
}

/** Articles are files that no module imports: told when one of them has changed. */
export function forgetPages(): void {
  forgetArticles()
  known = undefined
}

/** @param url path and query, as the server of the built site takes them */
export async function answerTo(url: string): Promise<Answer> {
  const { pathname, search } = new URL(url, 'http://localhost')
  const file = (await readFiles('http://localhost'))[pathname.slice(1)]
  if (file !== undefined) return { type: types[pathname.split('.').at(-1)!] ?? 'text/plain', text: file }

  const canonical = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
  const redirect = redirects.find(({ from }) => from === canonical)
  if (redirect) {
    const [path, fragment] = redirect.to.split('#')
    return {
      status: redirect.status,
      location: `${path}${search}${fragment === undefined ? '' : `#${fragment}`}`,
    }
  }
  known ??= readPages()
  const page = isApplicationPath(canonical) ? undefined : (await known).get(canonical)
  const document = page ? rendered(page) : isApplicationPath(canonical) ? application(canonical) : undefined
  if (document && canonical !== pathname) return { status: 308, location: canonical + search }
  return (
    document ??
    rendered({ path: '/404', page: 'not-found', title: notFound.title }, 404, [
      '<meta name="status" content="404" />',
    ])
  )
}
