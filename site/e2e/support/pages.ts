/** Every address of the site that a page or a screen answers, from what these say of themselves. */
import { screenDescriptions, screens, screenTitle, type ScreenPath } from '../../app/screens.ts'
import { readSite } from '../../build/pages.ts'

export interface VisitedPage {
  path: string
  /** Its folder in `site/pages`; of a screen, that of the application. */
  page: string
  title: string
  description: string
  /** Whether search engines are shown the way to it. */
  listed: boolean
}

const site = await readSite()

const documents: VisitedPage[] = site.pages.filter(({ status }) => status === 200)

const ofApplication = (Object.keys(screens) as ScreenPath[]).map((path): VisitedPage => {
  const [title, description] = [screenTitle(path)!, screenDescriptions[path]]
  return { path, page: 'app', title, description, listed: false }
})

export const everyPage: readonly VisitedPage[] = [...documents, ...ofApplication]

/** Of these there are as many as content has, and they differ in their words alone: two of each are looked at. */
const alike = ['articles/article', 'careers/opening']

/** Every page, but for those that look like others. */
export const somePages: readonly VisitedPage[] = [...Map.groupBy(everyPage, ({ page }) => page)].flatMap(
  ([page, all]) => (alike.includes(page) ? all.slice(0, 2) : all),
)
