import * as css from './unbroken.css.ts'

/** `2026-27.pdf`, `(AY 2026-27)`, `19 Nov`, `1.2 MB`, `7:25 pm`. */
const figures =
  /((?:\(?[A-Z]Y )?\b\d{4}-\d\d\b\S{0,6}|\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|\b[\d.]+ [KM]B\b|\b\d{1,2}:\d\d [ap]m\b)/

/** A text whose years, days, sizes and times stay on one line. Browsers break a line also after the hyphen of 2026-27. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(figures).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text
      <span key={index} className={css.unbroken}>
        {part}
      </span>
    ),
  )
