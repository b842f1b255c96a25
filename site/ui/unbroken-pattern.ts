const month =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?'

/** Parts of a text that are read as one word. Browsers break a line at their spaces and after their hyphens. */
const parts = [
  // Forms and returns: `GSTR-3B`, `AOC-4`.
  String.raw`\b[A-Z]{2,5}-\d{1,2}[A-Z]?\b`,
  // `Form 130`, `Form 16A`, `Form 4-A`.
  String.raw`\bForms? \d{1,3}(?:-?[A-Z]{1,2})?\b`,
  // `e-commerce`, `e-invoices`.
  String.raw`\be-[a-z]+\b`,
  // Telephone numbers.
  String.raw`\+91(?: \d+)+`,
  // Years: `2026-27.pdf`, `(AY 2026-27)`.
  String.raw`(?:\(?[A-Z]Y )?\b\d{4}-\d\d\b\S{0,6}`,
  // Days and months: `19 Nov`, `1 April 2027`, `May 2027`.
  String.raw`\b\d{1,2} (?:${month})\b(?: \d{4}\b)?`,
  String.raw`\b(?:${month}) \d{4}\b`,
  // Amounts: `₹1.5 crore`.
  String.raw`₹[\d,.]+ (?:lakh|crore)\b`,
  // Sizes of files and times: `1.2 MB`, `7:25 pm`.
  String.raw`\b[\d.]+ [KM]B\b`,
  String.raw`\b\d{1,2}:\d\d [ap]m\b`,
]

/** Matches such parts; with its group, `split` keeps them. */
export const unbrokenPattern = new RegExp(`(${parts.join('|')})`)

/** Splits a text: every second piece, from the second on, stays on one line. */
export const splitUnbroken = (text: string): string[] => text.split(unbrokenPattern)

/** Splits such a piece before the year of a day: in a narrow column of a table that may begin the next line. */
export const splitYear = (piece: string): [rest: string, year?: string] => {
  const [, day, year] = /^(\d.*[a-z])( \d{4})$/.exec(piece) ?? []
  return day !== undefined && year !== undefined ? [day, year] : [piece]
}
