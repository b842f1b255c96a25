/** The HTML document around a rendered body. It has no inline scripts. */
import { shell } from '../../chrome/navigation.words.ts'

export interface DocumentParts {
  /** Elements of the head: title, metadata, style sheets. */
  head: string
  body: string
  /** URL of the script that applies the chosen theme before the first paint. */
  themeScript: string
  /** URLs of a module script and of its imports, itself first. */
  scripts: readonly string[]
  /** The same for the page's own script. */
  ownScripts?: readonly string[]
  /** URLs of further module scripts, which a script imports later. */
  laterScripts?: readonly string[]
}

/** On scripts, because the first paint needs only the styles. */
const LOW_PRIORITY = 'fetchpriority="low"'

const preload = (address: string) => `<link rel="modulepreload" href="${address}" ${LOW_PRIORITY} />`

const scriptElement = (address: string, at: number) =>
  at === 0 ? `<script type="module" src="${address}" ${LOW_PRIORITY}></script>` : preload(address)

export const documentHtml = ({
  head,
  body,
  themeScript,
  scripts,
  ownScripts = [],
  laterScripts = [],
}: DocumentParts): string =>
  `<!doctype html>
<html lang="${shell.locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <script src="${themeScript}"></script>
    ${head}
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    ${[...scripts.map(scriptElement), ...ownScripts.map(scriptElement), ...laterScripts.map(preload)].join('\n    ')}
  </head>
  <body>
    <div id="root">${body}</div>
  </body>
</html>
`
