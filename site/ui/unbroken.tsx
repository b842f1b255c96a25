import * as css from './unbroken.css.ts'
import { splitUnbroken, splitYear } from './unbroken-pattern.ts'

/** A text whose names of forms, years, days, amounts, sizes and times stay on one line. */
export const Unbroken = ({ text }: { text: string }) =>
  splitUnbroken(text).map((part, index) => {
    if (index % 2 === 0) return part
    const [rest, year] = splitYear(part)
    return (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text
      <span key={index} className={css.unbroken}>
        {rest}
        {year && <span>{year}</span>}
      </span>
    )
  })
