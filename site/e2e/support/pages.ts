/** All pages and screens of the site, from their metadata. */
import { screenDescriptions, screens, screenTitle, type ScreenPath } from '../../app/screens.ts'
import { readSite } from '../../build/pages.ts'

export interface VisitedPage {
  path: string
  /** Folder in `site/pages`; `app` for a screen. */
  page: string
  title: string
  description: string
  /** Whether it is indexed. */
  listed: boolean
}

const site = await readSite()

const documents: VisitedPage[] = site.pages.filter(({ status }) => status === 200)

const ofApplication = (Object.keys(screens) as ScreenPath[]).map((path): VisitedPage => {
  const [title, description] = [screenTitle(path)!, screenDescriptions[path]]
  return { path, page: 'app', title, description, listed: false }
})

export const everyPage: readonly VisitedPage[] = [...documents, ...ofApplication]

/** Components of several pages that only differ in content: two pages of each are tested. */
const alike = ['articles/article', 'careers/opening']

/** All pages, with two of each group of similar pages. */
export const somePages: readonly VisitedPage[] = [...Map.groupBy(everyPage, ({ page }) => page)].flatMap(
  ([page, all]) => (alike.includes(page) ? all.slice(0, 2) : all),
)
