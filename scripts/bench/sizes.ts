/** Sizes of every route and of every component. */
import { componentMeasures, weighComponents, writeSizes } from './component-sizes.ts'
import { table } from './measure.ts'
import type { Part } from './part.ts'
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
          ['component (gzip / brotli bytes)', 'own code', 'with XState', 'CSS'],
          Object.entries(components).map(([name, { own, whole, css }]) => [
            name,
            ...[own, whole, css].map(({ gzip, brotli }) => `${gzip} / ${brotli}`),
          ]),
        ),
      ],
      measures: [...routes.measures, ...componentMeasures(components)],
      details: { routes: routes.sizes, components },
    }
  },
}
