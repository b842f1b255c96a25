/** Sizes of every route and component, and the lines of code in `site/islands`. */
import { join } from 'node:path'
import { codeLinesIn } from './code-lines.ts'
import { componentMeasures, weighComponents, writeSizes } from './component-sizes.ts'
import { table } from './measure.ts'
import { root, type Part } from './part.ts'
import { measureRoutes } from './route-sizes.ts'

export const sizes: Part = {
  name: 'sizes',
  async run() {
    const routes = measureRoutes()
    const components = await weighComponents()
    writeSizes(components)
    return {
      notes: [
        routes.note,
        table(
          ['component (gzip / brotli bytes)', 'own code', 'with libraries', 'CSS'],
          Object.entries(components).map(([name, { own, whole, css }]) => [
            name,
            ...[own, whole, css].map(({ gzip, brotli }) => `${gzip} / ${brotli}`),
          ]),
        ),
      ],
      measures: [
        ...routes.measures,
        {
          what: 'lines of code in site/islands',
          is: codeLinesIn(join(root, 'site/islands')),
          unit: 'count',
          atMost: 400,
        },
        ...componentMeasures(components),
      ],
      details: { routes: routes.sizes, components },
    }
  },
}
