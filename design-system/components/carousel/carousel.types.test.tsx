/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Carousel } from './index.ts'

refused(
  // @ts-expect-error: `label` is required: it names the region.
  <Carousel>{[]}</Carousel>,
)
refused(
  // @ts-expect-error: there is no autoplay.
  <Carousel label="Testimonials" autoplay>
    {[]}
  </Carousel>,
)
refused(
  // @ts-expect-error: the container's width decides the cards of a page.
  <Carousel label="Testimonials" perPage={3}>
    {[]}
  </Carousel>,
)
