import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screenModules } from './screen-modules.ts'
import { screens, type ScreenPath } from './screens.ts'

const routes = readFileSync(join(import.meta.dirname, 'routes.tsx'), 'utf8')

/** How `routes.tsx` imports the screen of a path and its layout. */
function importOf(path: string) {
  const name = new RegExp(`<Route path="${path}" element={<(\\w+)`).exec(routes)?.[1]
  const [, load, file] =
    new RegExp(`const ${name} = (\\w+)\\(\\(\\) => import\\('\\./([^']+)'\\)\\)`).exec(routes) ?? []
  const before = routes.slice(0, routes.indexOf(`path="${path}"`))
  const layout = [...before.matchAll(/<Route element={<(\w+Layout) \/>}>/g)].at(-1)?.[1]
  const [, layoutFile] =
    new RegExp(`const ${layout} = lazyModule\\(\\(\\) => import\\('\\./([^']+)'\\)\\)`).exec(routes) ?? []
  return { load, file, layoutFile }
}

test.each(Object.keys(screens) as ScreenPath[])(
  'the modules of %s are those that its route imports',
  (path) => {
    const { load, file, layoutFile } = importOf(path)
    const modules = screenModules(path)
    expect(modules.slice(0, 2)).toEqual([`app/${file}`, `app/${layoutFile}`])
    expect(modules.includes('app/data/data-provider.tsx')).toBe(load === 'dataScreen')
  },
)
