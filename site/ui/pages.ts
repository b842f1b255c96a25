import type { PageContent } from './page-content.ts'

/** What every page is given. */
export interface PageProps {
  path: string
}

/** What a page is given whose content its code does not hold. */
export interface ContentPageProps<Words = unknown> extends PageProps {
  content: PageContent<Words>
}
