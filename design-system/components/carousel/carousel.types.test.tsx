/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Carousel } from './index.ts'

refused(
  // @ts-expect-error: it is announced by its label.
  <Carousel>{[]}</Carousel>,
)
refused(
  // @ts-expect-error: it turns by the reader alone.
  <Carousel label="Testimonials" autoplay>
    {[]}
  </Carousel>,
)
refused(
  // @ts-expect-error: how many cards a page has is the width’s to say.
  <Carousel label="Testimonials" perPage={3}>
    {[]}
  </Carousel>,
)
