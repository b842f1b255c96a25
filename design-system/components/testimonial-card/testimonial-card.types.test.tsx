/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { TestimonialCard } from './index.ts'

const client = { content: 'Words', name: 'Asha Rao', role: 'Owner', company: 'Rao', rating: 5 }

refused(
  // @ts-expect-error: who says it is named.
  <TestimonialCard {...client} name={undefined} />,
)
refused(
  // @ts-expect-error: a rating is a number from 0 to 5.
  <TestimonialCard {...client} rating="5" />,
)
refused(
  // @ts-expect-error: a colour of the tokens.
  <TestimonialCard {...client} bgColor="#2c5f8a" />,
)
