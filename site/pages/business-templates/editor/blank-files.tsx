import { Link } from '@anupalan/design-system/link'
import type { TemplateContent } from '../definitions/template-meta.ts'
import { templateWords as words } from '../definitions/words.ts'
import * as css from './template.css.ts'

/** Plain links to the prebuilt blank files. */
export function BlankFiles({ slug, formats }: Pick<TemplateContent, 'slug' | 'formats'>) {
  return (
    <span className={css.files}>
      {formats.map((format) => (
        <Link key={format} href={`/business-templates/${slug}.${format}`}>
          {words.blank.as(format)}
        </Link>
      ))}
    </span>
  )
}
