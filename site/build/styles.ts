import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A built style sheet, and the classes it speaks of. */
export interface StyleSheet {
  /** Its address on the site. */
  href: string
  classes: ReadonlySet<string>
}

/** Every style sheet of the build. */
export async function readStyleSheets(client: string): Promise<StyleSheet[]> {
  const files = (await readdir(join(client, 'assets'))).filter((file) => file.endsWith('.css')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const css = await readFile(join(client, 'assets', file), 'utf8')
      return {
        href: `/assets/${file}`,
        classes: new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? '')),
      }
    }),
  )
}

/**
 * The sheets that a prerendered page needs to be whole before any script: those that speak of a class in it. The
 * manifest cannot tell, since a part whose code comes later is in the page from the start.
 */
export function stylesOf(html: string, sheets: readonly StyleSheet[]): string[] {
  const used = [...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names]) => names?.split(' ') ?? [])
  return sheets.filter(({ classes }) => used.some((name) => classes.has(name))).map(({ href }) => href)
}
