/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { TestimonialCard } from './index.ts'

const client = { content: 'Words', name: 'Asha Rao', role: 'Owner', company: 'Rao', rating: 5 }

refused(
  // @ts-expect-error: `name` is required.
  <TestimonialCard {...client} name={undefined} />,
)
refused(
  // @ts-expect-error: a rating is a number from 0 to 5.
  <TestimonialCard {...client} rating="5" />,
)
refused(
  // @ts-expect-error: the name of a tone, not a CSS colour.
  <TestimonialCard {...client} bgColor="#2c5f8a" />,
)
