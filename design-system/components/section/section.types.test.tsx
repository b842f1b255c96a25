/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Section } from './index.ts'

refused(
  // @ts-expect-error: `labelledBy` is required: a landmark needs a name.
  <Section>Words</Section>,
)
refused(
  // @ts-expect-error: one of its surfaces.
  <Section labelledBy="title" surface="dark">
    Words
  </Section>,
)
