import type { Route } from '../routes.ts'
import type { PageContent } from './page-content.ts'

/** What every page is given: its own row of the route table. */
export interface PageProps {
  route: Route
}

/** What a page is given whose content its code does not hold. */
export interface ContentPageProps<Words = unknown> extends PageProps {
  content: PageContent<Words>
}
