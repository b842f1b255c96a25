/** A document around its rendered body: no inline script, nothing that waits for one. */
import { shell } from '../../chrome/navigation.words.ts'

export interface DocumentParts {
  /** Lines of the head: title, what machines are told, style sheets. */
  head: string
  body: string
  /** Address of the script that applies the chosen theme before the first paint. */
  themeScript: string
  /** Addresses of a module script and of all that it imports, itself first. */
  scripts: readonly string[]
  /** Those of a script that this page alone has. */
  ownScripts?: readonly string[]
}

/** On scripts: a document is read before it answers, so its styles come first. */
const LATER = 'fetchpriority="low"'

const scriptElement = (address: string, at: number) =>
  at === 0
    ? `<script type="module" src="${address}" ${LATER}></script>`
    : `<link rel="modulepreload" href="${address}" ${LATER} />`

/** @returns the whole document */
export const documentHtml = ({ head, body, themeScript, scripts, ownScripts = [] }: DocumentParts): string =>
  `<!doctype html>
<html lang="${shell.locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <script src="${themeScript}"></script>
    ${head}
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    ${[...scripts.map(scriptElement), ...ownScripts.map(scriptElement)].join('\n    ')}
  </head>
  <body>
    <div id="root">${body}</div>
  </body>
</html>
`
