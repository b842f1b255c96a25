import { Text } from '@anupalan/design-system/text'
import { Reach } from '../reach/reach.tsx'
import { Part } from './part.tsx'
import { talkToUs } from './talk-to-us.words.ts'

export interface TalkToUsProps {
  /** @default 'Talk to us about it' */
  heading?: string
}

/** The ways to a person, as a sheet beside a page's own words. */
export const TalkToUs = ({ heading = talkToUs.heading }: TalkToUsProps) => (
  <Part id="book" heading={heading} surface="sheet">
    <Text tone="quiet">{talkToUs.text}</Text>
    <Reach />
  </Part>
)
