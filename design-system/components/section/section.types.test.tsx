/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Section } from './index.ts'

refused(
  // @ts-expect-error: a section is a landmark, and a landmark has a name.
  <Section>Words</Section>,
)
refused(
  // @ts-expect-error: one of its surfaces.
  <Section labelledBy="title" surface="dark">
    Words
  </Section>,
)
