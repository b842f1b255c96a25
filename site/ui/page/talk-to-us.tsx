import { Text } from '@anupalan/design-system/text'
import { Reach } from '../reach/reach.tsx'
import { Part } from './part.tsx'
import { talkToUs } from './talk-to-us.words.ts'

export interface TalkToUsProps {
  /** @default 'Talk to us about it' */
  heading?: string
}

/** Contact details, as a sheet next to a page's main text. */
export const TalkToUs = ({ heading = talkToUs.heading }: TalkToUsProps) => (
  <Part id="book" heading={heading} surface="sheet">
    <Text tone="quiet">{talkToUs.text}</Text>
    <Reach isEndOfSheet />
  </Part>
)
