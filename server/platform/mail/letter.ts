/** A mail to a person, rendered as text and as HTML from one source, so that the two cannot differ. */
import { defaultMailColours } from '@anupalan/server/contract'
import type { MailColours, Practice } from '@anupalan/server/contract'
import { escapeHtml } from '@anupalan/server/contract/core/escape-html'
import { mailWords } from './mail-words.ts'

export interface Letter {
  /** Heading. */
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** In order. */
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** Links to the next steps. */
  readonly links: readonly { readonly text: string; readonly href: string }[]
  /** Signature. */
  readonly from: readonly string[]
}

/** A line, such as `Regards`, and how the practice is reached. */
export const signatureOf = ({ name, phone, email }: Practice, ...lines: readonly string[]): string[] =>
  [...lines, name, phone, email].filter((line) => line !== undefined)

export const letterAsText = ({ heading, paragraphs, facts, links, from }: Letter): string =>
  [
    heading,
    ...paragraphs,
    facts.map(([name, value]) => mailWords.fact(name, value)).join('\n'),
    ...links.map(({ text, href }) => `${text}:\n${href}`),
    from.join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')

const font = "font-family:'Anek Latin','Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/**
 * One column with inline styles, because mail programs remove style sheets. Above the heading is the name of the firm
 * with its mark, a closed book, drawn by borders: many programs show no pictures. `color-scheme` keeps programs with a
 * dark theme from changing single colours, which would lower the contrast.
 */
export const letterAsHtml = (
  { heading, paragraphs, facts, links, from }: Letter,
  { name, colours = defaultMailColours }: Pick<Practice, 'name' | 'colours'>,
): string => `<!doctype html>
<html lang="${mailWords.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light only">
<title>${escapeHtml(heading)}</title>
</head>
<body style="margin:0;padding:24px 16px;background:${colours.paper};color:${colours.ink};${font};font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:24px;background:${colours.sheet};border:1px solid ${colours.rule};border-top:4px double ${colours.accent}">
${masthead(name, colours)}
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('\n')}
${facts.length === 0 ? '' : factsAsTable(facts, colours)}
${links
  .map(
    ({ text, href }) =>
      `<p style="margin:0 0 12px"><a href="${escapeHtml(href)}" style="color:${colours.accent}">${escapeHtml(text)}</a></p>`,
  )
  .join('\n')}
<p style="margin:16px 0 0;color:${colours.inkQuiet};font-size:14px">${from.map(escapeHtml).join('<br>')}</p>
</div>
</body>
</html>
`

const masthead = (name: string, { accent, ink, sheet }: MailColours) =>
  `<p style="margin:0 0 20px;font-weight:bold;color:${ink}"><span style="display:inline-block;box-sizing:border-box;width:16px;height:20px;margin-inline-end:10px;vertical-align:-4px;border-radius:2px;background:${accent}"><span style="display:inline-block;width:2px;height:20px;margin-inline-start:4px;background:${sheet}"></span></span>${escapeHtml(name)}</p>`

const factsAsTable = (
  facts: Letter['facts'],
  colours: MailColours,
) => `<table style="width:100%;margin:0 0 16px;border-collapse:collapse">
${facts
  .map(
    ([name, value]) =>
      `<tr style="border-top:1px solid ${colours.rule}"><th scope="row" style="padding:8px 16px 8px 0;text-align:start;vertical-align:top;font-weight:normal;color:${colours.inkQuiet}">${escapeHtml(name)}</th><td style="padding:8px 0;vertical-align:top;word-break:break-word;overflow-wrap:anywhere">${value
        .split('\n')
        .map((line) => lineAsHtml(line, colours))
        .join('<br>')}</td></tr>`,
  )
  .join('\n')}
</table>`

/** A line that is an address can be followed. */
const lineAsHtml = (line: string, { accent }: MailColours) => {
  const text = escapeHtml(line)
  return line.startsWith('https://') ? `<a href="${text}" style="color:${accent}">${text}</a>` : text
}
