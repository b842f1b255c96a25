import { Text } from '@anupalan/design-system/text'
import { servicePageWords } from '../../content/service-pages/words.ts'
import { Reach } from '../reach/reach.tsx'
import { Part } from './part.tsx'

const { book } = servicePageWords

export interface TalkToUsProps {
  /** @default 'Talk to us about it' */
  heading?: string
}

/** The ways to a person, as a sheet beside a page's own words. */
export const TalkToUs = ({ heading = book.heading }: TalkToUsProps) => (
  <Part id="book" heading={heading} surface="sheet">
    <Text tone="quiet">{book.text}</Text>
    <Reach />
  </Part>
)
