import * as css from './brand-mark.css.ts'

export interface BrandMarkProps {
  /** Accessible name. Omit it if the name is next to the mark, which is then decorative. */
  title?: string
}

/** The account book: a cloth cover, its thread along the spine, three entries. 30 by 34 px at the default text size. */
export function BrandMark({ title }: BrandMarkProps) {
  const meaning = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg {...meaning} viewBox="0 0 30 34" className={css.mark} focusable="false">
      <rect width="30" height="34" rx="3" className={css.cover} />
      <rect x="5.5" width="2" height="34" className={css.spine} />
      <path d="M12 9h13v2H12zm0 6.5h13v2H12zM12 22h13v2H12z" className={css.entries} />
    </svg>
  )
}
