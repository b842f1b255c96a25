/** The HTML document around a rendered body. It has no inline scripts. */
import { shell } from '../../chrome/shell.words.ts'

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
  /** URL of one of these scripts that is requested with the styles, because it takes longest. */
  urgentScript?: string
  /** Requested by a script before the others, if there is the hint of a session. */
  firstReads?: FirstReads
}

export interface FirstReads {
  /** URL of the script. */
  script: string
  /** URLs that it requests. */
  reads: readonly string[]
}

// Not deferred, because that would wait for the document and its styles.
const firstReadsElement = ({ script, reads }: FirstReads) =>
  `<script src="${script}" data-reads="${reads.join(' ').replaceAll('&', '&amp;')}"></script>`

/**
 * Elements of module scripts. Their priority is low, because the first paint needs only the styles, and a screen its
 * data.
 *
 * @param urgent URL of one that is requested with the styles
 */
function scriptElements(urgent: string | undefined) {
  const attributes = (address: string) => (address === urgent ? '' : ' fetchpriority="low"')
  const preload = (address: string) => `<link rel="modulepreload" href="${address}"${attributes(address)} />`
  const script = (address: string, at: number) =>
    at === 0 ? `<script type="module" src="${address}"${attributes(address)}></script>` : preload(address)
  return { preload, script }
}

export const documentHtml = ({
  head,
  body,
  themeScript,
  scripts,
  ownScripts = [],
  laterScripts = [],
  urgentScript,
  firstReads,
}: DocumentParts): string => {
  const { preload, script } = scriptElements(urgentScript)
  return `<!doctype html>
<html lang="${shell.locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    ${[...(firstReads ? [firstReadsElement(firstReads)] : []), `<script src="${themeScript}"></script>`].join('\n    ')}
    ${head}
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    ${[...scripts.map(script), ...ownScripts.map(script), ...laterScripts.map(preload)].join('\n    ')}
  </head>
  <body>
    <div id="root">${body}</div>
  </body>
</html>
`
}
