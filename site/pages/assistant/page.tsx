import type { PreparedPath } from '../../routes.ts'
import type { PageProps } from '../../ui/pages.ts'
import { InPreparation } from '../../ui/in-preparation.tsx'

/** The page of a row of the route table that names none: its path is one of those in preparation. */
export default function InPreparationPage({ path }: PageProps) {
  return <InPreparation path={path as PreparedPath} />
}
